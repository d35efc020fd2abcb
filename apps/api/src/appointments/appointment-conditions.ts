import { type AppointmentKind, handedOver } from '@app/contracts';
import { oneOfSql } from '../database/one-of';
import type { Transaction } from '../database/statements';
import { placedOrderOfSql } from '../quotes';

/** SQL: a top at this stage has not been handed over. */
export const isUnfinishedSql = (stage: string): string =>
  `${stage} IS NOT NULL AND NOT ${oneOfSql(stage, handedOver)}`;

/** SQL: whether an `appointment` belongs to an order that the quote's top is or was part of. */
export const belongsToOrderOfSql = (quoteId: string): string => `appointment.order_id = ANY(ARRAY(
    SELECT order_id FROM order_item WHERE top_id = (SELECT top_id FROM quote AS requested WHERE requested.id = ${quoteId})))`;

/** SQL: the address of an `appointment` outside the showroom. Needs its `quote`. */
export const addressOfAppointmentSql = 'coalesce(appointment.address, quote.delivery_address)';

/** The kinds of appointments at which tops are handed over. */
export const handOverKinds = ['delivery', 'collection'] as const satisfies readonly AppointmentKind[];

/**
 * SQL: whether the condition holds for any top that the `appointment` is about. Does not use EXISTS, because then PostgreSQL may
 * read the items of all orders.
 */
export const anyTopOfAppointmentSql = (condition: string): string =>
  `(SELECT bool_or(${condition}) FROM order_item WHERE order_id = appointment.order_id AND (
      NOT EXISTS (SELECT FROM appointment_top WHERE appointment_id = appointment.id)
      OR top_id IN (SELECT top_id FROM appointment_top WHERE appointment_id = appointment.id)))`;

/** SQL: whether an `appointment` is still needed. One to measure is only needed while a top is unmeasured. */
export const isStillNeededSql = anyTopOfAppointmentSql(
  `stage IS NOT NULL AND (kind NOT IN ('measuring-visit', 'measuring-call') OR stage = 'to-measure')`,
);

/**
 * SQL: whether the work of an `appointment` is done. For one to measure: all tops of its order were measured since it was
 * arranged. For a delivery or collection: its tops are handed over.
 */
export const isFulfilledSql = `CASE WHEN kind IN ('measuring-visit', 'measuring-call')
    THEN NOT ${anyTopOfAppointmentSql(`coalesce(stage = 'to-measure', false)`)} AND EXISTS (
      SELECT FROM order_item JOIN quote AS measured ON measured.top_id = order_item.top_id
      JOIN measurement ON measurement.quote_id = measured.id
      WHERE order_item.order_id = appointment.order_id AND recorded_at >= appointment.created_at)
    ELSE ${anyTopOfAppointmentSql('stage IS NOT NULL')} AND NOT ${anyTopOfAppointmentSql(`coalesce(${isUnfinishedSql('stage')}, false)`)} END`;

/** SQL: the state of an `appointment` to show. 'done' is stored only later, so that the last step can be undone. */
export const shownStateSql = `CASE WHEN appointment.state = 'booked' AND ${isFulfilledSql} THEN 'done' ELSE appointment.state END`;

const findOtherSql = `
  SELECT FROM order_item WHERE order_id = ${placedOrderOfSql('$1')} AND agreed_id <> $1 AND ${isUnfinishedSql('stage')}`;

export const hasOtherUnfinishedTops = async (tx: Transaction, quoteId: string): Promise<boolean> =>
  (await tx.run(findOtherSql, [quoteId])).length > 0;
