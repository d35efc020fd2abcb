import type { OrderStage, QuoteStatus } from '@app/contracts';
import type { Transaction } from '../../database/statements';
import { orderStateOf } from './order-state-of';
import { reachedBy, stageOfItem } from './stage-of-item';

interface ItemRow {
  quote_id: string;
  stage: OrderStage | null;
  stage_reached: OrderStage;
  is_placed: boolean;
  status: QuoteStatus;
  measured_at: Date | null;
  is_delivery: boolean;
  is_given_back: boolean;
  awaits_deposit: boolean;
}

const lockPlaced = 'SELECT FROM customer_order WHERE id = $1 AND placed_at IS NOT NULL FOR NO KEY UPDATE';

const readItems = `
  SELECT item.quote_id, item.stage, stage_reached, is_placed, quote.status, measured_at,
    delivery_amount > 0 OR delivery_address IS NOT NULL AS is_delivery, ordered.deposit_state = 'paid' AND ordered.received = 0 AS is_given_back,
    deposit_by IS DISTINCT FROM 'none' AND ordered.deposit_state NOT IN ('paid', 'review') AS awaits_deposit
  FROM customer_order AS ordered
  JOIN order_item AS item ON item.order_id = ordered.id
  JOIN quote ON quote.id = agreed_id
  WHERE ordered.id = $1
  ORDER BY position`;

const writeStages = `
  UPDATE order_item AS item SET stage = other.stage, stage_reached = reached, stage_since = since
  FROM unnest($2::text[], $3::text[], $4::text[], $5::timestamptz[]) AS other (quote_id, stage, reached, since)
  WHERE item.order_id = $1 AND item.quote_id = other.quote_id`;

const writeState = 'UPDATE customer_order SET state = $2 WHERE id = $1 AND state IS DISTINCT FROM $2';

/**
 * Writes how far each top of an order is, and where the order is by that: in the transaction that changes a status, sizes to
 * cut, or whether money of it is left. Tops are moved one by one, so the order's row is locked. Done twice, it is done once.
 */
export async function refreshStages(tx: Transaction, orderId: string, at: Date): Promise<void> {
  if ((await tx.run(lockPlaced, [orderId])).length === 0) return;
  const rows = await tx.run<ItemRow>(readItems, [orderId]);
  const items = rows.map((row) => {
    const reached = { reached: row.stage_reached, isMeasured: row.measured_at !== null };
    const facts = { ...reached, isPlaced: row.is_placed, status: row.status };
    const stage = stageOfItem({ ...facts, isDelivery: row.is_delivery, isGivenBack: row.is_given_back });
    return { row, stage, reached: reachedBy(reached) };
  });
  const moved = items.filter(
    ({ row, stage, reached }) => stage !== row.stage || reached !== row.stage_reached,
  );
  if (moved.length > 0)
    await tx.run(writeStages, [
      orderId,
      moved.map(({ row }) => row.quote_id),
      moved.map(({ stage }) => stage),
      moved.map(({ reached }) => reached),
      moved.map(({ stage }) => stage && at),
    ]);
  const isPlaced = rows.some(({ is_placed }) => is_placed);
  const stages = items.map(({ stage }) => stage);
  const awaitsDeposit = rows.some(({ awaits_deposit }) => awaits_deposit);
  await tx.run(writeState, [orderId, isPlaced ? orderStateOf({ stages, awaitsDeposit }) : null]);
}

const findOrders =
  'SELECT DISTINCT order_id AS id FROM order_item WHERE agreed_id = ANY($1) AND is_placed ORDER BY 1';

/** The same for the orders for which quotes are made. */
export async function refreshStagesOf(tx: Transaction, quoteIds: readonly string[], at: Date): Promise<void> {
  const orders = await tx.run<{ id: string }>(findOrders, [quoteIds]);
  for (const { id } of orders) await refreshStages(tx, id, at);
}
