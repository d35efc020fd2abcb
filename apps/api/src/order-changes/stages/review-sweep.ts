import { Injectable } from '@nestjs/common';
import { handedOver } from '@app/contracts';
import { type OutsideLink, siteContent } from '@app/content';
import { linklessName } from '@app/mails/words';
import type { AppConfig } from '../../config/app-config';
import { oneOf } from '../../database/one-of';
import { addMail } from '../../mail';
import { PeriodicTask } from '../../platform/background/periodic-task';
import { positionTogether, quotesOfPlace, togetherId, topsTogether } from '../../quotes';

/** Where customers are asked to review us; null: the owner has not said, and nobody is asked. */
export function reviewPageOf({ appEnv }: Pick<AppConfig, 'appEnv'>): OutsideLink | null {
  const { url, name, isSample } = siteContent.reviewPage;
  return url && (appEnv === 'demo' || !isSample) ? { name, url } : null;
}

/** SQL: money of `quote` goes back, or a message of its customer waits: nobody asks them for praise meanwhile. */
export const hasOpenIssue = `(
  EXISTS (
    SELECT FROM order_item JOIN deposit USING (order_id) JOIN refund ON refund.deposit_id = deposit.id
    WHERE order_item.top_id = quote.top_id AND (refund.settled_at IS NULL OR refund.created_at >= quote.stage_since))
  OR EXISTS (
    SELECT FROM contact_inquiry
    WHERE lower(email) = lower(quote.customer_email) AND contact_inquiry.status IN ('new', 'in-progress')))`;

const dayMs = 86_400_000;
/** Days after the mail that a top was handed over: by then it is fitted, and not yet forgotten. */
const days = { from: 7, to: 30 };

interface Asked {
  /** Of the order or the job, or of the top that is in none. */
  key: string;
  quote_ids: string[];
  customer_name: string | null;
  customer_email: string;
}

/** Customers who were told between two instants that their order is complete, and have not been asked for a review. */
const findToAsk = `
  SELECT DISTINCT ON (asked_for.key) asked_for.key, orders.quote_ids, customer_name, customer_email
  FROM mail AS told
  JOIN quote AS own ON own.id = told.quote_ids[1]
  CROSS JOIN LATERAL (SELECT coalesce(${togetherId('own.top_id')}, own.top_id) AS key) AS asked_for
  CROSS JOIN LATERAL (
    SELECT array_agg(quote.id ORDER BY ${positionTogether('quote.top_id')}, quote.id) AS quote_ids, array_agg(quote.top_id) AS top_ids,
      bool_and(${oneOf('stage', handedOver)} AND stage_since <= $2 AND NOT ${hasOpenIssue}) AS are_content
    FROM (${topsTogether('own.id')}) AS place ${quotesOfPlace}
    WHERE stage IS NOT NULL) AS orders
  WHERE told.kind = 'order-handed-over' AND told.state = 'sent' AND told.created_at >= $1 AND told.created_at <= $2
    AND ${oneOf('own.stage', handedOver)} AND customer_email IS NOT NULL AND are_content
    AND NOT EXISTS (SELECT FROM mail AS asked WHERE asked.kind = 'order-review' AND asked.key = ANY(asked_for.key || top_ids))
  ORDER BY asked_for.key, told.created_at DESC`;

/** Asks customers for a review some days after they have their top: once for an order. */
@Injectable()
export class ReviewSweep extends PeriodicTask {
  protected readonly everyMs = 3_600_000;

  async sweep(): Promise<void> {
    if (!reviewPageOf(this.config)) return;
    const at = this.clock.now();
    const daysAgo = (count: number) => new Date(at.getTime() - count * dayMs);
    const found = await this.statements.run<Asked>(findToAsk, [daysAgo(days.to), daysAgo(days.from)]);
    for (const { key, quote_ids: quoteIds, customer_name: name, customer_email: address } of found) {
      const to = { name: linklessName(name), address };
      await addMail(this.statements, { kind: 'order-review', key, to, quoteIds, at });
    }
  }
}
