import { needsAnotherDelivery } from '@app/pricing';
import type { Transaction } from '../../database/statements';
import { syncPhoneCallTasks } from '../../orders';
import { addStaffTask } from '../../staff-tasks';

const readOrderSql = `
  SELECT (array_agg(quote.id ORDER BY position))[1] AS "quoteId",
    CASE WHEN min(delivery_amount) > 0 THEN sum(quantity)::integer ELSE 0 END AS "deliveredTops"
  FROM customer_order AS placed
  JOIN order_item AS item ON item.order_id = placed.id AND item.is_placed JOIN quote ON quote.id = item.agreed_id
  WHERE placed.id = $1`;

/** Adds the tasks of an order without a card payment: call the customer, and arrange deliveries beyond the first. */
export async function addOrderTasks(tx: Transaction, orderId: string, at: Date): Promise<void> {
  const [order] = await tx.run<{ quoteId: string; deliveredTops: number }>(readOrderSql, [orderId]);
  if (!order) throw new Error(`there is no order ${orderId}`);
  const task = { key: orderId, quoteId: order.quoteId, at };
  await addStaffTask(tx, 'call-customer', task);
  if (needsAnotherDelivery(order.deliveredTops)) await addStaffTask(tx, 'arrange-delivery', task);
  await syncPhoneCallTasks(tx, [order.quoteId], at);
}
