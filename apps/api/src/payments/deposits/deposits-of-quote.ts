import type { AdminQuoteDeposit, PaymentAttemptDetail } from '@app/contracts';
import { reviewReasons } from '@app/mails/words';
import { toPounds } from '@app/pricing';
import { type InDatabase, type StatementRunner } from '../../database/statements';
import { ordersOfQuoteSql } from '../../orders';
import { isLive } from '../attempts/attempt-transitions';
import {
  type StoredRefundDetail,
  type RefundDetailRow,
  selectRefundsSql,
  toRefundDetail,
} from '../refunds/refund-detail';
import { refundableOf } from '../refunds/request-refund';
import {
  decisionsFor,
  type ReviewableAttemptRow,
  reviewReasonOf,
  selectReviewableAttemptsSql,
} from '../reviews/reviewable-attempts';
import { quotesOfDepositSql, refundedOfDepositSql } from './deposit-statements';

export type FoundDeposit = InDatabase<Omit<AdminQuoteDeposit, 'refunds'>, 'createdAt' | 'paidAt'> & {
  refunds: StoredRefundDetail[];
};

const readDepositsSql = (condition: string) => `
  SELECT deposit.id, deposit.purpose, deposit.status AS "paymentStatus", deposit_amount AS "depositAmount",
    ${refundedOfDepositSql} AS "refundedAmount", needs_delivery AS "needsDelivery", delivery_address AS "deliveryAddress",
    ${quotesOfDepositSql} AS quotes, created_at AS "createdAt", paid_at AS "paidAt"
  FROM deposit
  WHERE ${condition}
  ORDER BY deposit.created_at DESC, deposit.id`;

const readAttemptsSql = selectReviewableAttemptsSql(
  'attempt.deposit_id = ANY($1)',
  'picked.created_at DESC, picked.number DESC',
);

const readRefundsSql = `${selectRefundsSql('refund.deposit_id = ANY($1)')} ORDER BY refund.created_at DESC, refund.id`;

export const depositsOfOrder = (runner: StatementRunner, orderId: string): Promise<FoundDeposit[]> =>
  findDeposits(runner, 'deposit.order_id = $1', orderId);

/** The deposits of all orders that the quote is or was in. */
export const depositsOfQuote = (runner: StatementRunner, quoteId: string): Promise<FoundDeposit[]> =>
  findDeposits(
    runner,
    `deposit.order_id IN (SELECT orders.order_id FROM (${ordersOfQuoteSql('$1')}) AS orders)`,
    quoteId,
  );

async function findDeposits(runner: StatementRunner, condition: string, id: string): Promise<FoundDeposit[]> {
  type Row = Omit<FoundDeposit, 'refundableAmount' | 'attempts' | 'refunds'>;
  const deposits = await runner.run<Row>(readDepositsSql(condition), [id]);
  if (!deposits.length) return [];
  const ids = deposits.map((deposit) => deposit.id);
  const allAttempts = await runner.run<ReviewableAttemptRow>(readAttemptsSql, [ids]);
  const allRefunds = await runner.run<RefundDetailRow>(readRefundsSql, [ids]);
  return deposits.map((deposit) => {
    const attempts = allAttempts.filter(({ depositId }) => depositId === deposit.id);
    const refunds = allRefunds.filter(({ depositId }) => depositId === deposit.id);
    const refundsOfDeposit = refunds.filter(({ context }) => context.isOfDeposit);
    const paid = attempts.find(({ state }) => state === 'paid');
    return {
      ...deposit,
      refundableAmount: toPounds(refundableOf(paid?.chargedAmount ?? null, refundsOfDeposit)),
      attempts: attempts.map(toAttemptDetail),
      refunds: refunds.map(toRefundDetail),
    };
  });
}

const toAttemptDetail = (row: ReviewableAttemptRow): PaymentAttemptDetail => ({
  id: row.id,
  number: row.number,
  state: row.state,
  amount: row.amount,
  chargedAmount: row.chargedAmount,
  checkoutId: row.checkoutId,
  checkoutReference: row.checkoutReference,
  transactionId: row.transactionId,
  transactionCode: row.transactionCode,
  paymentUrl: isLive(row.state) ? row.paymentUrl : null,
  reviewReason: reviewReasons(reviewReasonOf(row)).join(' ') || null,
  decisions: decisionsFor(row),
  createdAt: row.createdAt.toISOString(),
  settledAt: row.settledAt?.toISOString() ?? null,
});
