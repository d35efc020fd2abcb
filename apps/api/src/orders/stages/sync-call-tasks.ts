import { type Transaction } from '../../database/statements';

/**
 * Completes the tasks that were created with a paid deposit once no top needs them: all are declined, completed, refunded or,
 * for the call, measured since. Reopens them if a top needs them again, unless staff completed them.
 */
const syncCallTasksStatement = `
  WITH orders AS (
    SELECT DISTINCT order_id FROM quote JOIN order_item USING (top_id) WHERE quote.id = ANY($1)
  ), task AS (
    SELECT id, kind, created_at, orders.order_id FROM staff_task
    JOIN orders ON staff_task.key = orders.order_id
      OR deposit_id IN (SELECT deposit.id FROM deposit WHERE deposit.order_id = orders.order_id)
    WHERE kind IN ('call-customer', 'arrange-delivery')
  ), ordered AS (
    SELECT task.id AS task_id, agreed_id AS id FROM task JOIN order_item USING (order_id)
  ), evaluated AS (
    SELECT task.id, bool_and(
      quote.status IN ('declined', 'completed')
      OR (quote.deposit_state = 'paid' AND quote.received = 0)
      OR (task.kind = 'call-customer' AND EXISTS (
        SELECT FROM measurement WHERE quote_id = quote.id AND recorded_at >= task.created_at))) AS is_obsolete
    FROM task
    JOIN ordered ON ordered.task_id = task.id
    JOIN quote ON quote.id = ordered.id AND quote.standing <> 'superseded'
    GROUP BY task.id
  )
  UPDATE staff_task SET
    done_at = CASE WHEN is_obsolete THEN $2::timestamptz END,
    due_at = CASE WHEN is_obsolete OR due_at >= $2 THEN due_at ELSE $2 + interval '1 day' END
  FROM evaluated
  WHERE staff_task.id = evaluated.id AND CASE WHEN is_obsolete THEN done_at IS NULL
    ELSE done_at IS NOT NULL AND done_by IS NULL AND NOT EXISTS (
      SELECT FROM deposit WHERE deposit.id = deposit_id AND erased_at IS NOT NULL) END`;

export const syncCallTasks = async (
  tx: Transaction,
  quoteIds: readonly string[],
  at: Date,
): Promise<void> => {
  await tx.run(syncCallTasksStatement, [quoteIds, at]);
};
