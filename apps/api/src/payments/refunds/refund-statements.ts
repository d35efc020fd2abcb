import type { RowOf } from '../../database/naming';
import { findDue, acquireLease } from '../../platform/background/lease';
import type { Refund } from './refund.entity';

export type RefundRow = Omit<RowOf<Refund>, 'idempotency_key' | 'failures' | 'last_failure' | 'settled_at'>;

export const refundRowColumns = `refund.id, refund.deposit_id, refund.attempt_id, refund.transaction_id,
  refund.amount, refund.is_of_deposit, refund.reason, refund.state, refund.asked_by, refund.request_hash,
  refund.booked_before, refund.refused_before, refund.sent_at, refund.sends, refund.most_sends, refund.answer, refund.remark,
  refund.lease_until, refund.next_check_at, refund.checks, refund.created_at`;

export const refundsDue = 'refunds_due';

export const findRefundByKey = `SELECT ${refundRowColumns} FROM refund WHERE idempotency_key = $1`;

export const readRefundsOfCharge = `SELECT state, amount FROM refund WHERE transaction_id = $1 AND state <> 'failed'`;

/** Writes a refund down, and calls the workers; nothing is written where its key is that of another one. */
export const insertRefund = `
  WITH written AS (
    INSERT INTO refund (
      id, deposit_id, attempt_id, transaction_id, amount, is_of_deposit, reason, asked_by, idempotency_key,
      request_hash, next_check_at, created_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11)
    ON CONFLICT (idempotency_key) DO NOTHING
    RETURNING id)
  SELECT id, pg_notify('${refundsDue}', '')::text FROM written`;

export const refundRows = {
  table: 'refund',
  due: 'next_check_at',
  count: 'checks',
  columns: refundRowColumns,
  order: 'next_check_at',
} as const;

export const findDueRefunds = findDue(refundRows);

export const takeRefund = acquireLease<RefundRow>(refundRows);

/**
 * What is written before the provider is called: from here on it may have been asked. Only whoever still holds the
 * lease may, and of several one. What the books showed before the first time stays: sent again, it is told by that
 * whether the first one was carried out after all.
 */
export const markSent = `
  UPDATE refund SET state = 'sent', sent_at = $3, sends = sends + 1,
    booked_before = coalesce(booked_before, $5), refused_before = coalesce(refused_before, $6),
    answer = NULL, remark = NULL, lease_until = $4, next_check_at = $4
  WHERE id = $1 AND settled_at IS NULL AND answer IS NULL AND lease_until = $2 AND lease_until > $3
  RETURNING ${refundRowColumns}`;

/**
 * What the provider answered, and when to read its books. That it has accepted is written down even by a process whose
 * time was up, as long as nothing was sent since: whoever has the refund meanwhile keeps it, and sends nothing again.
 */
export const noteAnswer = `
  UPDATE refund SET answer = $3, remark = $4, failures = 0, last_failure = NULL,
    lease_until = CASE WHEN lease_until = $2 THEN NULL ELSE lease_until END,
    next_check_at = CASE WHEN lease_until = $2 THEN $5 ELSE next_check_at END
  WHERE id = $1 AND state = 'sent' AND (lease_until = $2 OR ($3 = 'accepted' AND sends = $6 AND sent_at = $7))
  RETURNING ${refundRowColumns}`;

export const postpone = `
  UPDATE refund SET remark = coalesce($3, remark), lease_until = NULL, next_check_at = $4,
    failures = 0, last_failure = NULL
  WHERE id = $1 AND lease_until = $2 AND settled_at IS NULL
  RETURNING ${refundRowColumns}`;

/** The provider would not let us ask: that is no send, and the refund stands as before. */
export const takeBackSend = `
  UPDATE refund SET sends = sends - 1, remark = $3, next_check_at = $4, lease_until = NULL,
    failures = 0, last_failure = NULL,
    state = CASE WHEN sends > 1 THEN state ELSE 'wanted' END,
    sent_at = CASE WHEN sends > 1 THEN sent_at END,
    booked_before = CASE WHEN sends > 1 THEN booked_before END,
    refused_before = CASE WHEN sends > 1 THEN refused_before END
  WHERE id = $1 AND lease_until = $2 AND state = 'sent' AND answer IS NULL
  RETURNING ${refundRowColumns}`;

/** People want it tried once more, however often it was sent in vain; calls the workers. */
export const sendOnceMore = `
  WITH wanted AS (
    UPDATE refund SET most_sends = greatest(most_sends, sends + 1), next_check_at = $2 WHERE id = $1 RETURNING id)
  SELECT id, pg_notify('${refundsDue}', '')::text FROM wanted`;

export const readRefund = `SELECT ${refundRowColumns} FROM refund WHERE id = $1`;

export const lockRefund = `SELECT ${refundRowColumns} FROM refund WHERE id = $1 FOR NO KEY UPDATE`;

export const settleRefund = `
  UPDATE refund SET state = $2, remark = $3, settled_at = $4, lease_until = NULL, next_check_at = NULL,
    failures = 0, last_failure = NULL
  WHERE id = $1`;

export const readLeft = `
  SELECT coalesce(sum(pence), 0)::text AS left,
    EXISTS (SELECT FROM refund WHERE transaction_id = $1 AND state IN ('wanted', 'sent')) AS "isUnderWay"
  FROM ledger_entry WHERE transaction_id = $1`;

export type RefundToldRow = Pick<
  RowOf<Refund>,
  'state' | 'amount' | 'reason' | 'is_of_deposit' | 'settled_at'
>;

/** What a customer hears of with a refund, and of no other: all charges of a payment that one decision gives back. */
export const readRefundsToldTogether = `
  SELECT same.state, same.amount, same.reason, same.is_of_deposit, same.settled_at
  FROM refund AS one
  JOIN refund AS same ON same.attempt_id = one.attempt_id AND (same.id = one.id OR (
    NOT one.is_of_deposit AND NOT same.is_of_deposit AND same.created_at = one.created_at))
  WHERE one.id = $1
  ORDER BY same.settled_at`;

/** An attempt under review whose charges were all given back is under review no longer. */
export const returnAttempt = `
  UPDATE payment_attempt SET state = 'returned', next_check_at = NULL, lease_until = NULL
  WHERE id = $1 AND state = 'review' AND NOT EXISTS (
    SELECT FROM (
      SELECT DISTINCT ON (transaction_id) state FROM refund WHERE attempt_id = $1
      ORDER BY transaction_id, created_at DESC) AS last
    WHERE last.state NOT IN ('confirmed', 'settled-outside'))
  RETURNING id`;
