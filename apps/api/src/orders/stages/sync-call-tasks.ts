import type { Transaction } from '../../database/statements';
import { dueAt } from '../../staff-tasks';

/**
 * Completes the tasks that were created with a paid deposit once no top needs them: all are declined, completed, refunded or,
 * for the call, measured since. A booked visit or call to measure also completes the call, and says so in its note. Reopens them
 * if a top needs them again, unless staff completed them.
 */
const syncCallTasksStatement = `
  WITH orders AS (
    SELECT DISTINCT order_id FROM quote JOIN order_item USING (top_id) WHERE quote.id = ANY($1)
  ), subject AS (
    SELECT id, kind, note, created_at,
      coalesce((SELECT order_id FROM deposit WHERE deposit.id = deposit_id), key) AS order_id
    FROM staff_task
    WHERE kind IN ('call-customer', 'arrange-delivery')
      AND key = ANY(ARRAY(SELECT order_id FROM orders) || ARRAY(
        SELECT id FROM deposit WHERE order_id = ANY(ARRAY(SELECT order_id FROM orders))))
  ), task AS (
    SELECT subject.*, kind = 'call-customer' AND coalesce(note, 'visit-booked') = 'visit-booked' AND coalesce((
        SELECT bool_or(state = 'booked' AND appointment.kind IN ('measuring-visit', 'measuring-call'))
        FROM appointment WHERE appointment.order_id = subject.order_id), false) AS has_visit
    FROM subject
  ), ordered AS (
    SELECT task.id AS task_id, agreed_id AS id FROM task JOIN order_item USING (order_id)
  ), evaluated AS (
    SELECT task.id, task.has_visit, task.has_visit OR bool_and(
      quote.status IN ('declined', 'completed')
      OR (quote.deposit_state = 'paid' AND quote.received = 0)
      OR (task.kind = 'call-customer' AND EXISTS (
        SELECT FROM measurement WHERE quote_id = quote.id AND recorded_at >= task.created_at))) AS is_obsolete
    FROM task
    JOIN ordered ON ordered.task_id = task.id
    JOIN quote ON quote.id = ordered.id AND quote.standing <> 'superseded'
    GROUP BY task.id, task.has_visit
  )
  UPDATE staff_task SET
    done_at = CASE WHEN is_obsolete THEN $2::timestamptz END,
    due_at = CASE WHEN is_obsolete OR due_at >= $2 THEN due_at ELSE CASE kind WHEN 'call-customer' THEN $3 ELSE $4 END::timestamptz END,
    note = CASE WHEN is_obsolete AND has_visit THEN 'visit-booked' ELSE nullif(note, 'visit-booked') END
  FROM evaluated
  WHERE staff_task.id = evaluated.id AND CASE WHEN is_obsolete THEN done_at IS NULL
    ELSE done_at IS NOT NULL AND done_by IS NULL AND NOT EXISTS (
      SELECT FROM deposit WHERE deposit.id = deposit_id AND erased_at IS NOT NULL) END`;

export const syncCallTasks = async (
  tx: Transaction,
  quoteIds: readonly string[],
  at: Date,
): Promise<void> => {
  await tx.run(syncCallTasksStatement, [
    quoteIds,
    at,
    dueAt('call-customer', at),
    dueAt('arrange-delivery', at),
  ]);
};
