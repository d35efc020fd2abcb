import type { Transaction } from '../../database/statements';
import type { TimelineKind } from '../../quotes';

const customerChanged: TimelineKind = 'customer-changed';
const detailsSent: TimelineKind = 'details-sent';

/** Where staff entered an address, that customer stays, and only what they left open is filled in from the same address. */
const takePayerStatement = `
  WITH asked AS MATERIALIZED (
    SELECT quote.id, quote.customer_name, quote.customer_email, quote.customer_phone,
      deposit.customer_name AS payer_name, deposit.customer_email AS payer_email,
      deposit.customer_phone AS payer_phone, deposit.delivery_address AS payer_address,
      customer_from_link OR quote.customer_email IS NULL AS is_open,
      NOT customer_from_link AND lower(quote.customer_email) <> lower(deposit.customer_email) AS is_other
    FROM quote JOIN deposit ON deposit.id = $2 AND deposit.erased_at IS NULL
    WHERE quote.id = ANY($1)
  ), taken AS (
    UPDATE quote SET
      customer_name = CASE WHEN is_open THEN payer_name WHEN is_other THEN asked.customer_name
        ELSE coalesce(asked.customer_name, payer_name) END,
      customer_email = CASE WHEN is_open THEN payer_email ELSE asked.customer_email END,
      customer_phone = CASE WHEN is_open THEN payer_phone WHEN is_other THEN asked.customer_phone
        ELSE coalesce(asked.customer_phone, payer_phone) END,
      delivery_address = payer_address,
      customer_from_link = false
    FROM asked WHERE quote.id = asked.id AND quote.id = ANY($1)
    RETURNING quote.id, quote.customer_name, quote.customer_email, quote.customer_phone, is_other,
      (quote.customer_name, quote.customer_email, quote.customer_phone) IS DISTINCT FROM
        (asked.customer_name, asked.customer_email, asked.customer_phone) AS is_changed,
      payer_name, payer_email, payer_phone
  ), noted AS (
    INSERT INTO timeline_entry (quote_id, kind, details, at)
    SELECT id, '${customerChanged}', jsonb_build_object(
      'customerName', customer_name, 'customerEmail', customer_email, 'customerPhone', customer_phone), $3::timestamptz
    FROM taken WHERE is_changed
    UNION ALL
    SELECT id, '${detailsSent}', jsonb_build_object(
      'customerName', payer_name, 'customerEmail', payer_email, 'customerPhone', payer_phone), $3
    FROM taken WHERE is_other
  )
  SELECT id FROM taken WHERE is_other`;

/**
 * Whose card was charged is the customer (D56), unless staff entered one with another address; and it goes where they
 * said. The quotes are locked.
 * @returns whether of one of the quotes the customer is somebody else
 */
export async function takePayer(
  tx: Transaction,
  depositId: string,
  quoteIds: readonly string[],
  at: Date,
): Promise<boolean> {
  return (await tx.run(takePayerStatement, [quoteIds, depositId, at])).length > 0;
}
