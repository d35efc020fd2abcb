import { createHash, randomBytes } from 'node:crypto';
import { type OrderStage, orderTokenPattern } from '@app/contracts';
import type { StatementRunner } from '../../database/statements';
import { AppError } from '../../platform/errors/app-error';
import { isKnownAddress, isThere, positionTogether, standsForTop, stageOf, topsTogether } from '../../quotes';

/** An order takes weeks; its link is good for as long as somebody may look it up afterwards. */
const lastsMs = 365 * 86_400_000;

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

const addLink = `INSERT INTO order_link (token_hash, quote_id, created_at, ends_at) VALUES ($1, $2, $3, $4)`;

/** The token of a link for an address; null where that is neither of somebody who paid nor entered by staff (D56). */
export async function orderTokenFor(
  runner: StatementRunner,
  { quoteId, address, at }: { quoteId: string; address: string | null; at: Date },
): Promise<string | null> {
  return (await isKnownAddress(runner, [quoteId], address)) ? makeOrderToken(runner, quoteId, at) : null;
}

/** Makes a link's token, which nothing here knows afterwards. Mails take `orderTokenFor`. */
export async function makeOrderToken(runner: StatementRunner, quoteId: string, at: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await runner.run(addLink, [hashOf(token), quoteId, at, new Date(at.getTime() + lastsMs)]);
  return token;
}

const findLinkFrom = `
  SELECT FROM order_link AS link JOIN quote AS sent ON sent.id = link.quote_id
  WHERE sent.top_id = ANY($1) AND link.created_at <= $2 AND link.ends_at > $3 LIMIT 1`;

/** Whether a link to one of some tops has lasted since a moment: all of them end when the customer's address changes. */
export const hasLinkFrom = async (
  runner: StatementRunner,
  topIds: readonly string[],
  { from, now }: { from: Date; now: Date },
): Promise<boolean> => (await runner.run(findLinkFrom, [topIds, from, now])).length > 0;

/**
 * The order that a link was sent for, by the quote that stands for its top now; by another of its tops that goes on, where
 * that one was cancelled.
 */
const findLinked = `
  SELECT quote.id AS "quoteId", quote.stage, quote.delivery_address IS NOT NULL AS "isDelivery"
  FROM order_link AS link JOIN quote AS sent ON sent.id = link.quote_id
  CROSS JOIN LATERAL (
    SELECT quote.id, ${stageOf()} AS stage, delivery_address FROM quote
    WHERE top_id = ANY(ARRAY(${topsTogether('sent.id')})) AND ${isThere}
    ORDER BY ${stageOf()} IS NOT NULL DESC, (quote.top_id = sent.top_id) DESC, (${standsForTop('quote')}) DESC,
      (quote.id = sent.id) DESC, ${positionTogether('quote.top_id')} LIMIT 1) AS quote
  WHERE token_hash = $1 AND link.ends_at > $2`;

export interface LinkedOrder {
  quoteId: string;
  stage: OrderStage | null;
  isDelivery: boolean;
}

/** @throws AppError `order/unknown-link`, whatever the reason */
export async function findByToken(runner: StatementRunner, token: string, now: Date): Promise<LinkedOrder> {
  const [order] = orderTokenPattern.test(token)
    ? await runner.run<LinkedOrder>(findLinked, [hashOf(token), now])
    : [];
  if (!order) throw new AppError('order/unknown-link');
  return order;
}
