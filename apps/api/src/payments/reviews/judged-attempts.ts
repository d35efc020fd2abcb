import type { ReviewDecision } from '@app/contracts';
import { orderedUnderAnother } from '../../quotes';
import type { AttemptState } from '../attempts/attempt-transitions';
import { liveRefundStatesSql } from '../refunds/refund.entity';

export interface JudgedAttempt {
  state: AttemptState;
  transaction_id: string | null;
  charged_currency: string | null;
  /** Somebody was asked to look at it, and has not. */
  is_asked: boolean;
  /** Another payment counts for one of its tops, or one of them is ordered under another quote. */
  is_taken: boolean;
  has_live_refund: boolean;
  is_touched: boolean;
  /** A bank has taken back all of each charge that does not count already, or a part of each. */
  chargeback: 'charged-back' | 'charged-back-in-part' | null;
}

/** Whether it can be carried out shows when the provider is asked again; that it was settled outside the shop, people can say of any. */
export function decisionsFor(attempt: JudgedAttempt): ReviewDecision[] {
  const { state, has_live_refund, is_asked } = attempt;
  if (has_live_refund || (state !== 'review' && !is_asked)) return [];
  return [
    ...(mayCount(attempt) ? (['accept'] as const) : []),
    ...(mayGoBack(attempt) ? (['refund'] as const) : []),
    'dismiss',
    'settle',
  ];
}

const mayCount = (attempt: JudgedAttempt) =>
  attempt.state === 'review' &&
  mayGoBack(attempt) &&
  !attempt.is_taken &&
  !attempt.is_touched &&
  !attempt.chargeback;

/** Only what is in pounds can be given back from here; of what counts already, what was charged besides. */
const mayGoBack = ({ state, transaction_id, charged_currency, chargeback }: JudgedAttempt) =>
  chargeback !== 'charged-back' &&
  (state === 'paid' ||
    (state === 'review' && transaction_id !== null && (charged_currency ?? 'GBP') === 'GBP'));

export interface JudgedAttemptRow extends JudgedAttempt {
  id: string;
  deposit_id: string;
  number: number;
  checkout_reference: string;
  merchant_code: string;
  amount: string;
  charged_amount: string | null;
  checkout_id: string | null;
  transaction_code: string | null;
  payment_url: string | null;
  review_reason: string | null;
  created_at: Date;
  settled_at: Date | null;
  asked_reason: string | null;
  asked_at: Date | null;
  asked_until: Date | null;
}

export const reviewReasonOf = ({ asked_reason, review_reason, chargeback }: JudgedAttemptRow): string =>
  [asked_reason ?? review_reason, chargeback].filter(Boolean).join(', ');

/** @param picked SQL that selects the ids of the attempts */
export const judgedAttempts = (picked: string, order: string): string => `
  WITH picked AS MATERIALIZED (
    SELECT attempt.* FROM payment_attempt AS attempt WHERE attempt.id = ANY(ARRAY(${picked}))
  )
  SELECT picked.id, picked.deposit_id, picked.number, picked.checkout_reference, picked.merchant_code, picked.state, picked.amount,
    picked.charged_amount, picked.charged_currency, picked.checkout_id, picked.transaction_id,
    picked.transaction_code, picked.payment_url, picked.review_reason, picked.created_at, picked.settled_at,
    asked.note AS asked_reason, asked.created_at AS asked_at, asked.due_at AS asked_until,
    asked.id IS NOT NULL AS is_asked,
    picked.state = 'review' AND (picked.review_reason IS NOT DISTINCT FROM '${orderedUnderAnother}' OR EXISTS (
      SELECT FROM deposit
      WHERE status = 'paid' AND purpose = 'deposit' AND order_id = ANY(ARRAY(
        SELECT order_id FROM order_item WHERE top_id = ANY(ARRAY(
          SELECT top_id FROM deposit JOIN order_item USING (order_id)
          WHERE deposit.id = picked.deposit_id AND purpose = 'deposit')))))) AS is_taken,
    EXISTS (
      SELECT FROM refund WHERE refund.attempt_id = picked.id AND refund.state IN (${liveRefundStatesSql})
    ) AS has_live_refund,
    EXISTS (
      SELECT FROM refund WHERE refund.attempt_id = picked.id AND refund.state <> 'failed') AS is_touched,
    bank.chargeback
  FROM picked
  LEFT JOIN LATERAL (
    SELECT id, note, created_at, due_at FROM staff_task
    WHERE deposit_id = picked.deposit_id AND attempt_id = picked.id AND kind = 'review-payment' AND done_at IS NULL
    ORDER BY created_at DESC, id LIMIT 1) AS asked ON true
  CROSS JOIN LATERAL (
    SELECT CASE WHEN bool_and(taken_back) THEN
      CASE WHEN sum(rest) > 0 THEN 'charged-back-in-part' ELSE 'charged-back' END END AS chargeback
    FROM (
      SELECT bool_or(kind = 'chargeback') AS taken_back, sum(pence) AS rest FROM ledger_entry
      WHERE attempt_id = picked.id
        AND (picked.state <> 'paid' OR transaction_id IS DISTINCT FROM picked.transaction_id)
      GROUP BY transaction_id) AS charge) AS bank
  ORDER BY ${order}`;
