import type { QuoteChannel } from '@app/contracts';
import type { Transaction } from '../database/statements';
import { londonDayOf } from '../platform/clock/london-day';
import { randomId } from '../platform/ids/random-id';

const insertOrder = `
  WITH begun AS (
    INSERT INTO customer_order (id, channel, created_at) VALUES ($1, $3, $4)
  )
  INSERT INTO order_item (order_id, quote_id, top_id, position)
  SELECT $1, quote.id, quote.top_id, asked.position
  FROM unnest($2::text[]) WITH ORDINALITY AS asked (id, position) JOIN quote ON quote.id = asked.id`;

/** Writes an order that is not placed yet, of quotes that the caller has locked. @returns its id */
export async function addOrder(
  tx: Transaction,
  { quoteIds, channel, at }: { quoteIds: readonly string[]; channel: QuoteChannel; at: Date },
): Promise<string> {
  const id = randomId();
  await tx.run(insertOrder, [id, quoteIds, channel, at]);
  return id;
}

/** The sequence is never reset, as with quotes (D8). */
const place = `
  WITH placed AS (
    UPDATE customer_order SET placed_at = $2,
      reference = 'OR-' || $3::text || '-' || lpad(number, greatest(5, length(number)), '0')
    FROM (SELECT nextval('order_reference_number')::text AS number OFFSET 0) AS next
    WHERE id = $1 AND placed_at IS NULL
    RETURNING id
  )
  UPDATE order_item SET is_placed = true FROM placed WHERE order_id = placed.id`;

/** Places an order, whose quotes the caller has locked; done twice, it is done once. */
export async function placeOrder(tx: Transaction, id: string, at: Date): Promise<void> {
  const year = String(londonDayOf(at).year % 100).padStart(2, '0');
  await tx.run(place, [id, at, year]);
}
