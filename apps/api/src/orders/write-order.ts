import type { DepositWay, QuoteChannel } from '@app/contracts';
import { type BasketTotal, toPounds } from '@app/pricing';
import type { Transaction } from '../database/statements';
import { londonDayOf } from '../platform/clock/london-day';
import { randomId } from '../platform/ids/random-id';
import { OrderItem } from './order-item.entity';
import { refreshStages } from './stages/refresh-stages';

const insertOrder = `
  WITH begun AS (
    INSERT INTO customer_order (
      id, channel, created_at, delivery_amount, deposit_amount, taken_by, deposit_by, deposit_due_before, price)
    VALUES ($1, $3, $4, $5, $6, $7, $8, $9, $10)
  )
  INSERT INTO order_item (order_id, quote_id, agreed_id, top_id, position)
  SELECT $1, quote.id, quote.id, quote.top_id, asked.position
  FROM unnest($2::text[]) WITH ORDINALITY AS asked (id, position) JOIN quote ON quote.id = asked.id`;

const insertItems = `
  INSERT INTO order_item (order_id, quote_id, agreed_id, top_id, position, is_placed)
  SELECT $1, quote.id, quote.id, quote.top_id, last.position + asked.position, true
  FROM unnest($2::text[]) WITH ORDINALITY AS asked (id, position) JOIN quote ON quote.id = asked.id
  CROSS JOIN LATERAL (SELECT max(position) AS position FROM order_item WHERE order_id = $1) AS last`;

/** Adds tops to a placed order, at the end. The caller has locked them. */
export async function addItems(
  tx: Transaction,
  orderId: string,
  quoteIds: readonly string[],
  at: Date,
): Promise<void> {
  await tx.run(insertItems, [orderId, quoteIds]);
  await refreshStages(tx, orderId, at);
}

interface NewOrder {
  quoteIds: readonly string[];
  channel: QuoteChannel;
  amounts: Pick<BasketTotal, 'delivery' | 'deposit' | 'total'>;
  /** Absent: ordered online. `depositBy` null: made by recorded money. */
  taken?: { by: number | null; depositBy: DepositWay | null; dueBefore: Date | null };
  at: Date;
}

export async function addOrder(
  tx: Transaction,
  { quoteIds, channel, amounts, taken, at }: NewOrder,
): Promise<string> {
  const id = randomId();
  const { delivery, deposit, total } = amounts;
  const byStaff = [taken?.by, taken?.depositBy, taken?.dueBefore];
  const inPounds = [toPounds(delivery), toPounds(deposit)];
  await tx.run(insertOrder, [id, quoteIds, channel, at, ...inPounds, ...byStaff, toPounds(total)]);
  return id;
}

/**
 * The sequence is never reset (D8). A top that was ordered by staff meanwhile stays in that order; if all were,
 * nothing is placed.
 */
const place = `
  WITH item AS (
    SELECT order_id, quote_id FROM order_item WHERE order_id = $1 AND NOT EXISTS (
      SELECT FROM order_item AS other WHERE other.top_id = order_item.top_id AND other.is_placed)
  ), placed AS (
    UPDATE customer_order SET placed_at = $2,
      reference = 'OR-' || $3::text || '-' || lpad(number, greatest(5, length(number)), '0')
    FROM (SELECT nextval('order_reference_number')::text AS number) AS next
    WHERE id = $1 AND placed_at IS NULL AND EXISTS (SELECT FROM item)
    RETURNING id, reference
  ), items AS (
    UPDATE order_item SET is_placed = true FROM placed, item
    WHERE order_item.order_id = placed.id AND order_item.quote_id = item.quote_id
  )
  SELECT reference FROM placed`;

/**
 * Idempotent. The caller has locked the quotes.
 * @returns its reference; null: nothing was placed now
 */
export async function placeOrder(tx: Transaction, id: string, at: Date): Promise<string | null> {
  const year = String(londonDayOf(at).year % 100).padStart(2, '0');
  const [placed] = await tx.run<{ reference: string }>(place, [id, at, year]);
  if (!placed) return null;
  await refreshStages(tx, id, at);
  return placed.reference;
}

/** Undoes an order that recorded money made, because that was a mistake. Its quotes can be ordered again. */
const undoItems = `
  UPDATE order_item SET is_placed = false, stage = NULL, stage_since = NULL
  FROM customer_order AS placed
  WHERE placed.id = $1 AND order_id = placed.id AND taken_by IS NOT NULL AND deposit_by IS NULL`;

export async function undoPlacedOrder(tx: Transaction, id: string, at: Date): Promise<void> {
  await tx.run(undoItems, [id]);
  await refreshStages(tx, id, at);
}

const findUndone = `
  SELECT taken.id FROM order_item JOIN customer_order AS taken ON taken.id = order_id
  WHERE quote_id = $1 AND NOT is_placed AND placed_at IS NOT NULL AND taken_by IS NOT NULL AND deposit_by IS NULL
  ORDER BY placed_at DESC LIMIT 1`;

/** Places an order again that `undoPlacedOrder` undid; null: there is none. */
export async function restorePlacedOrder(tx: Transaction, quoteId: string, at: Date): Promise<string | null> {
  const [taken] = await tx.run<{ id: string }>(findUndone, [quoteId]);
  if (!taken) return null;
  await tx.manager.update(OrderItem, { orderId: taken.id }, { isPlaced: true });
  await refreshStages(tx, taken.id, at);
  return taken.id;
}
