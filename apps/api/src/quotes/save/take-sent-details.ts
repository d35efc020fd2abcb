import type { Transaction } from '../../database/statements';
import type { TimelineKind } from '../timeline/add-to-timelines';
import type { CustomerDetails } from './keep-customer';

const customerChanged: TimelineKind = 'customer-changed';
const detailsSent: TimelineKind = 'details-sent';

/**
 * Whether a quote takes the details of whoever has its link: nobody has ordered it or has a card page open for it, and
 * staff did not enter its customer. `quote` revises another one, or was replaced by such a one: its customer is known.
 */
const takesDetails = `
  quote.status = 'pending' AND quote.stage IS NULL AND quote.deposit_state = 'none' AND NOT quote.is_proposal
  AND num_nonnulls(quote.superseded_at) = 0
  AND (quote.customer_from_link
    OR num_nonnulls(quote.customer_name, quote.customer_email, quote.customer_phone, quote.delivery_address) = 0)`;

/** What was sent and is known already needs no note. */
const takeOrNote = `
  WITH asked AS (
    SELECT quote.id, ${takesDetails} AS takes,
      (customer_name, customer_email, customer_phone) IS DISTINCT FROM
        (coalesce($2, customer_name), coalesce($3, customer_email), coalesce($4, customer_phone)) AS is_other,
      $5::text IS NOT NULL AND delivery_address IS DISTINCT FROM $5 AS goes_elsewhere,
      lower(customer_email) IS DISTINCT FROM lower($3) AS is_other_address
    FROM quote WHERE quote.id = ANY($1)
  ), changed AS (
    UPDATE quote SET
      customer_name = coalesce($2, customer_name),
      customer_email = coalesce($3, customer_email),
      customer_phone = coalesce($4, customer_phone),
      delivery_address = CASE WHEN $6 THEN $5 WHEN NOT is_other_address THEN delivery_address END,
      customer_from_link = true
    FROM asked
    WHERE quote.id = asked.id AND quote.id = ANY($1) AND takes
    RETURNING quote.id, is_other, customer_name, customer_email, customer_phone
  )
  INSERT INTO timeline_entry (quote_id, kind, details, at)
  SELECT id, '${customerChanged}', jsonb_build_object(
    'customerName', customer_name, 'customerEmail', customer_email, 'customerPhone', customer_phone), $7::timestamptz
  FROM changed WHERE is_other
  UNION ALL
  SELECT id, '${detailsSent}', jsonb_strip_nulls(jsonb_build_object(
    'customerName', $2::text, 'customerEmail', $3::text, 'customerPhone', $4::text, 'deliveryAddress', $5::text)), $7
  FROM asked WHERE NOT takes AND (is_other OR goes_elsewhere)`;

/** What somebody says of themselves who has the link of some quotes; the address is left out where it was not asked for. */
interface SentDetails extends CustomerDetails {
  deliveryAddress?: string | null;
}

/**
 * Somebody with the link has sent details: of a quote that nobody ordered they are its customer's, what was said last of
 * each (D14); else they are a note on its timeline (D56). The quotes must be locked.
 */
export async function takeSentDetails(
  tx: Transaction,
  quoteIds: readonly string[],
  { name, email, phone, deliveryAddress }: SentDetails,
  at: Date,
): Promise<void> {
  await tx.run(takeOrNote, [
    quoteIds,
    name,
    email,
    phone,
    deliveryAddress ?? null,
    deliveryAddress !== undefined,
    at,
  ]);
}
