import {
  type AdminOrderDetail,
  type AdminQuote,
  type AdminQuoteDetail,
  maxOverrideReasonLength,
  paths,
  type QuoteStatus,
  type SetQuoteStatusRequest,
} from '@app/contracts';
import { formatPounds } from '@app/pricing';
import { showToast } from '@app/ui';
import { apiMutation, optionalData } from '@app/web-client';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { CancelDialog } from '../../../features/orders/cancel-dialog';
import { cancelText } from '../../../features/orders/cancel-text';
import { EmailAgainDialog, FollowUpDialog } from '../../../features/orders/order-mails';
import { contactDetailsOf } from '../../../features/orders/quote-text';
import { text } from '../../../features/orders/text';
import { apiText, useAdminMutation, useAdminQuery } from '../../../lib/api';
import { ConfirmDialog } from '../../../lib/controls';
import { FormDialog, QueryDialog, TextField } from '../../../lib/form';
import { useOrderStatus, useRestoreOrder } from './order-calls';

/** The dialogs of list and panel. They are outside the rows, because a row may disappear while its dialog is open. */
export function OrderDialogs({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<OrderDialog | null>(null);
  const close = () => setOpen(null);
  return (
    <OrderDialogContext value={setOpen}>
      {children}
      {open?.kind === 'follow-up' && <FollowUpDialog quote={open.quote} onClose={close} />}
      {open?.kind === 'email' && <EmailAgainDialog quote={open.quote} onClose={close} />}
      {open?.kind === 'cancel' && <CancelOrderOf quote={open.quote} onClose={close} />}
      {open?.kind === 'status' && <ConfirmStatus {...open} onClose={close} />}
      {open?.kind === 'override' && <OverrideRules quote={open.quote} onClose={close} />}
      {open?.kind === 'delete' && <DeleteOrder quote={open.quote} onClose={close} />}
    </OrderDialogContext>
  );
}

type OrderDialog =
  | { kind: 'follow-up' | 'email' | 'cancel' | 'override' | 'delete'; quote: AdminQuote }
  | { kind: 'status'; quote: AdminQuote; next: QuoteStatus };

type OpenOrderDialog = (dialog: OrderDialog) => void;

/** Only works inside {@link OrderDialogs}. */
const OrderDialogContext = createContext<OpenOrderDialog>(() => undefined);

export const useOrderDialog = (): OpenOrderDialog => useContext(OrderDialogContext);

export function useFollowUp(): (quote: AdminQuote) => void {
  const openDialog = useOrderDialog();
  return (quote) => {
    if (quote.customerEmail) openDialog({ kind: 'follow-up', quote });
    else showToast({ title: text.noAddressTitle, description: text.noAddressDetail, tone: 'bad' });
  };
}

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
      {(wholeOrder) => <CancelDialog order={wholeOrder} topId={id} onClose={onClose} />}
    </QueryDialog>
  );
}

/** Approves a quote that the making rules refuse. The reason is stored. */
const OverrideRules = ({ quote, onClose }: { quote: AdminQuote; onClose: () => void }) => {
  const detail = useAdminQuery<AdminQuoteDetail>(paths.adminQuote(quote.id));
  return (
    <FormDialog<{ reason: string }>
      title={text.overrideTitle(quote.reference)}
      description={[...(optionalData(detail)?.contradictions ?? []), text.overrideDetail].join(' ')}
      defaultValues={{ reason: '' }}
      mutationFn={({ reason }) =>
        apiMutation<unknown>('PUT', paths.adminQuoteStatus(quote.id), {
          status: 'approved',
          overrideReason: reason.trim(),
        } satisfies SetQuoteStatusRequest)
      }
      invalidates={['orders', 'money', 'tasks', 'mails']}
      successToast={() => ({ title: text.statusChanged(quote.reference, text.statuses.approved) })}
      failure={apiText.statusFailed}
      submitLabel={text.override}
      isNarrow
      onClose={onClose}
    >
      {(form) => (
        <TextField
          form={form}
          name="reason"
          label={text.overrideReason}
          requiredMessage={text.overrideReasonMissing}
          maxLength={maxOverrideReasonLength}
        />
      )}
    </FormDialog>
  );
};

interface ConfirmStatusProps {
  quote: AdminQuote;
  next: QuoteStatus;
  onClose: () => void;
}

function ConfirmStatus({ quote, next, onClose }: ConfirmStatusProps) {
  const change = useOrderStatus();
  const dialogText =
    next === 'declined'
      ? {
          title: text.declineTitle(quote.reference),
          description: text.declineDetail(formatPounds(quote.receivedDeposit)),
          confirmLabel: text.decline,
        }
      : {
          title: text.reopenTitle(quote.reference),
          description: text.reopenDetail(Boolean(quote.customerEmail)),
          confirmLabel: text.reopen,
        };
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      {...dialogText}
      onConfirm={() => {
        change.mutate({ quote, next });
        onClose();
      }}
    />
  );
}

function DeleteOrder({ quote, onClose }: { quote: AdminQuote; onClose: () => void }) {
  const restore = useRestoreOrder();
  const deletion = useAdminMutation({
    invalidates: ['orders', 'money', 'tasks'],
    mutationFn: () => apiMutation<unknown>('DELETE', paths.adminQuote(quote.id)),
    failure: { fallback: apiText.deleteFailed },
    onSuccess: () => {
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
      description={text.deleteDetail(contactDetailsOf(quote)[0] ?? null)}
      confirmLabel={text.delete}
      isPending={deletion.isPending}
      onConfirm={() => deletion.mutate()}
    />
  );
}
