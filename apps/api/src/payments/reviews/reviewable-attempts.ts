import type { ReviewDecision } from '@app/contracts';
import { columnsSql } from '../../database/columns-sql';
import { orderedUnderAnother, topsOfSql } from '../../quotes';
import type { AttemptRow } from '../attempts/attempt-statements';
import { PaymentAttempt } from '../attempts/payment-attempt.entity';
import { liveRefundStatesSql } from '../refunds/refund.entity';

export interface ReviewableAttempt extends Pick<
  PaymentAttempt,
  'state' | 'transactionId' | 'chargedCurrency'
> {
  hasTask: boolean;
  /** Another payment counts for one of the tops, or one of the tops is ordered under another quote. */
  isAlreadyPaid: boolean;
  hasLiveRefund: boolean;
  hasRefund: boolean;
  /** Set if every charge that does not count was charged back completely or in part. */
  chargeback: 'charged-back' | 'charged-back-in-part' | null;
}

/** The decisions to offer; each is checked again with the provider. 'settle' (outside the shop) is always possible. */
export function decisionsFor(attempt: ReviewableAttempt): ReviewDecision[] {
  const { state, hasLiveRefund, hasTask } = attempt;
  if (hasLiveRefund || (state !== 'review' && !hasTask)) return [];
  return [
    ...(canAccept(attempt) ? (['accept'] as const) : []),
    ...(canRefund(attempt) ? (['refund'] as const) : []),
    'dismiss',
    'settle',
  ];
}

const canAccept = (attempt: ReviewableAttempt) =>
  attempt.state === 'review' &&
  canRefund(attempt) &&
  !attempt.isAlreadyPaid &&
  !attempt.hasRefund &&
  !attempt.chargeback;

/** Only charges in pounds can be refunded; for a paid attempt, only its additional charges. */
const canRefund = ({ state, transactionId, chargedCurrency, chargeback }: ReviewableAttempt) =>
  chargeback !== 'charged-back' &&
  (state === 'paid' ||
    (state === 'review' && transactionId !== null && (chargedCurrency ?? 'GBP') === 'GBP'));

export interface ReviewableAttemptRow extends ReviewableAttempt, AttemptRow {
  taskReason: string | null;
  taskCreatedAt: Date | null;
  taskDueAt: Date | null;
}

export const reviewReasonOf = ({ taskReason, reviewReason, chargeback }: ReviewableAttemptRow): string =>
  [taskReason ?? reviewReason, chargeback].filter(Boolean).join(', ');

/** SQL. @param condition on `attempt` */
export const selectReviewableAttemptsSql = (condition: string, order: string): string => `
  WITH picked AS MATERIALIZED (SELECT attempt.* FROM payment_attempt AS attempt WHERE ${condition})
  SELECT ${columnsSql(PaymentAttempt, 'picked')},
    task.note AS "taskReason", task.created_at AS "taskCreatedAt", task.due_at AS "taskDueAt",
    task.id IS NOT NULL AS "hasTask",
    picked.state = 'review' AND (picked.review_reason IS NOT DISTINCT FROM '${orderedUnderAnother}' OR EXISTS (
      SELECT FROM deposit
      WHERE status = 'paid' AND purpose = 'deposit' AND order_id = ANY(ARRAY(
        SELECT order_id FROM order_item WHERE top_id = ANY(ARRAY(
          SELECT top_id FROM deposit JOIN order_item USING (order_id)
          WHERE deposit.id = picked.deposit_id AND purpose = 'deposit')))))) AS "isAlreadyPaid",
    EXISTS (
      SELECT FROM refund WHERE refund.attempt_id = picked.id AND refund.state IN (${liveRefundStatesSql})
    ) AS "hasLiveRefund",
    EXISTS (
      SELECT FROM refund WHERE refund.attempt_id = picked.id AND refund.state <> 'failed') AS "hasRefund",
    bank.chargeback
  FROM picked
  LEFT JOIN LATERAL (
    SELECT id, note, created_at, due_at FROM staff_task
    WHERE deposit_id = picked.deposit_id AND attempt_id = picked.id AND kind = 'review-payment' AND done_at IS NULL
    ORDER BY created_at DESC, id LIMIT 1) AS task ON true
  CROSS JOIN LATERAL (
    SELECT CASE WHEN bool_and(is_charged_back) THEN
      CASE WHEN sum(remainder) > 0 THEN 'charged-back-in-part' ELSE 'charged-back' END END AS chargeback
    FROM (
      SELECT bool_or(kind = 'chargeback') AS is_charged_back, sum(pence) AS remainder FROM ledger_entry
      WHERE attempt_id = picked.id
        AND (picked.state <> 'paid' OR transaction_id IS DISTINCT FROM picked.transaction_id)
      GROUP BY transaction_id) AS charge) AS bank
  ORDER BY ${order}`;

export const readReviewableSql = `
  SELECT reviewed.*, EXISTS (
    SELECT FROM staff_task
    WHERE staff_task.deposit_id = reviewed."depositId" AND attempt_id = reviewed.id AND kind = 'review-payment'
  ) AS "hadTask"
  FROM (${selectReviewableAttemptsSql('attempt.id = $1', 'picked.id')}) AS reviewed`;

/** Returns a row if another payment counts for one of the tops. A balance may be paid by several payments. */
export const findOtherPaidSql = `
  SELECT FROM deposit
  WHERE order_id = ANY(ARRAY(SELECT order_id FROM order_item WHERE top_id = ANY(${topsOfSql('$1')})))
    AND status = 'paid' AND purpose = 'deposit' AND id <> $2
    AND EXISTS (SELECT FROM deposit WHERE id = $2 AND purpose = 'deposit')
  UNION ALL
  SELECT FROM payment_attempt WHERE deposit_id = $2 AND state = 'paid'
  LIMIT 1`;
