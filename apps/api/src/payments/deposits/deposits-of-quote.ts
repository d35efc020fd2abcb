import type { AdminQuoteDeposit, PaymentAttemptDetail } from '@app/contracts';
import { reviewReasons } from '@app/mails/words';
import { toPounds } from '@app/pricing';
import { type InDatabase, type StatementRunner } from '../../database/statements';
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

/** Those on the quotes whose place it took too, as its customer agreed (decision 41): what was paid there counts here. */
const itsDeposits = `
  SELECT deposit_id FROM deposit_quote WHERE quote_id IN (
    WITH RECURSIVE counted AS (
      SELECT $1::text AS id
      UNION
      SELECT original.original_id
      FROM counted CROSS JOIN LATERAL (
        SELECT original_id FROM quote_revision WHERE quote_id = counted.id AND state = 'agreed' OFFSET 0) AS original
    )
    SELECT counted.id FROM counted)`;

const readDepositsOfQuote = `
  SELECT deposit.id, deposit.purpose, deposit.status AS "paymentStatus", deposit_amount AS "depositAmount",
    covered.refunded AS "refundedAmount", needs_delivery AS "needsDelivery",
    deposit.delivery_address AS "deliveryAddress", covered.quotes, deposit.created_at AS "createdAt", paid_at AS "paidAt"
  FROM deposit
  CROSS JOIN LATERAL (
    SELECT sum(refunded) AS refunded,
      json_agg(json_build_object('id', quote_id, 'reference', reference) ORDER BY position) AS quotes
    FROM deposit_quote WHERE deposit_id = deposit.id) AS covered
  WHERE deposit.id IN (${itsDeposits})
  ORDER BY deposit.created_at DESC, deposit.id`;

const readAttemptsOfQuote = judgedAttempts(
  `SELECT id FROM payment_attempt WHERE deposit_id IN (${itsDeposits})`,
  'picked.created_at DESC, picked.number DESC',
);

const readRefundsOfQuote = `
  SELECT ${refundColumns} FROM refund LEFT JOIN staff_user ON staff_user.id = refund.asked_by
  WHERE refund.deposit_id IN (${itsDeposits})
  ORDER BY refund.created_at DESC, refund.id`;

export async function depositsOfQuote(runner: StatementRunner, quoteId: string): Promise<FoundDeposit[]> {
  type Row = Omit<FoundDeposit, 'refundableAmount' | 'attempts' | 'refunds'>;
  const deposits = await runner.run<Row>(readDepositsOfQuote, [quoteId]);
  if (!deposits.length) return [];
  const attempts = await runner.run<JudgedAttemptRow>(readAttemptsOfQuote, [quoteId]);
  const refunds = await runner.run<RefundSeenRow>(readRefundsOfQuote, [quoteId]);
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
