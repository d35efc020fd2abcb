import type { CheckoutRecord, RefundRecord, TransactionRecord } from '../state/records';
import type { SandboxStore } from '../state/sandbox-store';
import { isRefunded, toTransaction } from './to-checkout-response';

/** A transaction as the Transactions API shows it. */
export const toTransactionResponse = (
  checkout: CheckoutRecord,
  transaction: TransactionRecord,
  store: SandboxStore,
): Record<string, unknown> => ({
  ...toTransaction(checkout, transaction),
  product_summary: checkout.description ?? checkout.reference,
  payouts_total: 1,
  payouts_received: 0,
  payout_plan: 'SINGLE_PAYMENT',
  simple_payment_type: 'CARD',
  verification_method: 'none',
  card: { last_4_digits: transaction.cardEnd, type: transaction.cardType },
  simple_status: isRefunded(checkout.amountPence, transaction) ? 'REFUNDED' : transaction.status,
  transaction_events: transaction.refunds.map((refund) => toRefundEvent(refund, store)),
});

export const refundStatus = ({ settledMachineMs }: RefundRecord, store: SandboxStore) =>
  store.machineMs < settledMachineMs ? 'PENDING' : 'REFUNDED';

function toRefundEvent(refund: RefundRecord, store: SandboxStore) {
  const timestamp = new Date(refund.atMs).toISOString();
  return {
    id: refund.number,
    event_type: 'REFUND',
    status: refundStatus(refund, store),
    amount: refund.amountPence / 100,
    date: timestamp.slice(0, 10),
    due_date: timestamp.slice(0, 10),
    timestamp,
  };
}
