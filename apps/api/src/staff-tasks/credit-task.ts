import { type Pence, toPounds } from '@app/pricing';
import type { StatementRunner } from '../database/statements';
import { randomId } from '../platform/ids/random-id';
import { dueAt } from './staff-tasks';

/** Whatever comes in later is more than nothing, also where somebody had ticked it off. */
const end = `
  UPDATE staff_task SET done_at = coalesce(done_at, $2), note = CASE WHEN done_by IS NULL THEN note END
  WHERE kind = 'give-back-credit' AND key = $1
    AND (done_at IS NULL OR (done_by IS NOT NULL AND note IS NOT NULL))`;

/** What somebody has ticked off is settled, as far as it went. */
const ask = `
  INSERT INTO staff_task AS task (id, kind, key, quote_id, note, due_at, created_at)
  VALUES ($1, 'give-back-credit', $2, $3, $4, $5, $6)
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

/** Somebody has to give back what came in on an order above its price, as long as anything did. */
export async function keepCreditTask(
  tx: StatementRunner,
  { orderId, quoteId, credit, at }: { orderId: string; quoteId: string; credit: Pence; at: Date },
): Promise<void> {
  if (credit === 0) {
    await tx.run(end, [orderId, at]);
    return;
  }
  const due = dueAt('give-back-credit', at);
  await tx.run(ask, [randomId(), orderId, quoteId, toPounds(credit), due, at]);
}
