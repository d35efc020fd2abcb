import { topsOf } from '../../quotes';
import { judgedAttempts } from './judged-attempts';

export const readJudged = `
  SELECT judged.*, EXISTS (
    SELECT FROM staff_task
    WHERE staff_task.deposit_id = judged.deposit_id AND attempt_id = judged.id AND kind = 'review-payment'
  ) AS was_asked
  FROM (${judgedAttempts('SELECT $1::text', 'picked.id')}) AS judged`;

/** Whether another payment counts for one of the tops; of a balance there may be several. */
export const findOtherPaid = `
  SELECT FROM deposit
  WHERE order_id = ANY(ARRAY(SELECT order_id FROM order_item WHERE top_id = ANY(${topsOf('$1')})))
    AND status = 'paid' AND purpose = 'deposit' AND id <> $2
    AND EXISTS (SELECT FROM deposit WHERE id = $2 AND purpose = 'deposit')
  UNION ALL
  SELECT FROM payment_attempt WHERE deposit_id = $2 AND state = 'paid'
  LIMIT 1`;

export const sumChargebacks = `
  SELECT transaction_id, -sum(pence) AS pence FROM ledger_entry
  WHERE attempt_id = $1 AND kind = 'chargeback' GROUP BY transaction_id`;

/** What staff have decided about an attempt under review; when it was found stays as it is. */
export const writeDecision = `
  UPDATE payment_attempt SET
    state = $2,
    checkout_id = coalesce($3, checkout_id),
    transaction_id = coalesce($4, transaction_id),
    transaction_code = coalesce($5, transaction_code),
    charged_amount = coalesce($6, charged_amount),
    charged_currency = coalesce($7, charged_currency),
    next_check_at = $8,
    settled_at = coalesce(settled_at, $9),
    lease_until = NULL
  WHERE id = $1`;

export const writeCharged = `
  UPDATE payment_attempt SET charged_amount = $2, charged_currency = $3, transaction_id = coalesce(transaction_id, $4)
  WHERE id = $1`;

export const endQuestions = `
  UPDATE staff_task SET done_at = $3, done_by = $4
  WHERE deposit_id = $1 AND attempt_id = $2 AND kind = 'review-payment' AND done_at IS NULL`;
