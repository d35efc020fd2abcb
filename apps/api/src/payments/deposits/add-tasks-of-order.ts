import { needsAnotherDelivery } from '@app/pricing';
import type { Transaction } from '../../database/statements';
import { addStaffTask } from '../../staff-tasks';

/** How many tops are delivered with one, itself among them. */
const countDelivered = `
  SELECT coalesce(sum(quantity), 0)::integer AS tops
  FROM order_item AS own
  JOIN customer_order AS placed ON placed.id = own.order_id AND delivery_amount > 0
  JOIN order_item AS item ON item.order_id = placed.id AND item.is_placed
  JOIN quote ON quote.id = item.quote_id
  WHERE own.quote_id = $1 AND own.is_placed`;

/** What somebody is to do where an order begins without a card page: call, and find a day for what one delivery does not hold. */
export async function addTasksOfOrder(tx: Transaction, quoteId: string, at: Date): Promise<void> {
  const task = { key: quoteId, quoteId, at };
  await addStaffTask(tx, 'call-customer', task);
  const [delivered] = await tx.run<{ tops: number }>(countDelivered, [quoteId]);
  if (needsAnotherDelivery(delivered?.tops ?? 0)) await addStaffTask(tx, 'arrange-delivery', task);
}
