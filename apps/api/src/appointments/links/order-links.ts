import { hash, randomBytes } from 'node:crypto';
import { type OrderStage, orderTokenPattern } from '@app/contracts';
import type { StatementRunner } from '../../database/statements';
import { AppError } from '../../platform/errors/app-error';
import {
  isKnownAddress,
  notDeletedSql,
  positionInOrderOrJobSql,
  isCurrentQuoteSql,
  stageOfSql,
  topsOfOrderOrJobSql,
} from '../../quotes';
import { quotesOfOrder } from '../../orders';
import { OrderLink } from './order-link.entity';

const dayMs = 86_400_000;
const customerLinkMs = 365 * dayMs;
const staffLinkMs = dayMs;

const hashOf = (token: string) => hash('sha256', token, 'base64url');

/** Null if nobody has paid with this email address and staff did not enter it (D56). */
export async function orderTokenFor(
  runner: StatementRunner,
  { quoteId, address, at }: { quoteId: string; address: string | null; at: Date },
): Promise<string | null> {
  return (await isKnownAddress(runner, [quoteId], address)) ? makeOrderToken(runner, quoteId, at) : null;
}

/** For mails use `orderTokenFor`, which checks the address first. */
export async function makeOrderToken(
  runner: StatementRunner,
  quoteId: string,
  at: Date,
  validMs = customerLinkMs,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const endsAt = new Date(at.getTime() + validMs);
  await runner.manager.insert(OrderLink, { tokenHash: hashOf(token), quoteId, createdAt: at, endsAt });
  return token;
}

/** Lets staff open the customer's page of an order. @throws AppError `order/not-found` */
export async function makeStaffToken(runner: StatementRunner, orderId: string, at: Date): Promise<string> {
  const [quoteId] = await quotesOfOrder(runner, orderId);
  if (quoteId === undefined) throw new AppError('order/not-found');
  return makeOrderToken(runner, quoteId, at, staffLinkMs);
}

const findLinkFromSql = `
  SELECT FROM order_link AS link JOIN quote AS sent ON sent.id = link.quote_id
  WHERE sent.top_id = ANY($1) AND link.created_at <= $2 AND link.ends_at > $3 LIMIT 1`;

/** Whether a link that existed at `from` is still valid. All links end when the customer's email address changes. */
export const hasLinkFrom = async (
  runner: StatementRunner,
  topIds: readonly string[],
  { from, now }: { from: Date; now: Date },
): Promise<boolean> => (await runner.run(findLinkFromSql, [topIds, from, now])).length > 0;

/** The order of a link: the current quote of its top or, if that top was cancelled, another active top. */
const findLinkedSql = `
  SELECT quote.id AS "quoteId", quote.stage, quote.delivery_address IS NOT NULL AS "isDelivery"
  FROM order_link AS link JOIN quote AS sent ON sent.id = link.quote_id
  CROSS JOIN LATERAL (
    SELECT quote.id, ${stageOfSql()} AS stage, delivery_address FROM quote
    WHERE top_id = ANY(ARRAY(${topsOfOrderOrJobSql('sent.id')})) AND ${notDeletedSql}
    ORDER BY ${stageOfSql()} IS NOT NULL DESC, (quote.top_id = sent.top_id) DESC, (${isCurrentQuoteSql('quote')}) DESC,
      (quote.id = sent.id) DESC, ${positionInOrderOrJobSql('quote.top_id')} LIMIT 1) AS quote
  WHERE token_hash = $1 AND link.ends_at > $2`;

interface LinkedOrder {
  quoteId: string;
  stage: OrderStage | null;
  isDelivery: boolean;
}

/** @throws AppError `order/unknown-link` for any invalid link, so that the reason stays secret */
export async function getOrderByToken(
  runner: StatementRunner,
  token: string,
  now: Date,
): Promise<LinkedOrder> {
  const [order] = orderTokenPattern.test(token)
    ? await runner.run<LinkedOrder>(findLinkedSql, [hashOf(token), now])
    : [];
  if (!order) throw new AppError('order/unknown-link');
  return order;
}
