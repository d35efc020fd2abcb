import type { QuoteResponse } from '@app/contracts';
import { Button } from '@app/ui';
import { Mail } from 'lucide-react';
import { buttonText } from './button-text';
import { useEmailQuote } from './use-email-quote';

interface EmailQuoteButtonProps {
  quote: QuoteResponse;
  onOpen?: () => void;
}

export function EmailQuoteButton({ quote, onOpen }: EmailQuoteButtonProps) {
  const { button, sentNote, dialog } = useEmailQuote(quote);
  return (
    <>
      <Button
        {...button}
        kind="secondary"
        size="large"
        onClick={() => {
          onOpen?.();
          button.onClick();
        }}
      >
        {!button.isPending && <Mail className="size-5" strokeWidth={1.5} />}
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
