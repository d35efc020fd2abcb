import { type Transaction } from '../../database/statements';

/** SQL: the quotes by which the other tops of the placed order of one were ordered. */
const matesOf = (quoteId: string) => `
      JOIN order_item AS own ON own.quote_id = ${quoteId} AND own.is_placed
      JOIN order_item AS mate ON mate.order_id = own.order_id AND mate.is_placed`;

/**
 * What is to be done because a deposit was paid is over once no order on it waits for it: each is declined, completed or
 * given back, and for the call it is enough that sizes were recorded since. It is to be done after all where an order goes
 * on, unless somebody has ticked it off. Of revised orders those count that stand.
 */
const syncCallTasksStatement = `
  WITH RECURSIVE earlier AS (
    SELECT unnest($1::text[]) AS id
    UNION
    SELECT original.original_id
    FROM earlier CROSS JOIN LATERAL (
      SELECT original_id FROM quote_revision WHERE quote_id = earlier.id AND state = 'agreed' OFFSET 0) AS original
  ), task AS (
    SELECT id, kind, deposit_id, quote_id, created_at FROM staff_task
    WHERE kind IN ('call-customer', 'arrange-delivery') AND (
      deposit_id IN (SELECT deposit_id FROM deposit_quote JOIN earlier ON earlier.id = quote_id)
      OR quote_id IN (SELECT earlier.id FROM earlier UNION SELECT mate.quote_id FROM earlier ${matesOf('earlier.id')}))
  ), ordered AS (
    SELECT task.id AS task_id, deposit_quote.quote_id AS id FROM task JOIN deposit_quote USING (deposit_id)
    UNION
    SELECT task.id, task.quote_id FROM task WHERE task.quote_id IS NOT NULL
    UNION
    SELECT task.id, mate.quote_id FROM task ${matesOf('task.quote_id')}
    UNION
    SELECT ordered.task_id, revised.quote_id
    FROM ordered CROSS JOIN LATERAL (
      SELECT quote_id FROM quote_revision WHERE original_id = ordered.id AND state = 'agreed' OFFSET 0) AS revised
  ), judged AS (
    SELECT task.id, bool_and(
      quote.status IN ('declined', 'completed')
      OR (quote.deposit_state = 'paid' AND quote.received = 0)
      OR (task.kind = 'call-customer' AND EXISTS (
        SELECT FROM measurement WHERE quote_id = quote.id AND recorded_at >= task.created_at))) AS is_over
    FROM task
    JOIN ordered ON ordered.task_id = task.id
    JOIN quote ON quote.id = ordered.id AND quote.superseded_at IS NULL
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
