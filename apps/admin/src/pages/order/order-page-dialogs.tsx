import type { AdminOrderDetail, AdminQuoteDetail, AppointmentKind } from '@app/contracts';
import { paths } from '@app/contracts';
import { BookDialog } from '../../features/appointments/appointment-dialogs';
import { paidOrderOf } from '../../features/ledger/paid-order';
import { RecordPaymentDialog } from '../../features/ledger/record-payment-dialog';
import { CancelDialog } from '../../features/orders/cancel-dialog';
import { FollowUpDialog } from '../../features/orders/order-mails';
import { ProblemDialog } from '../../features/production/problem-dialog';
import { useAdminQuery } from '../../lib/api';
import { QueryDialog } from '../../lib/form';
import { AddTopsDialog } from './changing/add-tops-dialog';
import { DeliveryDialog } from './changing/delivery-dialog';
import { RequestBalanceDialog, WithdrawBalanceDialog } from './money/balance-dialogs';
import { RefundCreditDialog } from './money/refund-credit-dialog';
import type { MoneyDialog } from './money/money-column';
import { text } from './text';

export type OrderPageDialog =
  | { kind: MoneyDialog | 'add-tops' | 'delivery' }
  /** Without `problem`, by the state of the order's first top. */
  | { kind: 'mail'; problem?: { quoteId: string; isRemade: boolean } }
  | { kind: 'problem'; topId: string }
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
    case 'refund-credit':
      return <RefundCreditDialog order={paid} onClose={onClose} />;
    case 'add-tops':
      return <AddTopsDialog order={order} onClose={onClose} />;
    case 'delivery':
      return <DeliveryDialog order={order} onClose={onClose} />;
    case 'mail':
      return (
        <MailOfOrder quoteId={open.problem?.quoteId ?? quoteId} problem={open.problem} onClose={onClose} />
      );
    case 'problem': {
      const top = order.tops.find(({ id }) => id === open.topId);
      return (
        top && (
          <ProblemDialog reference={top.reference} stage={top.stage} isWorkshop={false} onClose={onClose} />
        )
      );
    }
    case 'book':
      return (
        <BookDialog
          quoteId={quoteId}
          reference={order.reference}
          kind={open.what}
          deliveryAddress={order.deliveryAddress}
          holds={[...new Set(order.tops.flatMap(({ stage, holds }) => (stage ? holds : [])))]}
          tops={order.appointments.tops}
          onClose={onClose}
        />
      );
    case 'cancel':
      return <CancelDialog order={order} topId={open.topId} onClose={onClose} />;
  }
}

interface MailOfOrderProps {
  quoteId: string;
  problem: { isRemade: boolean } | undefined;
  onClose: () => void;
}

function MailOfOrder({ quoteId, problem, onClose }: MailOfOrderProps) {
  const query = useAdminQuery<AdminQuoteDetail>(paths.adminQuote(quoteId));
  const occasion = problem && (problem.isRemade ? 'remade' : 'problem');
  return (
    <QueryDialog query={query} title={text.mailTitle} loading={text.loadingTop} onClose={onClose}>
      {(quote) => (
        <FollowUpDialog title={text.mailTitle} quote={quote} occasion={occasion} onClose={onClose} />
      )}
    </QueryDialog>
  );
}
