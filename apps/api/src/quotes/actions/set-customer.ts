import type { Transaction } from '../../database/statements';
import type { Actor } from '../../platform/audit/actor';
import { placedOrderOfSql, topsOfOrderOrJobSql } from '../read/order-or-job';
import { isCurrentQuoteSql } from '../lineage/quotes-of-tops';
import { refreshTops } from '../lineage/refresh-tops';
import { Quote } from '../quote.entity';
import { recordStaffAction } from '../timeline/add-to-timelines';
import type { LockedQuote } from './locked-quote';

/** null removes a value. undefined keeps one that staff entered and removes one that was sent with the link. */
export type CustomerChange = Record<
  'name' | 'email' | 'phone' | 'deliveryAddress',
  string | null | undefined
>;

/** Order links were mailed to the old address. */
const endOrderLinksSql = `
  DELETE FROM order_link WHERE quote_id IN (SELECT id FROM quote WHERE top_id IN (${topsOfOrderOrJobSql('$1')}))`;

/** The quote, the others of its order, and the other side of each unanswered revision. */
const findOfSameCustomerSql = `
  WITH ordered AS (
    SELECT $1 AS id
    UNION
    SELECT id FROM quote
    WHERE top_id = ANY(ARRAY(SELECT top_id FROM order_item WHERE order_id = ${placedOrderOfSql('$1')}))
      AND ${isCurrentQuoteSql('quote')}
  )
  SELECT id FROM ordered
  UNION
  SELECT unnest(ARRAY[quote_id, original_id]) FROM quote_revision
  JOIN ordered ON ordered.id IN (quote_id, original_id) WHERE state = 'proposed'`;

export async function quotesOfSameCustomer(tx: Transaction, quoteId: string): Promise<string[]> {
  return (await tx.run<{ id: string }>(findOfSameCustomerSql, [quoteId])).map(({ id }) => id);
}

/** The audit log records which fields changed, not their values. The caller has locked all these quotes. */
export async function setCustomer(
  tx: Transaction,
  actor: Actor,
  quote: LockedQuote,
  { name, email, phone, deliveryAddress }: CustomerChange,
  at: Date,
  { isRecorded = true }: { isRecorded?: boolean } = {},
): Promise<void> {
  const before = {
    customerName: quote.customer_name,
    customerEmail: quote.customer_email,
    customerPhone: quote.customer_phone,
    deliveryAddress: quote.delivery_address,
  };
  const enteredByStaff = (value: string | null) => (quote.customer_from_link ? null : value);
  const after = {
    customerName: name === undefined ? enteredByStaff(before.customerName) : name,
    customerEmail: email === undefined ? enteredByStaff(before.customerEmail) : email,
    customerPhone: phone === undefined ? enteredByStaff(before.customerPhone) : phone,
    deliveryAddress: deliveryAddress === undefined ? enteredByStaff(before.deliveryAddress) : deliveryAddress,
  };
  const quoteIds = await quotesOfSameCustomer(tx, quote.id);
  await tx.manager.update(Quote, quoteIds, { ...after, customerFromLink: false });
  await refreshTops(tx, quoteIds);
  const address = before.customerEmail?.toLowerCase();
  if (address && address !== after.customerEmail?.toLowerCase()) await tx.run(endOrderLinksSql, [quote.id]);
  const changed = (Object.keys(after) as (keyof typeof after)[]).filter((key) => after[key] !== before[key]);
  if (!isRecorded || !changed.length) return;
  // An unchanged address may be that of another person who paid, so it is not repeated.
  const details = changed.includes('deliveryAddress') ? after : { ...after, deliveryAddress: undefined };
  await recordStaffAction(tx, actor, quote, {
    verb: 'set-customer',
    event: { kind: 'customer-changed', details },
    quoteIds,
    after: { fields: changed },
    at,
  });
}
