import type { DepositWay, QuoteChannel } from '@app/contracts';
import type { Transaction } from '../database/statements';
import { londonDayOf } from '../platform/clock/london-day';
import { randomId } from '../platform/ids/random-id';

const insertOrder = `
  WITH begun AS (
    INSERT INTO customer_order (id, channel, created_at, delivery_amount, taken_by, deposit_by, deposit_due_before)
    VALUES ($1, $3, $4, $5, $6, $7, $8)
  )
  INSERT INTO order_item (order_id, quote_id, top_id, position)
  SELECT $1, quote.id, quote.top_id, asked.position
  FROM unnest($2::text[]) WITH ORDINALITY AS asked (id, position) JOIN quote ON quote.id = asked.id`;

interface NewOrder {
  quoteIds: readonly string[];
  channel: QuoteChannel;
  /** In pounds. */
  deliveryAmount: string;
  /** Absent: its customer orders online. */
  taken?: { by: number | null; depositBy: DepositWay; dueBefore: Date | null };
  at: Date;
}

/** Writes an order that is not placed yet, of quotes that the caller has locked. @returns its id */
export async function addOrder(
  tx: Transaction,
  { quoteIds, channel, deliveryAmount, taken, at }: NewOrder,
): Promise<string> {
  const id = randomId();
  const byStaff = [taken?.by, taken?.depositBy, taken?.dueBefore];
  await tx.run(insertOrder, [id, quoteIds, channel, at, deliveryAmount, ...byStaff]);
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
    FROM (SELECT nextval('order_reference_number')::text AS number OFFSET 0) AS next
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
  return placed?.reference ?? null;
}
