import type { AdminQuoteDeposit, PaymentAttemptDetail } from '@app/contracts';
import { reviewReasons } from '@app/mails/words';
import { toPounds } from '@app/pricing';
import { type InDatabase, type StatementRunner } from '../../database/statements';
import { ordersOfQuote } from '../../orders';
import { isLive } from '../attempts/attempt-transitions';
import {
  type FoundRefund,
  refundColumns,
  toRefundDetail,
  type RefundSeenRow,
} from '../refunds/refund-detail';
import { refundableOf } from '../refunds/request-refund';
import {
  decisionsFor,
  judgedAttempts,
  type JudgedAttemptRow,
  reviewReasonOf,
} from '../reviews/judged-attempts';

export type FoundDeposit = InDatabase<Omit<AdminQuoteDeposit, 'refunds'>, 'createdAt' | 'paidAt'> & {
  refunds: FoundRefund[];
};

/** Those of one order; and those of every order that has or had a quote. */
const depositsOf = {
  order: 'SELECT id FROM deposit WHERE order_id = $1',
  quote: `SELECT id FROM deposit WHERE order_id IN (SELECT own.order_id FROM (${ordersOfQuote('$1')}) AS own)`,
};

const readDeposits = (its: string) => `
  SELECT deposit.id, deposit.purpose, deposit.status AS "paymentStatus", deposit_amount AS "depositAmount",
    (SELECT coalesce(sum(amount), 0.00)::text FROM refund
      WHERE deposit_id = deposit.id AND is_of_deposit AND state IN ('confirmed', 'settled-outside')) AS "refundedAmount",
    needs_delivery AS "needsDelivery",
    deposit.delivery_address AS "deliveryAddress", covered.quotes, deposit.created_at AS "createdAt", paid_at AS "paidAt"
  FROM deposit
  CROSS JOIN LATERAL (
    SELECT json_agg(json_build_object('id', quote.id, 'reference', reference) ORDER BY position) AS quotes
    FROM order_item JOIN quote ON quote.id = quote_id WHERE order_item.order_id = deposit.order_id) AS covered
  WHERE deposit.id IN (${its})
  ORDER BY deposit.created_at DESC, deposit.id`;

const readAttempts = (its: string) =>
  judgedAttempts(
    `SELECT id FROM payment_attempt WHERE deposit_id IN (${its})`,
    'picked.created_at DESC, picked.number DESC',
  );

const readRefunds = (its: string) => `
  SELECT ${refundColumns} FROM refund LEFT JOIN staff_user ON staff_user.id = refund.asked_by
  WHERE refund.deposit_id IN (${its})
  ORDER BY refund.created_at DESC, refund.id`;

export const depositsOfOrder = (runner: StatementRunner, orderId: string): Promise<FoundDeposit[]> =>
  findDeposits(runner, depositsOf.order, orderId);

export const depositsOfQuote = (runner: StatementRunner, quoteId: string): Promise<FoundDeposit[]> =>
  findDeposits(runner, depositsOf.quote, quoteId);

async function findDeposits(runner: StatementRunner, its: string, id: string): Promise<FoundDeposit[]> {
  type Row = Omit<FoundDeposit, 'refundableAmount' | 'attempts' | 'refunds'>;
  const deposits = await runner.run<Row>(readDeposits(its), [id]);
  if (!deposits.length) return [];
  const attempts = await runner.run<JudgedAttemptRow>(readAttempts(its), [id]);
  const refunds = await runner.run<RefundSeenRow>(readRefunds(its), [id]);
  return deposits.map((deposit) => {
    const tries = attempts.filter(({ deposit_id }) => deposit_id === deposit.id);
    const back = refunds.filter(({ facts }) => facts.depositId === deposit.id);
    const ofDeposit = back.filter(({ facts }) => facts.isOfDeposit);
    const paid = tries.find(({ state }) => state === 'paid');
    return {
      ...deposit,
      refundableAmount: toPounds(refundableOf(paid?.charged_amount ?? null, ofDeposit)),
      attempts: tries.map(toAttemptDetail),
      refunds: back.map(toRefundDetail),
    };
  });
}

const toAttemptDetail = (row: JudgedAttemptRow): PaymentAttemptDetail => ({
  id: row.id,
  number: row.number,
  state: row.state,
  amount: row.amount,
  chargedAmount: row.charged_amount,
  checkoutId: row.checkout_id,
  checkoutReference: row.checkout_reference,
  transactionId: row.transaction_id,
  transactionCode: row.transaction_code,
  paymentUrl: isLive(row.state) ? row.payment_url : null,
  reviewReason: reviewReasons(reviewReasonOf(row)).join(' ') || null,
  decisions: decisionsFor(row),
  createdAt: row.created_at.toISOString(),
  settledAt: row.settled_at?.toISOString() ?? null,
});
