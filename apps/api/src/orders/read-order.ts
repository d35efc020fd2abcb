import type { AdminOrder } from '@app/contracts';
import { In } from 'typeorm';
import type { StatementRunner } from '../database/statements';
import { quotesOfPlace, standsForTop } from '../quotes';
import { OrderItem } from './order-item.entity';

/** SQL: the placed order that the top of a quote is part of, as `OrderLabel`; null: none. */
export const orderOfTop = (quote = 'quote') => `(
    SELECT jsonb_build_object('id', placed.id, 'reference', placed.reference)
    FROM order_item JOIN customer_order AS placed ON placed.id = order_item.order_id
    WHERE order_item.top_id = ${quote}.top_id AND is_placed LIMIT 1)`;

/** SQL: the places of all tops of the placed order that a top is part of; of none, it alone. */
export const topsOfOrder = (topId: string) => `
  SELECT mate.top_id, mate.position FROM order_item AS own JOIN order_item AS mate ON mate.order_id = own.order_id
  WHERE own.top_id = ${topId} AND own.is_placed
  UNION
  SELECT ${topId}, 0`;

const findOrder = `
  SELECT placed.id, placed.reference, placed.placed_at AS "placedAt", delivery_amount::text AS "deliveryAmount",
    (SELECT first_name FROM staff_user WHERE staff_user.id = taken_by) AS "takenBy",
    (SELECT json_agg(json_build_object('id', quote.id, 'reference', quote.reference, 'quantity', quote.quantity,
        'stage', quote.stage, 'totalPrice', quote.total_price::text) ORDER BY place.position)
      FROM (SELECT * FROM order_item WHERE order_id = placed.id) AS place ${quotesOfPlace}
      WHERE ${standsForTop('quote')}) AS tops
  FROM customer_order AS placed
  WHERE id = (
    SELECT order_id FROM order_item JOIN quote ON quote.top_id = order_item.top_id
    WHERE quote.id = $1 AND is_placed LIMIT 1)`;

/** What the order itself says. */
type FoundOrder = Omit<AdminOrder, 'awaitedDeposit'>;

/** The placed order that the top of a quote is part of, as staff see it; null: none. */
export async function findOrderOf(runner: StatementRunner, quoteId: string): Promise<FoundOrder | null> {
  const [order] = await runner.run<Omit<FoundOrder, 'placedAt'> & { placedAt: Date }>(findOrder, [quoteId]);
  return order ? { ...order, placedAt: order.placedAt.toISOString() } : null;
}

/** Whether one of some tops is part of a placed order. */
export const isPlacedAlready = (runner: StatementRunner, topIds: readonly string[]): Promise<boolean> =>
  runner.manager.existsBy(OrderItem, { topId: In(topIds), isPlaced: true });
