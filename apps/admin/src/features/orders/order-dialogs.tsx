import { type AdminQuote, paths } from '@app/contracts';
import { formatPounds } from '@app/pricing';
import { showToast } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { apiText, useAdminMutation } from '../../lib/api/use-admin-call';
import { ConfirmDialog } from '../../lib/dialog/confirm-dialog';
import { CancelDialog } from './cancel-dialog';
import { useOrderStatus, useRestoreOrder } from './order-calls';
import { EmailAgainDialog, FollowUpDialog } from './order-mails';
import { contactOf } from './quote-words';
import { text } from './text';

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
      {asked?.question === 'cancel' && <CancelDialog quote={asked.quote} onClose={close} />}
      {asked?.question === 'decline' && <DeclineOrder quote={asked.quote} onClose={close} />}
      {asked?.question === 'delete' && <DeleteOrder quote={asked.quote} onClose={close} />}
    </OrderDialogContext>
  );
}

type OrderDialogName = 'follow-up' | 'email' | 'cancel' | 'decline' | 'delete';

type OpenOrderDialog = (question: OrderDialogName, quote: AdminQuote) => void;

/** Opens the dialogs of {@link OrderDialogs}; outside of them there is nobody to ask. */
const OrderDialogContext = createContext<OpenOrderDialog>(() => undefined);

export const useOrderDialog = (): OpenOrderDialog => useContext(OrderDialogContext);

export function useFollowUp(): (quote: AdminQuote) => void {
  const ask = useOrderDialog();
  return (quote) => {
    if (quote.customerEmail) ask('follow-up', quote);
    else showToast({ title: text.noAddressTitle, description: text.noAddressDetail, tone: 'bad' });
  };
}

function DeclineOrder({ quote, onClose }: { quote: AdminQuote; onClose: () => void }) {
  const change = useOrderStatus();
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={text.declineTitle(quote.reference)}
      description={text.declineDetail(formatPounds(quote.receivedDeposit))}
      confirm={text.decline}
      onConfirm={() => {
        change.mutate({ quote, next: 'declined' });
        onClose();
      }}
    />
  );
}

/** Asks before a quote is deleted, by its name; the toast can take it back (D22). */
function DeleteOrder({ quote, onClose }: { quote: AdminQuote; onClose: () => void }) {
  const restore = useRestoreOrder();
  const deletion = useAdminMutation({
    changes: ['orders', 'money', 'tasks'],
    run: () => apiMutation<unknown>('DELETE', paths.adminQuote(quote.id)),
    failure: { unlessSaid: apiText.deleteFailed },
    onDone: () => {
      showToast({
        title: text.isDeleted(quote.reference),
        action: { label: text.undo, onChoose: () => restore.mutate(quote) },
      });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={text.deleteTitle(quote.reference)}
      description={text.deleteDetail(contactOf(quote)[0] ?? null)}
      confirm={text.delete}
      isPending={deletion.isPending}
      onConfirm={() => deletion.mutate()}
    />
  );
}
