import type { Transaction } from '../../database/statements';
import { isPaidByAnother, phoneDigits, refreshTops, type TimelineKind } from '../../quotes';

const changed: TimelineKind = 'customer-changed';
const sent: TimelineKind = 'details-sent';

const fill = (column: string, payers: string) =>
  `${column} = CASE WHEN asked.customer_from_link THEN ${payers} WHEN is_other THEN asked.${column}
        ELSE coalesce(asked.${column}, ${payers}) END`;

/** SQL: a name, without case and spacing. */
const plainName = (name: string) => `lower(regexp_replace(trim(${name}), '\\s+', ' ', 'g'))`;

/**
 * The payer becomes the customer, unless staff entered one. Then only empty fields are filled, and only if the payer has the
 * same e-mail address, or the same phone number if staff entered no address. Anybody with the link may know the name.
 */
const takePayerStatement = `
  WITH asked AS MATERIALIZED (
    SELECT quote.id, quote.customer_name, quote.customer_email, quote.customer_phone, quote.delivery_address,
      deposit.customer_name AS payer_name, deposit.customer_email AS payer_email,
      deposit.customer_phone AS payer_phone, deposit.delivery_address AS payer_address, customer_from_link,
      ${isPaidByAnother} AS is_other
    FROM quote JOIN deposit ON deposit.id = $2 AND deposit.erased_at IS NULL
    WHERE quote.id = ANY($1)
  ), taken AS (
    UPDATE quote SET
      ${fill('customer_name', 'payer_name')},
      ${fill('customer_email', 'payer_email')},
      ${fill('customer_phone', 'payer_phone')},
      ${fill('delivery_address', 'payer_address')},
      customer_from_link = false
    FROM asked WHERE quote.id = asked.id AND quote.id = ANY($1)
    RETURNING quote.id, quote.customer_name, quote.customer_email, quote.customer_phone, is_other,
      (quote.customer_name, quote.customer_email, quote.customer_phone) IS DISTINCT FROM
        (asked.customer_name, asked.customer_email, asked.customer_phone) AS is_changed,
      quote.delivery_address IS DISTINCT FROM payer_address AS goes_elsewhere,
      ${plainName('quote.customer_name')} IS DISTINCT FROM ${plainName('payer_name')}
        OR ${phoneDigits('quote.customer_phone')} IS DISTINCT FROM ${phoneDigits('payer_phone')} AS is_named_otherwise,
      payer_name, payer_email, payer_phone, payer_address
  ), noted AS (
    INSERT INTO timeline_entry (quote_id, kind, details, at)
    SELECT id, '${changed}', jsonb_build_object(
      'customerName', customer_name, 'customerEmail', customer_email, 'customerPhone', customer_phone), $3::timestamptz
    FROM taken WHERE is_changed
    UNION ALL
    SELECT id, '${sent}', jsonb_strip_nulls(jsonb_build_object(
      'customerName', payer_name, 'customerEmail', payer_email, 'customerPhone', payer_phone,
      'deliveryAddress', payer_address, 'depositId', $2)), $3
    FROM taken WHERE is_other OR goes_elsewhere OR is_named_otherwise
  )
  SELECT bool_or(is_other) AS is_other, bool_or(goes_elsewhere) AS goes_elsewhere FROM taken`;

/** Called with the quotes locked (D56). @returns a difference that staff must clarify with the customer */
export async function makePayerCustomer(
  tx: Transaction,
  depositId: string,
  quoteIds: readonly string[],
  at: Date,
): Promise<'paid-by-another' | 'other-address' | null> {
  const [taken] = await tx.run<{ is_other: boolean | null; goes_elsewhere: boolean | null }>(
    takePayerStatement,
    [quoteIds, depositId, at],
  );
  await refreshTops(tx, quoteIds);
  if (taken?.is_other) return 'paid-by-another';
  return taken?.goes_elsewhere ? 'other-address' : null;
}
