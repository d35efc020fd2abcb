import type { OrderStage, QuoteStatus } from '@app/contracts';
import { In, IsNull, Not } from 'typeorm';
import type { Transaction } from '../../database/statements';
import { OrderItem } from '../order-item.entity';
import { Order } from '../order.entity';
import { orderStateOf } from './order-state-of';
import { type StageInput, stageOfItem, stageReachedBy } from './stage-of-item';

interface ItemRow {
  quote_id: string;
  stage: OrderStage | null;
  stage_reached: OrderStage;
  is_placed: boolean;
  status: QuoteStatus;
  measured_at: Date | null;
  is_delivery: boolean;
  is_refunded: boolean;
  awaits_deposit: boolean;
}

const readItemsSql = `
  SELECT item.quote_id, item.stage, stage_reached, is_placed, quote.status, measured_at,
    delivery_amount > 0 OR delivery_address IS NOT NULL AS is_delivery, ordered.deposit_state = 'paid' AND ordered.received = 0 AS is_refunded,
    deposit_by IS DISTINCT FROM 'none' AND ordered.deposit_state NOT IN ('paid', 'review') AS awaits_deposit
  FROM customer_order AS ordered
  JOIN order_item AS item ON item.order_id = ordered.id
  JOIN quote ON quote.id = agreed_id
  WHERE ordered.id = $1
  ORDER BY position`;

/**
 * Updates the stage of each top and the state of the order. Call this in every transaction that changes a status,
 * measurements or an order's payments. Locks the order, because its tops may be moved concurrently. Idempotent.
 */
export async function refreshStages(tx: Transaction, orderId: string, at: Date): Promise<void> {
  const order = await tx.manager.findOne(Order, {
    select: { id: true, state: true },
    where: { id: orderId, placedAt: Not(IsNull()) },
    lock: { mode: 'for_no_key_update' },
  });
  if (!order) return;
  const rows = await tx.run<ItemRow>(readItemsSql, [orderId]);
  const items = rows.map((row) => {
    const input: StageInput = {
      isPlaced: row.is_placed,
      status: row.status,
      isMeasured: row.measured_at !== null,
      reached: row.stage_reached,
      isDelivery: row.is_delivery,
      isRefunded: row.is_refunded,
    };
    return { row, stage: stageOfItem(input), reached: stageReachedBy(input) };
  });
  for (const { row, stage, reached } of items) {
    if (stage === row.stage && reached === row.stage_reached) continue;
    const changes = { stage, stageReached: reached, stageSince: stage && at };
    await tx.manager.update(OrderItem, { orderId, quoteId: row.quote_id }, changes);
  }
  const isPlaced = rows.some(({ is_placed }) => is_placed);
  const stages = items.map(({ stage }) => stage);
  const awaitsDeposit = rows.some(({ awaits_deposit }) => awaits_deposit);
  const state = isPlaced ? orderStateOf({ stages, awaitsDeposit }) : null;
  if (state !== order.state) await tx.manager.update(Order, orderId, { state });
}

export async function refreshStagesOf(tx: Transaction, quoteIds: readonly string[], at: Date): Promise<void> {
  const where = { agreedId: In(quoteIds), isPlaced: true };
  const items = await tx.manager.find(OrderItem, { where, order: { orderId: 'ASC' } });
  for (const id of new Set(items.map(({ orderId }) => orderId))) await refreshStages(tx, id, at);
}
