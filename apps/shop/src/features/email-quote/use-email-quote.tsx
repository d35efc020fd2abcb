import type { QuoteResponse } from '@app/contracts';
import { LazyChunk, useLazyView, wholeReferencesAndAmounts } from '@app/ui';
import { useState } from 'react';
import { buttonText } from './button-text';

const dialog = new LazyChunk(() =>
  import(/* webpackChunkName: "email-quote" */ './email-quote-dialog').then(
    (module) => module.EmailQuoteDialog,
  ),
);

export function useEmailQuote(quote: QuoteResponse) {
  const { View: Dialog, isOpen, close, button } = useLazyView(dialog, buttonText.didNotOpen);
  const [sentTo, setSentTo] = useState<string | null>(null);
  return {
    /** Props of the button that opens it. */
    button: { ...button, 'aria-haspopup': 'dialog' } as const,
    /** Stays while the quote is shown: a toast is gone before one notices a typing error in the address. */
    sentNote: sentTo && wholeReferencesAndAmounts(buttonText.sentTo(sentTo)),
    dialog: Dialog && <Dialog quote={quote} isOpen={isOpen} onClose={close} onSent={setSentTo} />,
  };
}
