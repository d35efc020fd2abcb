import { handedOver } from '@app/contracts';
import { oneOf } from '../database/one-of';
import type { Transaction } from '../database/statements';
import { placedOrderOf } from '../quotes';

/** SQL: by its stage a top is still to be made, or to be handed over. */
export const goesOn = (stage: string): string => `${stage} IS NOT NULL AND NOT ${oneOf(stage, handedOver)}`;

/** SQL: an `appointment` is of an order that the top of a quote is or was part of. */
export const isForTopOf = (quoteId: string): string => `appointment.order_id = ANY(ARRAY(
    SELECT order_id FROM order_item WHERE top_id = (SELECT top_id FROM quote AS asked WHERE asked.id = ${quoteId})))`;

/** SQL: of the order of an `appointment` one top is such. For EXISTS PostgreSQL may read the items of all orders. */
export const hasTop = (such: string): string =>
  `(SELECT bool_or(${such}) FROM order_item WHERE order_id = appointment.order_id)`;

/** SQL: an `appointment` is still needed; one to measure as long as there is something to measure. */
export const isAwaited = hasTop(
  `stage IS NOT NULL AND (kind NOT IN ('measuring-visit', 'measuring-call') OR stage = 'to-measure')`,
);

const findOther = `
  SELECT FROM order_item WHERE order_id = ${placedOrderOf('$1')} AND agreed_id <> $1 AND ${goesOn('stage')}`;

/** Another top of the same order is still to be made. */
export const othersGoOn = async (tx: Transaction, quoteId: string): Promise<boolean> =>
  (await tx.run(findOther, [quoteId])).length > 0;
