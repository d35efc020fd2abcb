import type { ErrorCode, OrderStage } from '@app/contracts';
import { In } from 'typeorm';
import type { StatementRunner, Transaction } from '../database/statements';
import { AppError } from '../platform/errors/app-error';
import { getTop, lockTops, type QuoteRow } from '../quotes';
import { OrderItem } from './order-item.entity';

/** SQL: the placed order of `quote`'s top, as `OrderLabel`; null if there is none. */
export const orderOfTopSql = (quote = 'quote') => `(
    SELECT jsonb_build_object('id', placed.id, 'reference', placed.reference)
    FROM order_item JOIN customer_order AS placed ON placed.id = order_item.order_id
    WHERE order_item.top_id = ${quote}.top_id AND is_placed LIMIT 1)`;

/** SQL: a placed order as `OrderLabel`; null: not placed. */
export const orderLabelOfSql = (orderId: string) => `(
    SELECT jsonb_build_object('id', placed.id, 'reference', placed.reference)
    FROM customer_order AS placed WHERE placed.id = ${orderId} AND state IS NOT NULL)`;

/** SQL: the last cancellation of an item, as `ended`. The item may have been reopened since. */
export const cancellationOfSql = (item: string) => `
  LEFT JOIN LATERAL (
    SELECT received, refunded, received - refunded AS kept, reason, cancelled_by, cancelled_at FROM order_cancellation
    WHERE order_id = ${item}.order_id AND quote_id = ${item}.quote_id
    ORDER BY cancelled_at DESC LIMIT 1) AS ended ON true`;

export const isAnyTopOrdered = (runner: StatementRunner, topIds: readonly string[]): Promise<boolean> =>
  runner.manager.existsBy(OrderItem, { topId: In(topIds), isPlaced: true });

/**
 * SQL: whether a quote is the one that was ordered as an item, or an agreed revision of it. Does not use EXISTS, because then
 * PostgreSQL may read all revisions.
 */
const isQuoteOfItemSql = (quote: string, item: string) => `(${item}.quote_id = ${quote}.id OR (
    SELECT state = 'agreed' FROM quote_revision WHERE quote_id = ${quote}.id))`;

/** SQL: the ids of all orders that a quote is or was part of: first the placed order, then the latest. */
export const ordersOfQuoteSql = (quoteId: string) => `
  SELECT item.order_id FROM quote AS requested
  JOIN order_item AS item ON item.top_id = requested.top_id
  JOIN customer_order AS ordered ON ordered.id = item.order_id
  WHERE requested.id = ${quoteId} AND ${isQuoteOfItemSql('requested', 'item')}
  ORDER BY item.is_placed DESC, ordered.placed_at DESC NULLS LAST, ordered.created_at DESC`;

/** SQL: the id of the last order that was ever placed with a quote, even if it was undone. The quote's payments belong to it. */
export const lastPlacedOrderOfSql = (quoteId: string) =>
  `(SELECT order_id FROM (${ordersOfQuoteSql(quoteId)}) AS orders JOIN customer_order AS placed ON placed.id = order_id
     WHERE placed_at IS NOT NULL LIMIT 1)`;

export async function findLastPlacedOrder(runner: StatementRunner, quoteId: string): Promise<string | null> {
  const [order] = await runner.run<{ id: string | null }>(`SELECT ${lastPlacedOrderOfSql('$1')} AS id`, [
    quoteId,
  ]);
  return order?.id ?? null;
}

const findItemsSql = `
  SELECT agreed_id AS id FROM order_item WHERE order_id = $1 AND (is_placed OR NOT EXISTS (
    SELECT FROM order_item AS other WHERE other.order_id = $1 AND other.is_placed))
  ORDER BY position`;

export const quotesOfOrder = async (runner: StatementRunner, orderId: string): Promise<string[]> =>
  (await runner.run<{ id: string }>(findItemsSql, [orderId])).map(({ id }) => id);

export async function stagesOfOrder(
  runner: StatementRunner,
  orderId: string,
): Promise<Map<string, OrderStage>> {
  const items = await runner.manager.find(OrderItem, { where: { orderId }, order: { position: 'ASC' } });
  return new Map(items.flatMap(({ agreedId, stage }) => (stage ? [[agreedId, stage]] : [])));
}

export interface LockedOrder {
  orderId: string;
  quote: QuoteRow;
  quotes: readonly QuoteRow[];
  lockedQuotes: readonly QuoteRow[];
}

/**
 * Locks all quotes for all tops of a quote's order, in the sequence of decision 23. Call this before you change an order's
 * payments, price or stage.
 * @throws AppError `quote/not-found`, `order/moved-meanwhile`, or `errorIfNoOrder` if there is no order
 */
export async function lockOrderOf(
  tx: Transaction,
  quoteId: string,
  errorIfNoOrder: ErrorCode = 'order/no-stage',
): Promise<LockedOrder> {
  const findOrder = async () => {
    const orderId = await findLastPlacedOrder(tx, quoteId);
    return { orderId, ids: orderId === null ? [] : await quotesOfOrder(tx, orderId) };
  };
  const orderBefore = await findOrder();
  const lockedQuotes = await lockTops(tx, [quoteId, ...orderBefore.ids]);
  const { quote } = getTop(lockedQuotes, quoteId);
  const { orderId, ids } = await findOrder();
  if (orderId === null) throw new AppError(errorIfNoOrder);
  const quotes = ids.map((id) => lockedQuotes.find((locked) => locked.id === id));
  if (!quotes.every((quoteOfOrder) => quoteOfOrder !== undefined))
    throw new AppError('order/moved-meanwhile');
  return { orderId, quote, quotes, lockedQuotes };
}
