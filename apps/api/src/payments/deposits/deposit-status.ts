import type { DepositStatusResponse } from '@app/contracts';
import type { StatementRunner } from '../../database/statements';
import { isNotLeasedSql } from '../../platform/background/lease';
import { AppError } from '../../platform/errors/app-error';
import { liveStatesSql } from '../attempts/attempt-transitions';
import { paymentsDueChannel } from '../attempts/payment-sweep';

const minCheckIntervalMs = 3_000;

/** After a declined card the page accepts another one, so an older 'declined' may be outdated. */
const staleDeclineMs = 4_000;

/** Makes the next check due if the last check was a while ago. A declined card counts as pending while a check is due or running. */
const readStatusSql = `
  WITH live AS (
    SELECT id, state, last_answer_at, next_check_at <= $2 OR NOT ${isNotLeasedSql('$2')} AS is_being_checked
    FROM payment_attempt
    WHERE deposit_id = $1 AND state IN (${liveStatesSql})
  ), made_due AS (
    UPDATE payment_attempt AS attempt SET next_check_at = $2
    FROM (
      SELECT payment_attempt.id FROM payment_attempt JOIN live ON live.id = payment_attempt.id
      WHERE payment_attempt.next_check_at > $2
        AND ${isNotLeasedSql('$2')}
        AND (payment_attempt.last_checked_at IS NULL OR payment_attempt.last_checked_at <= $3)
      FOR NO KEY UPDATE OF payment_attempt SKIP LOCKED
    ) AS not_due
    WHERE attempt.id = not_due.id
    RETURNING attempt.id
  )
  SELECT deposit.id, deposit.purpose, deposit.deposit_amount AS "depositAmount", deposit.customer_name AS "customerName",
    ARRAY(
      SELECT reference FROM order_item JOIN quote ON quote.id = quote_id
      WHERE order_item.order_id = deposit.order_id ORDER BY position) AS "references",
    CASE
      WHEN deposit.status = 'failed' AND EXISTS (
        SELECT FROM live
        WHERE state = 'failed' AND (last_answer_at IS NULL OR last_answer_at <= $4 OR is_being_checked))
      THEN 'pending' ELSE deposit.status
    END AS "paymentStatus",
    coalesce((
      SELECT sum(pence) <= 0 FROM payment_attempt AS paid
      JOIN ledger_entry ON attempt_id = paid.id AND ledger_entry.transaction_id = paid.transaction_id
      WHERE paid.deposit_id = deposit.id AND paid.state = 'paid'), false) AS "isRefunded"
  FROM deposit
  WHERE deposit.id = $1 AND (SELECT count(pg_notify('${paymentsDueChannel}', '')) FROM made_due) >= 0`;

export async function readDepositStatus(
  runner: StatementRunner,
  depositId: string,
  now: Date,
): Promise<DepositStatusResponse> {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const values = [depositId, now, ago(minCheckIntervalMs), ago(staleDeclineMs)];
  const [status] = await runner.run<DepositStatusResponse>(readStatusSql, values);
  if (!status) throw new AppError('deposit/not-found');
  return status;
}
