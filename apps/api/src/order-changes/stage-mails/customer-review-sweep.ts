import { Injectable } from '@nestjs/common';
import { handedOver } from '@app/contracts';
import { type ExternalLink, siteContent } from '@app/content';
import type { AppConfig } from '../../config/app-config';
import { oneOf } from '../../database/one-of';
import { addMail } from '../../mail';
import { PeriodicTask } from '../../platform/background/periodic-task';

/** null: the owner has set no review page, so nobody is asked. */
export function reviewPageOf({ appEnv }: Pick<AppConfig, 'appEnv'>): ExternalLink | null {
  const { url, name, isSample } = siteContent.reviewPage;
  return url && (appEnv === 'demo' || !isSample) ? { name, url } : null;
}

/**
 * SQL: a refund is under way for the `item`'s order, or its customer waits for an answer. Nobody is asked for a
 * review then.
 */
export const hasOpenIssue = `(
  EXISTS (
    SELECT FROM deposit JOIN refund ON refund.deposit_id = deposit.id
    WHERE deposit.order_id = item.order_id AND (refund.settled_at IS NULL OR refund.created_at >= item.stage_since))
  OR EXISTS (
    SELECT FROM contact_inquiry
    WHERE lower(email) = lower(quote.customer_email) AND contact_inquiry.status IN ('new', 'in-progress')))`;

const dayMs = 86_400_000;
/** Days after the handover: the top is fitted, and not yet forgotten. */
const days = { from: 7, to: 30 };

interface Asked {
  key: string;
  quoteIds: string[];
  name: string | null;
  address: string;
}

/** Orders whose last handover mail was sent between $1 and $2 and that have no request for a review. */
const findToAsk = `
  SELECT DISTINCT ON (own.order_id) own.order_id AS key, tops.quote_ids AS "quoteIds", customer_name AS name,
    customer_email AS address
  FROM mail AS last_mail
  JOIN order_item AS own ON own.agreed_id = last_mail.quote_ids[1] AND ${oneOf('own.stage', handedOver)}
  JOIN quote ON quote.id = own.agreed_id
  CROSS JOIN LATERAL (
    SELECT array_agg(quote.id ORDER BY position) AS quote_ids,
      bool_and(${oneOf('stage', handedOver)} AND stage_since <= $2 AND NOT ${hasOpenIssue}) AS are_content
    FROM order_item AS item JOIN quote ON quote.id = agreed_id
    WHERE item.order_id = own.order_id AND stage IS NOT NULL) AS tops
  WHERE last_mail.kind = 'order-handed-over' AND last_mail.state = 'sent' AND last_mail.created_at >= $1 AND last_mail.created_at <= $2
    AND customer_email IS NOT NULL AND are_content
    AND NOT EXISTS (SELECT FROM mail AS asked WHERE asked.kind = 'order-review' AND asked.key = own.order_id)
  ORDER BY own.order_id, last_mail.created_at DESC`;

@Injectable()
export class CustomerReviewSweep extends PeriodicTask {
  protected readonly everyMs = 3_600_000;

  async sweep(): Promise<void> {
    if (!reviewPageOf(this.config)) return;
    const at = this.clock.now();
    const daysAgo = (count: number) => new Date(at.getTime() - count * dayMs);
    const found = await this.statements.run<Asked>(findToAsk, [daysAgo(days.to), daysAgo(days.from)]);
    for (const { key, quoteIds, ...to } of found)
      await addMail(this.statements, { kind: 'order-review', key, to, quoteIds, at });
  }
}
