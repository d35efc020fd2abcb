import type { QuoteResponse } from '@app/contracts';
import { Button, LazyChunk, useLazyView, wholeReferencesAndAmounts } from '@app/ui';
import { Mail } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { buttonText } from './button-text';

const form = new LazyChunk(() =>
  import(/* webpackChunkName: "email-basket" */ './email-basket-form').then(
    (module) => module.EmailBasketForm,
  ),
);

export function EmailBasket({ quotes }: { quotes: readonly QuoteResponse[] }) {
  const { View: Form, isOpen, close, button } = useLazyView(form, buttonText.didNotOpen);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const isShown = isOpen && Form !== null;
  return (
    <div className="mt-1.5">
      <Button
        {...button}
        ref={opener}
        kind="ghost"
        isFullWidth
        aria-expanded={isShown}
        aria-controls={isShown ? id : undefined}
        onClick={isOpen ? close : button.onClick}
      >
        {!button.isPending && <Mail className="size-5" strokeWidth={1.5} />}
        {buttonText.title}
      </Button>
      {isShown && (
        <Form
          id={id}
          quoteIds={quotes.map((quote) => quote.id)}
          onSent={(email) => {
            setSentTo(email);
            close();
            opener.current?.focus();
          }}
        />
      )}
      {sentTo && !isOpen && (
        <p className="mt-1 text-center text-small wrap-anywhere text-ok">
          {wholeReferencesAndAmounts(buttonText.sentTo(sentTo))}
        </p>
      )}
    </div>
  );
}
