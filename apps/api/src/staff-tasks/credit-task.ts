import { type Pence, toPounds } from '@app/pricing';
import type { StatementRunner } from '../database/statements';
import { randomId } from '../platform/ids/random-id';
import { dueTimeOf } from './due-time-of';

/** Also forgets that staff ticked off this credit, so that any later credit counts as new. */
const endTaskSql = `
  UPDATE staff_task SET done_at = coalesce(done_at, $2), note = CASE WHEN done_by IS NULL THEN note END
  WHERE kind = 'refund-credit' AND key = $1
    AND (done_at IS NULL OR (done_by IS NOT NULL AND note IS NOT NULL))`;

/** If staff ticked off the task, only a higher credit reopens it. */
const addOrReopenTaskSql = `
  INSERT INTO staff_task AS task (id, kind, key, quote_id, note, due_at, created_at)
  VALUES ($1, 'refund-credit', $2, $3, $4, $5, $6)
  ON CONFLICT (kind, key) DO UPDATE SET
    quote_id = excluded.quote_id,
    note = excluded.note,
    due_at = CASE WHEN task.done_at IS NULL THEN task.due_at ELSE excluded.due_at END,
    done_at = NULL,
    done_by = NULL
  WHERE CASE
    WHEN task.done_at IS NULL THEN task.note IS DISTINCT FROM excluded.note
    WHEN task.done_by IS NULL THEN true
    ELSE excluded.note::numeric > coalesce(task.note, '0')::numeric
  END`;

export async function syncCreditTask(
  tx: StatementRunner,
  { orderId, quoteId, credit, at }: { orderId: string; quoteId: string; credit: Pence; at: Date },
): Promise<void> {
  if (credit === 0) {
    await tx.run(endTaskSql, [orderId, at]);
    return;
  }
  const due = dueTimeOf('refund-credit', at);
  await tx.run(addOrReopenTaskSql, [randomId(), orderId, quoteId, toPounds(credit), due, at]);
}
