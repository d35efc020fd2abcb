import { topsOf } from '../../quotes';
import { selectReviewableAttempts } from './reviewable-attempts';

export const readReviewable = `
  SELECT reviewed.*, EXISTS (
    SELECT FROM staff_task
    WHERE staff_task.deposit_id = reviewed."depositId" AND attempt_id = reviewed.id AND kind = 'review-payment'
  ) AS "hadTask"
  FROM (${selectReviewableAttempts('attempt.id = $1', 'picked.id')}) AS reviewed`;

/** A row if another payment counts for one of the tops. A balance may be paid by several payments. */
export const findOtherPaid = `
  SELECT FROM deposit
  WHERE order_id = ANY(ARRAY(SELECT order_id FROM order_item WHERE top_id = ANY(${topsOf('$1')})))
    AND status = 'paid' AND purpose = 'deposit' AND id <> $2
    AND EXISTS (SELECT FROM deposit WHERE id = $2 AND purpose = 'deposit')
  UNION ALL
  SELECT FROM payment_attempt WHERE deposit_id = $2 AND state = 'paid'
  LIMIT 1`;
