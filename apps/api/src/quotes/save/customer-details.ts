import type { StatementRunner, Transaction } from '../../database/statements';
import type { WithheldMail } from '../../mail';
import { topsOfOrderOrJobSql } from '../read/order-or-job';
import { isCurrentQuoteSql, stageOfSql } from '../lineage/quotes-of-tops';
import type { TimelineKind } from '../timeline/add-to-timelines';

interface CustomerDetails {
  name: string | null;
  email: string | null;
  phone: string | null;
}

/** SQL: the name last given with an address. The quote's own name may be somebody else's, so it is not used. */
export const latestNameForSql = (address: string, quoteIds: string) => `(
  SELECT to_name FROM mail
  WHERE to_address = ${address} AND quote_ids && ${quoteIds} AND to_name IS NOT NULL
  ORDER BY created_at DESC, id LIMIT 1)`;

/** SQL: the last ten digits of a phone number, however it is written. */
export const phoneDigitsSql = (phone: string) => `right(regexp_replace(${phone}, '\\D', '', 'g'), 10)`;

/**
 * SQL: whether the deposit of a quote with a known customer was started by somebody else (D56). Compares email
 * addresses, or phone numbers if there is none; not names, which everybody with the link may know.
 */
export const isPaidByOtherPersonSql = `
  CASE
    WHEN quote.customer_from_link
      OR num_nonnulls(quote.customer_name, quote.customer_email, quote.customer_phone) = 0 THEN false
    WHEN quote.customer_email IS NOT NULL THEN lower(quote.customer_email) <> lower(deposit.customer_email)
    ELSE (${phoneDigitsSql('quote.customer_phone')} = ${phoneDigitsSql('deposit.customer_phone')}) IS NOT TRUE
  END`;

const customerChanged: TimelineKind = 'customer-changed';
const detailsSent: TimelineKind = 'details-sent';

const newOrExisting =
  'coalesce($2, customer_name), coalesce($3, customer_email), coalesce($4, customer_phone)';
const customer = 'customer_name, customer_email, customer_phone';
const customerAsDetailsSql = `jsonb_build_object(
    'customerName', customer_name, 'customerEmail', customer_email, 'customerPhone', customer_phone)`;

const saveCustomerSql = `
  WITH changed AS (
    UPDATE quote SET (${customer}) = ROW(${newOrExisting}), customer_from_link = false
    WHERE id = ANY($1) AND (${customer}) IS DISTINCT FROM (${newOrExisting})
    RETURNING id, ${customer})
  INSERT INTO timeline_entry (quote_id, kind, details, at, actor_id)
  SELECT id, '${customerChanged}', ${customerAsDetailsSql}, $5, $6 FROM changed`;

/** As entered by staff. null changes nothing. The caller has locked the quotes. */
export async function saveCustomer(
  tx: StatementRunner,
  quoteIds: readonly string[],
  { name, email, phone }: CustomerDetails,
  at: Date,
  actorId: number | null,
): Promise<void> {
  await tx.run(saveCustomerSql, [quoteIds, name, email, phone, at, actorId]);
}

/** Not ordered, no card page open, and no customer entered by staff. */
const acceptsDetailsSql = `
  quote.status = 'pending' AND ${stageOfSql()} IS NULL AND quote.deposit_state IN ('none', 'failed') 
  AND quote.standing NOT IN ('superseded', 'proposed')
  AND (quote.customer_from_link OR num_nonnulls(${customer}, quote.delivery_address) = 0)`;

const saveOrNoteDetailsSql = `
  WITH before AS (
    SELECT quote.id, ${acceptsDetailsSql} AS accepts_details,
      (${customer}) IS DISTINCT FROM (${newOrExisting}) AS has_other_details,
      $5::text IS NOT NULL AND delivery_address IS DISTINCT FROM $5 AS has_other_delivery_address,
      lower(customer_email) IS DISTINCT FROM lower($3) AS has_other_email,
      NOT EXISTS (SELECT FROM quote AS other WHERE other.top_id = quote.top_id AND other.id <> quote.id) AS is_only_quote
    FROM quote WHERE quote.id = ANY($1)
  ), changed AS (
    UPDATE quote SET (${customer}) = ROW(${newOrExisting}),
      delivery_address = CASE WHEN $6 THEN $5 WHEN NOT has_other_email THEN delivery_address END,
      customer_from_link = true,
      deposit_state = CASE WHEN $8 AND is_only_quote THEN 'open' ELSE deposit_state END
    FROM before
    WHERE quote.id = before.id AND quote.id = ANY($1) AND accepts_details
    RETURNING quote.id, has_other_details, ${customer}
  )
  INSERT INTO timeline_entry (quote_id, kind, details, at)
  SELECT id, '${customerChanged}', ${customerAsDetailsSql}, $7::timestamptz FROM changed WHERE has_other_details
  UNION ALL
  SELECT id, '${detailsSent}', jsonb_strip_nulls(jsonb_build_object(
    'customerName', $2::text, 'customerEmail', $3::text, 'customerPhone', $4::text, 'deliveryAddress', $5::text)), $7
  FROM before WHERE NOT accepts_details AND (has_other_details OR has_other_delivery_address)`;

/**
 * Saves details that were entered on the page behind the quote's link. If the quote is not ordered, they replace the
 * customer's (D14); otherwise they become an entry of its timeline (D56). The caller has locked the quotes.
 * @param opensPage a card page is being opened: the state that `refreshOrder` will find is written with the details, because a
 *   second version of the row would be in twenty indexes too
 */
export async function saveDetailsFromLink(
  tx: Transaction,
  quoteIds: readonly string[],
  {
    deliveryAddress,
    opensPage = false,
    ...details
  }: CustomerDetails & { deliveryAddress?: string | null; opensPage?: boolean },
  at: Date,
): Promise<void> {
  const customer = [details.name, details.email, details.phone];
  const address = [deliveryAddress ?? null, deliveryAddress !== undefined];
  await tx.run(saveOrNoteDetailsSql, [quoteIds, ...customer, ...address, at, opensPage]);
}

/** The customer of the first of these quotes that has an address; null: none has. */
export function recipientAmong(
  quotes: readonly { customer_name: string | null; customer_email: string | null }[],
): { name: string | null; address: string } | null {
  const firstWithAddress = quotes.find(({ customer_email }) => customer_email);
  const address = firstWithAddress?.customer_email;
  return address ? { name: firstWithAddress.customer_name, address } : null;
}

/** If a top has no known customer, that of another top of its order or job counts. */
const findAddressSql = `
  WITH addressed AS (SELECT id, top_id FROM quote WHERE id = ANY($1))
  SELECT FROM addressed CROSS JOIN LATERAL (
    SELECT customer_email, quote.top_id = addressed.top_id AS is_own,
      bool_or(quote.top_id = addressed.top_id) OVER () AS has_own
    FROM quote WHERE top_id IN (${topsOfOrderOrJobSql('addressed.id')}) AND customer_email IS NOT NULL
      AND NOT customer_from_link AND ${isCurrentQuoteSql('quote')}) AS customer
  WHERE lower(customer_email) = lower($2) AND (is_own OR NOT has_own)
  LIMIT 1`;

export const unknownAddress = {
  withheld: 'nobody at this address has paid, and staff did not enter it',
} satisfies WithheldMail;

/**
 * Whether the customer at this address has paid or was entered by staff (D56). Details sent with the link prove
 * nothing.
 */
export const isKnownAddress = async (
  runner: StatementRunner,
  quoteIds: readonly string[],
  address: string | null,
): Promise<boolean> => (await runner.run(findAddressSql, [quoteIds, address])).length > 0;
