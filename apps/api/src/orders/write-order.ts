import type { DepositWay, QuoteChannel } from '@app/contracts';
import { type BasketTotal, toPounds } from '@app/pricing';
import type { Transaction } from '../database/statements';
import { londonDayOf } from '../platform/clock/london-day';
import { randomId } from '../platform/ids/random-id';
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

/** More tops of a placed order, after those that it has. The caller holds them. */
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
  /** Absent: its customer orders online. `depositBy` null: it is made by money that staff record. */
  taken?: { by: number | null; depositBy: DepositWay | null; dueBefore: Date | null };
  at: Date;
}

/** Writes an order that is not placed yet, of quotes that the caller has locked. @returns its id */
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
 * The sequence is never reset, as with quotes (D8). A top that staff have taken an order for meanwhile stays in that order;
 * if that is so of all, nothing is placed.
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

/** Places an order, whose quotes the caller has locked; done twice, it is done once. @returns its reference, where it was placed now */
export async function placeOrder(tx: Transaction, id: string, at: Date): Promise<string | null> {
  const year = String(londonDayOf(at).year % 100).padStart(2, '0');
  const [placed] = await tx.run<{ reference: string }>(place, [id, at, year]);
  if (!placed) return null;
  await refreshStages(tx, id, at);
  return placed.reference;
}

/** Made by money that was recorded by mistake, it is an order no more; its quotes can be ordered otherwise. */
const takeBack = `
  UPDATE order_item SET is_placed = false, stage = NULL, stage_since = NULL
  FROM customer_order AS placed
  WHERE placed.id = $1 AND order_id = placed.id AND taken_by IS NOT NULL AND deposit_by IS NULL`;

export async function takeBackOrder(tx: Transaction, id: string, at: Date): Promise<void> {
  await tx.run(takeBack, [id]);
  await refreshStages(tx, id, at);
}

const findTakenBack = `
  SELECT taken.id FROM order_item JOIN customer_order AS taken ON taken.id = order_id
  WHERE quote_id = $1 AND NOT is_placed AND placed_at IS NOT NULL AND taken_by IS NOT NULL AND deposit_by IS NULL
  ORDER BY placed_at DESC LIMIT 1`;

const placeAgain = 'UPDATE order_item SET is_placed = true WHERE order_id = $1';

/** The order that was taken back of a quote is one again; null: there is none. */
export async function placeOrderAgain(tx: Transaction, quoteId: string, at: Date): Promise<string | null> {
  const [taken] = await tx.run<{ id: string }>(findTakenBack, [quoteId]);
  if (!taken) return null;
  await tx.run(placeAgain, [taken.id]);
  await refreshStages(tx, taken.id, at);
  return taken.id;
}
