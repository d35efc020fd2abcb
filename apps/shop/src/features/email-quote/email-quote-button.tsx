import { Button } from '@app/ui';
import { Mail } from 'lucide-react';
import type { EmailQuoteProps } from '../../lib/email-quote-slot';
import { buttonText } from './button-text';
import { useEmailQuote } from './use-email-quote';

export function EmailQuoteButton({ quote, onOpen }: EmailQuoteProps) {
  const { open, isOpening, intent, sentNote, dialog } = useEmailQuote(quote);
  return (
    <>
      <Button
        kind="secondary"
        size="large"
        isPending={isOpening}
        onClick={() => {
          onOpen?.();
          open();
        }}
        {...intent}
      >
        {!isOpening && <Mail aria-hidden className="size-5" strokeWidth={1.5} />}
        {buttonText.title}
      </Button>
      {sentNote && (
        <p className="text-small wrap-anywhere text-ok min-[1320px]:order-last min-[1320px]:col-span-2">
          {sentNote}
        </p>
      )}
      {dialog}
    </>
  );
}
