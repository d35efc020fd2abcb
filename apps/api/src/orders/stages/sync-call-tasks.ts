import { type Transaction } from '../../database/statements';

/**
 * Ends the tasks that follow a paid deposit once no top needs them: each is declined, completed or refunded or, for
 * the call, measured since. Reopens them if the order goes on, unless staff ticked them off.
 */
const syncCallTasksStatement = `
  WITH own AS (
    SELECT DISTINCT order_id FROM quote JOIN order_item USING (top_id) WHERE quote.id = ANY($1)
  ), task AS (
    SELECT id, kind, created_at, own.order_id FROM staff_task
    JOIN own ON staff_task.key = own.order_id
      OR deposit_id IN (SELECT deposit.id FROM deposit WHERE deposit.order_id = own.order_id)
    WHERE kind IN ('call-customer', 'arrange-delivery')
  ), ordered AS (
    SELECT task.id AS task_id, agreed_id AS id FROM task JOIN order_item USING (order_id)
  ), judged AS (
    SELECT task.id, bool_and(
      quote.status IN ('declined', 'completed')
      OR (quote.deposit_state = 'paid' AND quote.received = 0)
      OR (task.kind = 'call-customer' AND EXISTS (
        SELECT FROM measurement WHERE quote_id = quote.id AND recorded_at >= task.created_at))) AS is_over
    FROM task
    JOIN ordered ON ordered.task_id = task.id
    JOIN quote ON quote.id = ordered.id AND quote.standing <> 'superseded'
    GROUP BY task.id
  )
  UPDATE staff_task SET
    done_at = CASE WHEN is_over THEN $2::timestamptz END,
    due_at = CASE WHEN is_over OR due_at >= $2 THEN due_at ELSE $2 + interval '1 day' END
  FROM judged
  WHERE staff_task.id = judged.id AND CASE WHEN is_over THEN done_at IS NULL
    ELSE done_at IS NOT NULL AND done_by IS NULL AND NOT EXISTS (
      SELECT FROM deposit WHERE deposit.id = deposit_id AND erased_at IS NOT NULL) END`;

export const syncCallTasks = async (
  tx: Transaction,
  quoteIds: readonly string[],
  at: Date,
): Promise<void> => {
  await tx.run(syncCallTasksStatement, [quoteIds, at]);
};
