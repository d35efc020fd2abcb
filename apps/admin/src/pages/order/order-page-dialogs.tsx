import type { AdminOrderDetail, AdminQuoteDetail, AppointmentKind } from '@app/contracts';
import { paths } from '@app/contracts';
import { BookDialog } from '../../features/appointments/appointment-dialogs';
import { paidOrderOf } from '../../features/ledger/paid-order';
import { RecordPaymentDialog } from '../../features/ledger/record-payment-dialog';
import { CancelDialog } from '../../features/orders/cancel-dialog';
import { FollowUpDialog } from '../../features/orders/order-mails';
import { useAdminQuery } from '../../lib/api/use-admin-call';
import { QueryDialog } from '../../lib/form/query-dialog';
import { AddTopsDialog } from './changing/add-tops-dialog';
import { DeliveryDialog } from './changing/delivery-dialog';
import { RequestBalanceDialog, WithdrawBalanceDialog } from './money/balance-dialogs';
import { RefundCreditDialog } from './money/refund-credit-dialog';
import type { MoneyDialog } from './money/money-column';
import { text } from './text';

export type OrderPageDialog =
  | { kind: MoneyDialog | 'add-tops' | 'delivery' | 'mail' }
  | { kind: 'book'; what: AppointmentKind }
  /** null: all tops. */
  | { kind: 'cancel'; topId: string | null };

interface OrderPageDialogsProps {
  order: AdminOrderDetail;
  open: OrderPageDialog | null;
  onClose: () => void;
}

export function OrderPageDialogs({ order, open, onClose }: OrderPageDialogsProps) {
  const paid = paidOrderOf(order);
  const { quoteId } = paid;
  switch (open?.kind) {
    case undefined:
      return null;
    case 'record':
      return <RecordPaymentDialog order={paid} onClose={onClose} />;
    case 'ask-balance':
      return <RequestBalanceDialog order={paid} onClose={onClose} />;
    case 'withdraw-balance':
      return <WithdrawBalanceDialog order={paid} onClose={onClose} />;
    case 'give-back':
      return <RefundCreditDialog order={paid} onClose={onClose} />;
    case 'add-tops':
      return <AddTopsDialog order={order} onClose={onClose} />;
    case 'delivery':
      return <DeliveryDialog order={order} onClose={onClose} />;
    case 'mail':
      return <FollowUpOfOrder quoteId={quoteId} onClose={onClose} />;
    case 'book':
      return <BookDialog quoteId={quoteId} reference={order.reference} kind={open.what} onClose={onClose} />;
    case 'cancel':
      return <CancelDialog order={order} topId={open.topId} onClose={onClose} />;
  }
}

function FollowUpOfOrder({ quoteId, onClose }: { quoteId: string; onClose: () => void }) {
  const query = useAdminQuery<AdminQuoteDetail>(paths.adminQuote(quoteId));
  return (
    <QueryDialog query={query} title={text.writeMail} loading={text.loadingTop} onClose={onClose}>
      {(quote) => <FollowUpDialog quote={quote} onClose={onClose} />}
    </QueryDialog>
  );
}
