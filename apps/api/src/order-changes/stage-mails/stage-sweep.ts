import { Injectable } from '@nestjs/common';
import type { OrderStage } from '@app/contracts';
import { ArrayContains, Not } from 'typeorm';
import { addMail, Mail, type MailKind } from '../../mail';
import type { Transaction } from '../../database/statements';
import { shopIsNotOnHold } from '../../platform/background/shop-hold';
import { OrderItem } from '../../orders';
import { PeriodicTask } from '../../platform/background/periodic-task';

/** The mail for each stage. 'to-measure' has none: the deposit's mail confirms the order. */
export const stageMailKinds = {
  measured: 'order-measured',
  'in-production': 'order-in-production',
  ready: 'order-ready',
  delivered: 'order-handed-over',
  collected: 'order-handed-over',
} as const satisfies Record<Exclude<OrderStage, 'to-measure'>, MailKind>;

/** A move that is undone within this time sends no mail. */
export const undoWindowMs = 10 * 60_000;

const batchSize = 200;

interface TopToNotify {
  order_id: string;
  id: string;
  stage: keyof typeof stageMailKinds;
  stage_since: Date;
  customer_name: string | null;
  customer_email: string | null;
}

/** Marks and returns tops that reached their stage by $1 and have no mail about it; with $2, the measured ones of that order. */
const markReached = `
  WITH reached AS (
    UPDATE order_item SET stage_notified_at = stage_since
    WHERE (order_id, quote_id) IN (
      SELECT order_id, quote_id FROM order_item
      WHERE stage IS NOT NULL AND stage <> 'to-measure' AND (stage_notified_at IS NULL OR stage_since > stage_notified_at)
        AND stage_since <= $1 AND ($2::text IS NULL OR order_id = $2 AND stage = 'measured') AND ${shopIsNotOnHold}
      ORDER BY stage_since LIMIT ${batchSize}
      FOR NO KEY UPDATE SKIP LOCKED)
    RETURNING order_id, agreed_id, position, stage, stage_since
  )
  SELECT order_id, quote.id, stage, stage_since, customer_name, customer_email
  FROM reached JOIN quote ON quote.id = agreed_id
  ORDER BY order_id, position`;

/** Mails customers once about each stage. Reads the current stages, because several actions can lead to a stage. */
@Injectable()
export class StageSweep extends PeriodicTask {
  protected readonly everyMs = 60_000;

  async sweep(): Promise<void> {
    const at = this.clock.now();
    await this.statements.transaction(async (tx) => {
      const reached = await tx.run<TopToNotify>(markReached, [new Date(at.getTime() - undoWindowMs), null]);
      for (const tops of groupByMail(reached)) await addStageMail(tx, tops, at);
    });
  }
}

/**
 * Requests the mail that the sizes of an order are agreed at once, for other news to go with it.
 * @returns its id; null: nothing new is agreed, or nobody has an address
 */
export async function mailSizesAgreed(tx: Transaction, quoteId: string, at: Date): Promise<string | null> {
  const item = await tx.manager.findOneBy(OrderItem, { agreedId: quoteId, stage: 'measured' });
  if (!item) return null;
  const reached = await tx.run<TopToNotify>(markReached, [at, item.orderId]);
  let ofQuote: string | null = null;
  for (const tops of groupByMail(reached)) {
    const mailId = await addStageMail(tx, tops, at);
    if (tops.some(({ id }) => id === quoteId)) ofQuote = mailId;
  }
  return ofQuote;
}

async function addStageMail(tx: Transaction, tops: readonly TopToNotify[], at: Date): Promise<string | null> {
  const toNotify: TopToNotify[] = [];
  for (const top of tops) {
    const sameMail = { quoteIds: ArrayContains([top.id]), kind: stageMailKinds[top.stage] };
    if (!(await tx.manager.existsBy(Mail, { ...sameMail, state: Not('withheld') }))) toNotify.push(top);
  }
  const [first] = toNotify;
  if (!first?.customer_email) return null;
  const { id, stage, stage_since, customer_name: name, customer_email: address } = first;
  return addMail(tx, {
    kind: stageMailKinds[stage],
    key: `${id}:${stage_since.getTime()}`,
    to: { name, address },
    quoteIds: toNotify.map((top) => top.id),
    at,
  });
}

/** Tops of one order at one stage share a mail. */
function groupByMail(reached: readonly TopToNotify[]): TopToNotify[][] {
  const groups = new Map<string, TopToNotify[]>();
  for (const top of reached) {
    const key = JSON.stringify([top.order_id, stageMailKinds[top.stage], top.customer_email]);
    groups.set(key, [...(groups.get(key) ?? []), top]);
  }
  return [...groups.values()];
}
