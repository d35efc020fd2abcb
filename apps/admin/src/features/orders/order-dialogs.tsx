import { type AdminOrderDetail, type AdminQuote, paths, type QuoteStatus } from '@app/contracts';
import { formatPounds } from '@app/pricing';
import { showToast } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { apiText, useAdminMutation, useAdminQuery } from '../../lib/api/use-admin-call';
import { ConfirmDialog } from '../../lib/dialog/confirm-dialog';
import { QueryDialog } from '../../lib/form/query-dialog';
import { CancelDialog } from './cancel-dialog';
import { cancelText } from './cancel-text';
import { useOrderStatus, useRestoreOrder } from './order-calls';
import { EmailAgainDialog, FollowUpDialog } from './order-mails';
import { contactOf } from './quote-words';
import { text } from './text';

/** The dialogs of list and panel. They are outside the rows, because a row may disappear while its dialog is open. */
export function OrderDialogs({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<OrderDialog | null>(null);
  const close = () => setAsked(null);
  return (
    <OrderDialogContext value={setAsked}>
      {children}
      {asked?.question === 'follow-up' && <FollowUpDialog quote={asked.quote} onClose={close} />}
      {asked?.question === 'email' && <EmailAgainDialog quote={asked.quote} onClose={close} />}
      {asked?.question === 'cancel' && <CancelOrderOf quote={asked.quote} onClose={close} />}
      {asked?.question === 'status' && <StatusQuestion {...asked} onClose={close} />}
      {asked?.question === 'delete' && <DeleteOrder quote={asked.quote} onClose={close} />}
    </OrderDialogContext>
  );
}

type OrderDialog =
  | { question: 'follow-up' | 'email' | 'cancel' | 'delete'; quote: AdminQuote }
  | { question: 'status'; quote: AdminQuote; next: QuoteStatus };

type OpenOrderDialog = (dialog: OrderDialog) => void;

/** Only works inside {@link OrderDialogs}. */
const OrderDialogContext = createContext<OpenOrderDialog>(() => undefined);

export const useOrderDialog = (): OpenOrderDialog => useContext(OrderDialogContext);

export function useFollowUp(): (quote: AdminQuote) => void {
  const ask = useOrderDialog();
  return (quote) => {
    if (quote.customerEmail) ask({ question: 'follow-up', quote });
    else showToast({ title: text.noAddressTitle, description: text.noAddressDetail, tone: 'bad' });
  };
}

/** The quote's top is preselected. */
function CancelOrderOf({ quote: { id, order }, onClose }: { quote: AdminQuote; onClose: () => void }) {
  const query = useAdminQuery<AdminOrderDetail>(paths.adminOrder(order?.id ?? ''), {
    isEnabled: Boolean(order),
  });
  if (!order) return null;
  return (
    <QueryDialog
      query={query}
      title={cancelText.title(order.reference)}
      loading={cancelText.loading}
      onClose={onClose}
    >
      {(whole) => <CancelDialog order={whole} topId={id} onClose={onClose} />}
    </QueryDialog>
  );
}

interface StatusQuestionProps {
  quote: AdminQuote;
  next: QuoteStatus;
  onClose: () => void;
}

function StatusQuestion({ quote, next, onClose }: StatusQuestionProps) {
  const change = useOrderStatus();
  const words =
    next === 'declined'
      ? {
          title: text.declineTitle(quote.reference),
          description: text.declineDetail(formatPounds(quote.receivedDeposit)),
          confirm: text.decline,
        }
      : {
          title: text.reopenTitle(quote.reference),
          description: text.reopenDetail(Boolean(quote.customerEmail)),
          confirm: text.reopen,
        };
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      {...words}
      onConfirm={() => {
        change.mutate({ quote, next });
        onClose();
      }}
    />
  );
}

/** Can be undone from the toast (D22). */
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
