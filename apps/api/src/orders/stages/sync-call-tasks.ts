import { handedOver } from '@app/contracts';
import { oneOfSql } from '../../database/one-of';
import type { Transaction } from '../../database/statements';
import { dueTimeOf } from '../../staff-tasks';

/**
 * Completes the tasks 'call the customer' and 'arrange deliveries' once no top needs them any more, and reopens them if a top
 * needs them again, unless staff completed them. A top needs neither once it is cancelled or handed over. It needs no call once it
 * is measured, and no further delivery once a delivery is arranged for it. A booked visit or call to measure also completes the
 * call task, with a note about it.
 */
const syncCallTasksSql = `
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
  ), evaluated AS (
    SELECT task.id, task.has_visit, task.has_visit OR bool_and(
      item.stage IS NULL
      OR ${oneOfSql('item.stage', handedOver)}
      OR CASE task.kind
        WHEN 'call-customer' THEN EXISTS (
          SELECT FROM measurement WHERE quote_id = quote.id AND recorded_at >= task.created_at)
        ELSE quote.quantity <= (
          SELECT coalesce(sum(part.quantity), 0)
          FROM appointment JOIN appointment_top AS part ON part.appointment_id = appointment.id
          WHERE appointment.order_id = item.order_id AND part.top_id = item.top_id AND appointment.state <> 'cancelled')
        END) AS is_obsolete
    FROM task
    JOIN order_item AS item USING (order_id)
    JOIN quote ON quote.id = item.agreed_id AND quote.standing <> 'superseded'
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

export const syncPhoneCallTasks = async (
  tx: Transaction,
  quoteIds: readonly string[],
  at: Date,
): Promise<void> => {
  await tx.run(syncCallTasksSql, [
    quoteIds,
    at,
    dueTimeOf('call-customer', at),
    dueTimeOf('arrange-delivery', at),
  ]);
};
