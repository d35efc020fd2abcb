import type { CheckoutRecord, RefundRecord, ReturnRecord, TransactionRecord } from '../state/records';
import type { SandboxStore } from '../state/sandbox-store';
import { isRefunded, toTransaction } from './to-checkout-response';

export const toTransactionResponse = (
  checkout: CheckoutRecord,
  transaction: TransactionRecord,
  store: SandboxStore,
): Record<string, unknown> => ({
  ...toTransaction(checkout, transaction),
  product_summary: checkout.request.description ?? checkout.reference,
  payouts_total: 1,
  payouts_received: 0,
  payout_plan: 'SINGLE_PAYMENT',
  simple_payment_type: 'CARD',
  verification_method: 'none',
  card: { last_4_digits: transaction.cardEnd, type: transaction.cardType },
  simple_status: simpleStatus(checkout, transaction),
  transaction_events: [
    ...transaction.refunds.map((refund) => toEvent('REFUND', refundStatus(refund, store), refund)),
    ...transaction.chargebacks.map((each) => toEvent('CHARGE_BACK', 'SUCCESSFUL', each)),
  ].map((event, index) => ({ id: index + 1, ...event })),
});

export const refundStatus = ({ settledMachineMs }: RefundRecord, store: SandboxStore) =>
  store.machineMs < settledMachineMs ? 'PENDING' : 'REFUNDED';

function toEvent(event_type: string, status: string, { atMs, amountPence }: ReturnRecord) {
  const timestamp = new Date(atMs).toISOString();
  const date = timestamp.slice(0, 10);
  return { event_type, status, amount: amountPence / 100, date, due_date: date, timestamp };
}

function simpleStatus(checkout: CheckoutRecord, transaction: TransactionRecord) {
  if (transaction.chargebacks.length > 0) return 'CHARGEBACK';
  return isRefunded(checkout.amountPence, transaction) ? 'REFUNDED' : transaction.status;
}
