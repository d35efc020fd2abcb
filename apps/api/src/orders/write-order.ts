import type { DepositWay, QuoteChannel } from '@app/contracts';
import { type BasketTotal, toPounds } from '@app/pricing';
import { In, IsNull, Not } from 'typeorm';
import type { Transaction } from '../database/statements';
import { londonDayOf } from '../platform/clock/london-day';
import { randomId } from '../platform/ids/random-id';
import type { QuoteDepositState } from '../quotes';
import { OrderItem } from './order-item.entity';
import { Order } from './order.entity';
import { refreshStages } from './stages/refresh-stages';

/** Appends the quotes after the existing items. */
const insertItemsSql = `
  INSERT INTO order_item (order_id, quote_id, agreed_id, top_id, position, is_placed)
  SELECT $1, quote.id, quote.id, quote.top_id, coalesce(last.position, 0) + added.position, $3
  FROM unnest($2::text[]) WITH ORDINALITY AS added (id, position) JOIN quote ON quote.id = added.id
  CROSS JOIN LATERAL (SELECT max(position) AS position FROM order_item WHERE order_id = $1) AS last`;

/** An order with its first items. */
const insertOrderSql = `
  WITH ordered AS (
    INSERT INTO customer_order (
      id, channel, created_at, delivery_amount, deposit_amount, price, taken_by, deposit_by, deposit_due_before, deposit_state)
    VALUES ($1, $4, $5, $6, $7, $8, $9, $10, $11, $12)
  ) ${insertItemsSql}`;

/** Updates `placed_order_id` of every quote for the order's tops. */
const writeOrderOfQuotesSql = `
  UPDATE quote SET placed_order_id = item.order_id
  FROM (
    SELECT item.top_id, placed.order_id
    FROM order_item AS item LEFT JOIN order_item AS placed ON placed.top_id = item.top_id AND placed.is_placed
    WHERE item.order_id = $1) AS item
  WHERE quote.top_id = item.top_id AND quote.placed_order_id IS DISTINCT FROM item.order_id`;

async function refreshItems(tx: Transaction, orderId: string, at: Date): Promise<void> {
  await tx.run(writeOrderOfQuotesSql, [orderId]);
  await refreshStages(tx, orderId, at);
}

/** Adds tops to a placed order. The caller has locked their quotes. */
export async function addItems(
  tx: Transaction,
  orderId: string,
  quoteIds: readonly string[],
  at: Date,
): Promise<void> {
  await tx.run(insertItemsSql, [orderId, quoteIds, true]);
  await refreshItems(tx, orderId, at);
}

interface NewOrder {
  quoteIds: readonly string[];
  channel: QuoteChannel;
  amounts: Pick<BasketTotal, 'delivery' | 'deposit' | 'total'>;
  /** Set if staff created the order. `depositBy` null: they recorded a payment. */
  takenByStaff?: { userId: number | null; depositBy: DepositWay | null; dueBefore: Date | null };
  at: Date;
}

export async function addOrder(
  tx: Transaction,
  { quoteIds, channel, amounts, takenByStaff, at }: NewOrder,
): Promise<string> {
  const id = randomId();
  const pounds = [amounts.delivery, amounts.deposit, amounts.total].map(toPounds);
  const staffFields = [takenByStaff?.userId, takenByStaff?.depositBy, takenByStaff?.dueBefore];
  // A customer's order is created when the card page is opened.
  const depositState: QuoteDepositState = takenByStaff ? 'none' : 'open';
  await tx.run(insertOrderSql, [id, quoteIds, false, channel, at, ...pounds, ...staffFields, depositState]);
  return id;
}

/**
 * The number sequence is never reset (D8). Does not place tops that are already in a placed order. If all of them are, places
 * nothing.
 */
const placeOrderSql = `
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
 * @returns the order's reference; null if nothing was placed by this call
 */
export async function placeOrder(tx: Transaction, id: string, at: Date): Promise<string | null> {
  const year = String(londonDayOf(at).year % 100).padStart(2, '0');
  const [placed] = await tx.run<{ reference: string }>(placeOrderSql, [id, at, year]);
  if (!placed) return null;
  await refreshItems(tx, id, at);
  return placed.reference;
}

const createdByRecordedPayment = { takenBy: Not(IsNull()), depositBy: IsNull() };

/** Undoes an order that was created by recording a payment, if that payment was a mistake. Its quotes can be ordered again. */
export async function undoPlacedOrder(tx: Transaction, id: string, at: Date): Promise<void> {
  const isUndone = await tx.manager.existsBy(Order, { id, ...createdByRecordedPayment });
  const undoneOrder = { isPlaced: false, stage: null, stageSince: null };
  if (isUndone) await tx.manager.update(OrderItem, { orderId: id }, undoneOrder);
  await refreshItems(tx, id, at);
}

/** Places an order again that `undoPlacedOrder` has undone; null if there is none. */
export async function restorePlacedOrder(tx: Transaction, quoteId: string, at: Date): Promise<string | null> {
  const items = await tx.manager.findBy(OrderItem, { quoteId, isPlaced: false });
  const ids = items.map(({ orderId }) => orderId);
  const undoneOrder = await tx.manager.findOne(Order, {
    where: { id: In(ids), placedAt: Not(IsNull()), ...createdByRecordedPayment },
    order: { placedAt: 'DESC' },
  });
  if (!undoneOrder) return null;
  await tx.manager.update(OrderItem, { orderId: undoneOrder.id }, { isPlaced: true });
  await refreshItems(tx, undoneOrder.id, at);
  return undoneOrder.id;
}
