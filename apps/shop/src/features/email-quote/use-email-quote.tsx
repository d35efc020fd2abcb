import type { QuoteResponse } from '@app/contracts';
import { useState } from 'react';
import { useLazyDialog } from '../../lib/use-lazy-dialog';
import { text } from './text';

const fetchDialog = () =>
  import(/* webpackChunkName: "email-quote" */ './email-quote-dialog').then((it) => it.EmailQuoteDialog);

/** What a button needs to have a quote sent by email: its dialog is fetched when it is about to be wanted. */
export function useEmailQuote(quote: QuoteResponse) {
  const { Dialog, close, isOpen, ...dialog } = useLazyDialog(fetchDialog, text.didNotOpen);
  const [sentTo, setSentTo] = useState<string | null>(null);
  return {
    open: dialog.open,
    isOpening: dialog.isOpening,
    intent: dialog.intent,
    /** Said for as long as the quote is shown: a toast is gone before one has noticed a slip in the address. */
    sentNote: sentTo && text.sentTo(sentTo),
    dialog: Dialog && <Dialog quote={quote} isOpen={isOpen} onClose={close} onSent={setSentTo} />,
  };
}
