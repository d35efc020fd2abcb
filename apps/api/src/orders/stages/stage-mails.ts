import { handedOver, type OrderStage } from '@app/contracts';
import { ArrayContains, Not } from 'typeorm';
import { addMail, Mail, type MailKind } from '../../mail';
import type { Transaction } from '../../database/statements';
import { shopIsNotOnHoldSql } from '../../platform/background/shop-hold';
import { undoWindowMs } from '../../quotes';
import { OrderItem } from '../order-item.entity';

/** The mail for each stage. 'to-measure' has none, because the mail about the deposit confirms the order. */
export const stageMailKinds = {
  measured: 'order-measured',
  'in-production': 'order-in-production',
  ready: 'order-ready',
  delivered: 'order-handed-over',
  collected: 'order-handed-over',
} as const satisfies Record<Exclude<OrderStage, 'to-measure'>, MailKind>;

const batchSize = 200;

interface TopToNotify {
  order_id: string;
  id: string;
  stage: keyof typeof stageMailKinds;
  stage_since: Date;
  customer_name: string | null;
  customer_email: string | null;
}

/** Marks and returns tops that reached one of the stages $2 by $1 and have no mail about it; with $3, those of that order. */
const markReachedSql = `
  WITH reached AS (
    UPDATE order_item SET stage_notified_at = stage_since
    WHERE (order_id, quote_id) IN (
      SELECT order_id, quote_id FROM order_item
      WHERE stage IS NOT NULL AND stage <> 'to-measure' AND (stage_notified_at IS NULL OR stage_since > stage_notified_at)
        AND stage_since <= $1 AND stage = ANY($2) AND ($3::text IS NULL OR order_id = $3) AND ${shopIsNotOnHoldSql}
      ORDER BY stage_since LIMIT ${batchSize}
      FOR NO KEY UPDATE SKIP LOCKED)
    RETURNING order_id, agreed_id, position, stage, stage_since
  )
  SELECT order_id, quote.id, stage, stage_since, customer_name, customer_email
  FROM reached JOIN quote ON quote.id = agreed_id
  ORDER BY order_id, position`;

export interface StageMail {
  id: string;
  address: string;
  quoteIds: readonly string[];
}

/**
 * Requests one mail for each customer about stages that their tops reached before `before`. Reads the current stages from the
 * database, because several actions can lead to a stage.
 */
export async function mailStages(
  tx: Transaction,
  stages: readonly OrderStage[],
  { orderId = null, before, at }: { orderId?: string | null; before: Date; at: Date },
): Promise<StageMail[]> {
  const mails: StageMail[] = [];
  for (const tops of groupByMail(await tx.run<TopToNotify>(markReachedSql, [before, stages, orderId]))) {
    const mail = await addStageMail(tx, tops, at);
    if (mail) mails.push(mail);
  }
  return mails;
}

/** Requests the mails about tops that were handed over and can no longer be moved back. The final invoice is attached to them. */
export const mailHandedOver = (tx: Transaction, orderId: string, at: Date): Promise<StageMail[]> =>
  mailStages(tx, handedOver, { orderId, before: new Date(at.getTime() - undoWindowMs), at });

/**
 * Requests the mail about the agreed sizes of an order immediately, so that the caller can include other news in it.
 * @returns the id of the mail; null: no newly agreed sizes, or no email address
 */
export async function mailSizesAgreed(tx: Transaction, quoteId: string, at: Date): Promise<string | null> {
  const item = await tx.manager.findOneBy(OrderItem, { agreedId: quoteId, stage: 'measured' });
  if (!item) return null;
  const mails = await mailStages(tx, ['measured'], { orderId: item.orderId, before: at, at });
  return mails.find(({ quoteIds }) => quoteIds.includes(quoteId))?.id ?? null;
}

async function addStageMail(
  tx: Transaction,
  tops: readonly TopToNotify[],
  at: Date,
): Promise<StageMail | null> {
  const toNotify: TopToNotify[] = [];
  for (const top of tops) {
    const sameMail = { quoteIds: ArrayContains([top.id]), kind: stageMailKinds[top.stage] };
    if (!(await tx.manager.existsBy(Mail, { ...sameMail, state: Not('withheld') }))) toNotify.push(top);
  }
  const [first] = toNotify;
  if (!first?.customer_email) return null;
  const { id, stage, stage_since, customer_name: name, customer_email: address } = first;
  const quoteIds = toNotify.map((top) => top.id);
  const key = `${id}:${stage_since.getTime()}`;
  const mailId = await addMail(tx, { kind: stageMailKinds[stage], key, to: { name, address }, quoteIds, at });
  return mailId === null ? null : { id: mailId, address, quoteIds };
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
