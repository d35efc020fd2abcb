import { Injectable } from '@nestjs/common';
import { handedOver } from '@app/contracts';
import { type ExternalLink, reviewPage } from '@app/content';
import { oneOfSql } from '../../database/one-of';
import { addMail } from '../../mail';
import { PeriodicTask } from '../../platform/background/periodic-task';

/** Null if the owner has set no review page. In that case no reviews are requested. */
export const reviewPageOrNull = (): ExternalLink | null => (reviewPage.url ? reviewPage : null);

/**
 * SQL: whether a refund of the `item`'s order is pending, or its customer waits for a reply to an inquiry. If so, no review is
 * requested.
 */
export const hasOpenIssueSql = `(
  EXISTS (
    SELECT FROM deposit JOIN refund ON refund.deposit_id = deposit.id
    WHERE deposit.order_id = item.order_id AND (refund.settled_at IS NULL OR refund.created_at >= item.stage_since))
  OR EXISTS (
    SELECT FROM contact_inquiry
    WHERE lower(email) = lower(quote.customer_email) AND contact_inquiry.status IN ('new', 'in-progress')))`;

const dayMs = 86_400_000;
/** The review is requested between these days after the handover. */
const daysAfterHandover = { from: 7, to: 30 };

interface ReviewRequest {
  key: string;
  quoteIds: string[];
  name: string | null;
  address: string;
}

/** Orders whose last handover mail was sent between $1 and $2 and that have no request for a review. */
const findOrdersToAskSql = `
  SELECT DISTINCT ON (handed_over.order_id) handed_over.order_id AS key, tops.quote_ids AS "quoteIds", customer_name AS name,
    customer_email AS address
  FROM mail AS last_mail
  JOIN order_item AS handed_over ON handed_over.agreed_id = last_mail.quote_ids[1] AND ${oneOfSql('handed_over.stage', handedOver)}
  JOIN quote ON quote.id = handed_over.agreed_id
  CROSS JOIN LATERAL (
    SELECT array_agg(quote.id ORDER BY position) AS quote_ids,
      bool_and(${oneOfSql('stage', handedOver)} AND stage_since <= $2 AND NOT ${hasOpenIssueSql}) AS have_no_open_issue
    FROM order_item AS item JOIN quote ON quote.id = agreed_id
    WHERE item.order_id = handed_over.order_id AND stage IS NOT NULL) AS tops
  WHERE last_mail.kind = 'order-handed-over' AND last_mail.state = 'sent' AND last_mail.created_at >= $1 AND last_mail.created_at <= $2
    AND customer_email IS NOT NULL AND have_no_open_issue
    AND NOT EXISTS (SELECT FROM mail AS request WHERE request.kind = 'order-review' AND request.key = handed_over.order_id)
  ORDER BY handed_over.order_id, last_mail.created_at DESC`;

@Injectable()
export class CustomerReviewSweep extends PeriodicTask {
  protected readonly everyMs = 3_600_000;

  async sweep(): Promise<void> {
    if (!reviewPageOrNull()) return;
    const at = this.clock.now();
    const daysAgo = (count: number) => new Date(at.getTime() - count * dayMs);
    const found = await this.statements.run<ReviewRequest>(findOrdersToAskSql, [
      daysAgo(daysAfterHandover.to),
      daysAgo(daysAfterHandover.from),
    ]);
    for (const { key, quoteIds, ...to } of found)
      await addMail(this.statements, { kind: 'order-review', key, to, quoteIds, at });
  }
}
