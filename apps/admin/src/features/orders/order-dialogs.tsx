import type { AdminQuote } from '@app/contracts';
import { useState, type ReactNode } from 'react';
import { OrderDialogContext, type OrderDialogName } from './order-dialog-context';
import { DeclineOrder } from './decline-order';
import { DeleteOrder } from './delete-order';
import { EmailAgainDialog } from './email-again-dialog';
import { FollowUpDialog } from './follow-up-dialog';

/**
 * Around list and panel: the dialogs that either of them opens. They stand outside of the rows, so that a row
 * may go, or be pressed, without them.
 */
export function OrderDialogs({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<{ question: OrderDialogName; quote: AdminQuote } | null>(null);
  const close = () => setAsked(null);
  return (
    <OrderDialogContext value={(question, quote) => setAsked({ question, quote })}>
      {children}
      {asked?.question === 'follow-up' && <FollowUpDialog quote={asked.quote} onClose={close} />}
      {asked?.question === 'email' && <EmailAgainDialog quote={asked.quote} onClose={close} />}
      {asked?.question === 'decline' && <DeclineOrder quote={asked.quote} onClose={close} />}
      {asked?.question === 'delete' && <DeleteOrder quote={asked.quote} onClose={close} />}
    </OrderDialogContext>
  );
}
