import { columnsSql } from '../../database/columns-sql';
import type { StatementRunner, Transaction } from '../../database/statements';
import { findDueSql, acquireLease } from '../../platform/background/lease';
import { liveRefundStatesSql, Refund } from './refund.entity';

const refundColumnsSql = columnsSql(Refund, 'refund');

/** Call this only after the quotes and the attempt are locked. */
export const lockRefund = ({ manager }: Transaction, id: string): Promise<Refund | null> =>
  manager.findOne(Refund, { where: { id }, lock: { mode: 'for_no_key_update' } });

export const refundsDueChannel = 'refunds_due';

/** Notifies the workers. Returns no row if the idempotency key is already used. */
export const insertRefundSql = `
  WITH written AS (
    INSERT INTO refund (
      id, deposit_id, attempt_id, transaction_id, amount, is_of_deposit, reason, asked_by, idempotency_key,
      request_hash, next_check_at, created_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11)
    ON CONFLICT (idempotency_key) DO NOTHING
    RETURNING id)
  SELECT id, pg_notify('${refundsDueChannel}', '')::text FROM written`;

export const leasableRefunds = {
  table: 'refund',
  dueColumn: 'next_check_at',
  countColumn: 'checks',
  returnedColumns: refundColumnsSql,
  dueOrder: 'next_check_at',
} as const;

export const findDueRefundsSql = findDueSql(leasableRefunds);

export const leaseRefund = acquireLease<Refund>(leasableRefunds);

/**
 * Written by the lease holder before the provider is called. The counts of earlier refunds are only set at the first send:
 * they show later whether any send was carried out.
 */
export const markSentSql = `
  UPDATE refund SET state = 'sent', sent_at = $3, sends = sends + 1,
    earlier_refunds = coalesce(earlier_refunds, $5), earlier_failures = coalesce(earlier_failures, $6),
    answer = NULL, remark = NULL, lease_until = $4, next_check_at = $4
  WHERE id = $1 AND settled_at IS NULL AND answer IS NULL AND lease_until = $2 AND lease_until > $3
  RETURNING ${refundColumnsSql}`;

/**
 * Saves the provider's response and the time of the next check. `accepted` is stored even after the lease has expired, if the
 * refund was not sent again since, so that the next lease holder does not send it again.
 */
export const saveResultSql = `
  UPDATE refund SET answer = $3, remark = $4, failures = 0, last_failure = NULL,
    lease_until = CASE WHEN lease_until = $2 THEN NULL ELSE lease_until END,
    next_check_at = CASE WHEN lease_until = $2 THEN $5 ELSE next_check_at END
  WHERE id = $1 AND state = 'sent' AND (lease_until = $2 OR ($3 = 'accepted' AND sends = $6 AND sent_at = $7))
  RETURNING ${refundColumnsSql}`;

export const postponeSql = `
  UPDATE refund SET remark = coalesce($3, remark), lease_until = NULL, next_check_at = $4,
    failures = 0, last_failure = NULL
  WHERE id = $1 AND lease_until = $2 AND settled_at IS NULL
  RETURNING ${refundColumnsSql}`;

/** The provider rejected our key, so the refund was not sent. */
export const undoSendSql = `
  UPDATE refund SET sends = sends - 1, remark = $3, next_check_at = $4, lease_until = NULL,
    failures = 0, last_failure = NULL,
    state = CASE WHEN sends > 1 THEN state ELSE 'requested' END,
    sent_at = CASE WHEN sends > 1 THEN sent_at END,
    earlier_refunds = CASE WHEN sends > 1 THEN earlier_refunds END,
    earlier_failures = CASE WHEN sends > 1 THEN earlier_failures END
  WHERE id = $1 AND lease_until = $2 AND state = 'sent' AND answer IS NULL
  RETURNING ${refundColumnsSql}`;

export const allowAnotherSendSql = `
  WITH wanted AS (
    UPDATE refund SET most_sends = greatest(most_sends, sends + 1), next_check_at = $2 WHERE id = $1 RETURNING id)
  SELECT id, pg_notify('${refundsDueChannel}', '')::text FROM wanted`;

const readRefundableSql = `
  SELECT coalesce(sum(pence), 0)::text AS "refundablePence", coalesce(bool_or(method = 'other'), false) AS "hasOtherMethod",
    EXISTS (SELECT FROM refund WHERE transaction_id = $1 AND state IN (${liveRefundStatesSql})) AS "hasLiveRefund"
  FROM ledger_entry WHERE transaction_id = $1`;

interface RefundableCharge {
  refundablePence: number;
  /** Staff recorded that a part was refunded in another way. */
  hasOtherMethod: boolean;
  hasLiveRefund: boolean;
}

/** What can still be refunded of a charge, according to our ledger. */
export async function readRefundableCharge(
  runner: StatementRunner,
  transactionId: string,
): Promise<RefundableCharge> {
  type Row = Omit<RefundableCharge, 'refundablePence'> & { refundablePence: string };
  const [row] = await runner.run<Row>(readRefundableSql, [transactionId]);
  if (!row) throw new Error('a sum has no row');
  return { ...row, refundablePence: Number(row.refundablePence) };
}

export type MailedRefund = Pick<Refund, 'state' | 'amount' | 'reason' | 'isOfDeposit' | 'settledAt'>;

/** The refunds in one mail: those of all charges of a payment that one decision refunds. */
export const findRefundsMailedTogetherSql = `
  SELECT same.state, same.amount, same.reason, same.is_of_deposit AS "isOfDeposit", same.settled_at AS "settledAt"
  FROM refund AS one
  JOIN refund AS same ON same.attempt_id = one.attempt_id AND (same.id = one.id OR (
    NOT one.is_of_deposit AND NOT same.is_of_deposit AND same.created_at = one.created_at))
  WHERE one.id = $1
  ORDER BY same.settled_at`;

/** Ends the review of an attempt once all its charges are refunded. */
export const markAttemptReturnedIfAllRefundedSql = `
  UPDATE payment_attempt SET state = 'returned', next_check_at = NULL, lease_until = NULL
  WHERE id = $1 AND state = 'review' AND NOT EXISTS (
    SELECT FROM (
      SELECT DISTINCT ON (transaction_id) state FROM refund WHERE attempt_id = $1
      ORDER BY transaction_id, created_at DESC) AS last
    WHERE last.state NOT IN ('confirmed', 'settled-outside'))
  RETURNING id`;
