import type { Transaction } from '../../database/statements';
import { isPaidByOtherPersonSql, phoneDigitsSql, refreshTops, type TimelineKind } from '../../quotes';

const customerChanged: TimelineKind = 'customer-changed';
const detailsSent: TimelineKind = 'details-sent';

const setOrKeepSql = (column: string, payers: string) =>
  `${column} = CASE WHEN before.customer_from_link THEN ${payers} WHEN is_other_person THEN before.${column}
        ELSE coalesce(before.${column}, ${payers}) END`;

/** SQL: a name in lower case, without extra spaces. */
const plainName = (name: string) => `lower(regexp_replace(trim(${name}), '\\s+', ' ', 'g'))`;

/**
 * The payer becomes the customer, unless staff entered one. Then only empty fields are filled, and only if the payer has the
 * same email address, or the same phone number if staff entered no email address. A name proves nothing, because everybody with
 * the link can read it. If staff entered the customer, the browser that paid gets no link to the order, only the mail does.
 */
const makePayerCustomerSql = `
  WITH before AS MATERIALIZED (
    SELECT quote.id, quote.customer_name, quote.customer_email, quote.customer_phone, quote.delivery_address,
      deposit.customer_name AS payer_name, deposit.customer_email AS payer_email,
      deposit.customer_phone AS payer_phone, deposit.delivery_address AS payer_address, customer_from_link,
      ${isPaidByOtherPersonSql} AS is_other_person
    FROM quote JOIN deposit ON deposit.id = $2 AND deposit.erased_at IS NULL
    WHERE quote.id = ANY($1)
  ), updated AS (
    UPDATE quote SET
      ${setOrKeepSql('customer_name', 'payer_name')},
      ${setOrKeepSql('customer_email', 'payer_email')},
      ${setOrKeepSql('customer_phone', 'payer_phone')},
      ${setOrKeepSql('delivery_address', 'payer_address')},
      customer_from_link = false
    FROM before WHERE quote.id = before.id AND quote.id = ANY($1)
    RETURNING quote.id, quote.customer_name, quote.customer_email, quote.customer_phone, is_other_person,
      (quote.customer_name, quote.customer_email, quote.customer_phone) IS DISTINCT FROM
        (before.customer_name, before.customer_email, before.customer_phone) AS is_changed,
      quote.delivery_address IS DISTINCT FROM payer_address AS has_other_address,
      ${plainName('quote.customer_name')} IS DISTINCT FROM ${plainName('payer_name')}
        OR ${phoneDigitsSql('quote.customer_phone')} IS DISTINCT FROM ${phoneDigitsSql('payer_phone')} AS has_other_details,
      payer_name, payer_email, payer_phone, payer_address
  ), of_other_customer AS (
    UPDATE deposit SET browser_digest = NULL
    WHERE id = $2 AND EXISTS (
      SELECT FROM before WHERE NOT customer_from_link AND num_nonnulls(customer_name, customer_email, customer_phone) > 0)
  ), noted AS (
    INSERT INTO timeline_entry (quote_id, kind, details, at)
    SELECT id, '${customerChanged}', jsonb_build_object(
      'customerName', customer_name, 'customerEmail', customer_email, 'customerPhone', customer_phone), $3::timestamptz
    FROM updated WHERE is_changed
    UNION ALL
    SELECT id, '${detailsSent}', jsonb_strip_nulls(jsonb_build_object(
      'customerName', payer_name, 'customerEmail', payer_email, 'customerPhone', payer_phone,
      'deliveryAddress', payer_address, 'depositId', $2)), $3
    FROM updated WHERE is_other_person OR has_other_address OR has_other_details
  )
  SELECT bool_or(is_other_person) AS is_other_person, bool_or(has_other_address) AS has_other_address FROM updated`;

/** Call this with the quotes locked (D56). @returns a difference that staff must clarify with the customer */
export async function makePayerCustomer(
  tx: Transaction,
  depositId: string,
  quoteIds: readonly string[],
  at: Date,
): Promise<'paid-by-another' | 'other-address' | null> {
  const [result] = await tx.run<{ is_other_person: boolean | null; has_other_address: boolean | null }>(
    makePayerCustomerSql,
    [quoteIds, depositId, at],
  );
  await refreshTops(tx, quoteIds);
  if (result?.is_other_person) return 'paid-by-another';
  return result?.has_other_address ? 'other-address' : null;
}
