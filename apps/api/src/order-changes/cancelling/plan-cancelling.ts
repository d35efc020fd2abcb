import { type CancellingStep, cancellingSteps, cancellingStepOf, type OrderStage } from '@app/contracts';
import { depositOf, refundAmount, pence, proRata, sumPence, toPence, type Pence } from '@app/pricing';
import type { StatementRunner } from '../../database/statements';
import { cancellationOfSql, readRulesOfOrder } from '../../orders';
import { ledgerOfOrder } from '../../payments';

interface OpenCharge {
  depositId: string;
  attemptId: string;
  transactionId: string;
  charged: string;
  refundable: Pence;
}

const findChargesSql = `
  SELECT deposit.id AS "depositId", attempt.id AS "attemptId", attempt.transaction_id AS "transactionId",
    charged_amount::text AS charged,
    (SELECT sum(pence) FROM ledger_entry WHERE ledger_entry.transaction_id = attempt.transaction_id)::integer AS refundable
  FROM deposit
  JOIN payment_attempt AS attempt ON attempt.deposit_id = deposit.id AND attempt.state = 'paid'
  WHERE order_id = $1 AND attempt.transaction_id IS NOT NULL AND charged_currency = 'GBP'
  ORDER BY attempt.created_at DESC`;

interface ItemRow {
  quoteId: string;
  orderedId: string;
  stage: OrderStage | null;
  price: string;
  /** The deposit is at most a tenth of this price. */
  lowestAgreedPrice: string;
  delivery: string;
  /** What was kept if the top was cancelled before. */
  kept: string;
}

const readItemsSql = `
  SELECT quote.id AS "quoteId", item.quote_id AS "orderedId", item.stage, quote.total_price::text AS price, delivery_amount::text AS delivery,
    (SELECT least(min(earlier.total_price), quote.total_price)::text FROM quote AS earlier
      WHERE earlier.top_id = item.top_id AND (earlier.id = item.quote_id OR EXISTS (
        SELECT FROM quote_revision WHERE quote_id = earlier.id AND state = 'agreed'))) AS "lowestAgreedPrice",
    coalesce(ended.kept::text, '0.00') AS kept
  FROM customer_order AS placed
  JOIN order_item AS item ON item.order_id = placed.id JOIN quote ON quote.id = agreed_id
  ${cancellationOfSql('item')}
  WHERE placed.id = $1
  ORDER BY position`;

interface CancelledItem {
  quoteId: string;
  /** The quote that was ordered; `quoteId` may be a revision of it. */
  orderedId: string;
  stage: OrderStage;
  /** The top's share of the amount that the order has received. */
  received: Pence;
  refunded: Pence;
}

export interface CancellingPlan {
  items: readonly CancelledItem[];
  /** All remaining tops of the order are cancelled. */
  isAll: boolean;
  step: CancellingStep;
  received: Pence;
  refunded: Pence;
  charges: readonly OpenCharge[];
  /** How much can be refunded to cards. */
  refundableToCard: Pence;
}

export async function planCancelling(
  runner: StatementRunner,
  orderId: string,
  stages: ReadonlyMap<string, OrderStage>,
): Promise<CancellingPlan> {
  const allItems = await runner.run<ItemRow>(readItemsSql, [orderId]);
  const shares = await receivedByTop(runner, orderId, allItems, stages);
  const activeItems = allItems.filter(({ stage }) => stage);
  const isAll = activeItems.every(({ quoteId }) => stages.has(quoteId));
  const items: CancelledItem[] = [];
  for (const item of allItems) {
    const { quoteId, orderedId } = item;
    const stage = stages.get(quoteId);
    if (!stage) continue;
    const received = shares.get(quoteId) ?? pence(0);
    const kept = (await readRulesOfOrder(runner, quoteId))[cancellingStepOf(stage)];
    const delivery = isAll && item === activeItems[0] ? toPence(item.delivery) : pence(0);
    const refunded = refundAmount({
      received,
      price: sumPence([toPence(item.price), delivery]),
      deposit: depositOf(sumPence([toPence(item.lowestAgreedPrice), delivery])),
      kept: kept === null ? null : toPence(kept),
    });
    items.push({ quoteId, orderedId, stage, received, refunded });
  }
  const charges = await runner.run<OpenCharge>(findChargesSql, [orderId]);
  const received = sumPence(items.map((item) => item.received));
  const refundable = sumPence(charges.map((charge) => pence(Math.max(charge.refundable, 0))));
  return {
    items,
    isAll,
    step: mostAdvancedOf([...stages.values()].map(cancellingStepOf)),
    received,
    refunded: sumPence(items.map((item) => item.refunded)),
    charges,
    refundableToCard: pence(Math.min(refundable, received)),
  };
}

const mostAdvancedOf = (steps: readonly CancellingStep[]): CancellingStep =>
  cancellingSteps.findLast((step) => steps.includes(step)) ?? 'toMeasure';

/** The received amount of each active top, in proportion to its price. Delivery is added to a top that is not cancelled. */
async function receivedByTop(
  runner: StatementRunner,
  orderId: string,
  allItems: readonly ItemRow[],
  stages: ReadonlyMap<string, OrderStage>,
): Promise<Map<string, Pence>> {
  const { received } = await ledgerOfOrder(runner, orderId);
  const kept = sumPence(allItems.filter(({ stage }) => !stage).map((item) => toPence(item.kept)));
  const activeItems = allItems.filter(({ stage }) => stage);
  const topWithDelivery = activeItems.find(({ quoteId }) => !stages.has(quoteId)) ?? activeItems[0];
  const weights = activeItems.map((item) =>
    sumPence([toPence(item.price), item === topWithDelivery ? toPence(item.delivery) : pence(0)]),
  );
  if (activeItems.length === 0) return new Map();
  const shares = proRata(weights, pence(Math.max(toPence(received) - kept, 0)));
  return new Map(activeItems.map(({ quoteId }, index) => [quoteId, shares[index] ?? pence(0)]));
}
