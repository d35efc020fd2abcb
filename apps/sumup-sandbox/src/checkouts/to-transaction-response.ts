import type { ChargebackRecord, CheckoutRecord, RefundRecord, TransactionRecord } from '../state/records';
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
  simple_status: transaction.chargebacks
    ? 'CHARGEBACK'
    : isRefunded(checkout.amountPence, transaction)
      ? 'REFUNDED'
      : transaction.status,
  transaction_events: [
    ...transaction.refunds.map((refund) => toRefundEvent(refund, store)),
    ...(transaction.chargebacks ?? []).map((chargeback) =>
      toEvent('CHARGE_BACK', 'SUCCESSFUL', transaction.refunds.length, chargeback),
    ),
  ],
});

export const refundStatus = ({ settledMachineMs }: RefundRecord, store: SandboxStore) =>
  store.machineMs < settledMachineMs ? 'PENDING' : 'REFUNDED';

const toRefundEvent = (refund: RefundRecord, store: SandboxStore) =>
  toEvent('REFUND', refundStatus(refund, store), 0, refund);

function toEvent(
  event_type: string,
  status: string,
  numberedAfter: number,
  { number, atMs, amountPence }: ChargebackRecord,
) {
  const timestamp = new Date(atMs).toISOString();
  return {
    id: numberedAfter + number,
    event_type,
    status,
    amount: amountPence / 100,
    date: timestamp.slice(0, 10),
    due_date: timestamp.slice(0, 10),
    timestamp,
  };
}
