import type { Statement } from '../../database/statements';
import { quoteColumns, type QuoteRow } from '../../quotes';
import { countsAs, type QuoteLineRow } from './list-quotes';

/** A quote with all that its own row and the neighbouring ones say. */
export interface QuoteDetailRow extends QuoteRow, QuoteLineRow {
  delivery_address: string | null;
  replaces_reference: string | null;
}

/** One quote, deleted or not. */
export const findQuoteDetail: Statement = {
  name: 'find-quote-detail',
  text: `
    SELECT ${quoteColumns}, quote.customer_name, quote.customer_email, quote.customer_phone,
      quote.snapshot -> 'material' ->> 'name' AS material, quote.snapshot -> 'color' ->> 'name' AS color,
      quote.snapshot -> 'color' ->> 'hexCode' AS hex_code,
      quote.snapshot -> 'color' -> 'images' -> 0 ->> 'url' AS image_url,
      quote.snapshot -> 'thickness' ->> 'displayName' AS thickness,
      quote.snapshot -> 'sinkType' ->> 'name' AS sink, quote.snapshot -> 'cutouts' -> 0 ->> 'name' AS cutout,
      quote.channel, quote.snapshot ? 'adjustment' AS is_adjusted, quote.measured_at,
      quote.deleted_at, quote.payment, ${countsAs} AS counts_as, quote.delivery_address, replaced.reference AS replaces_reference,
      latest.deposit_id, latest.deposit_status, latest.deposit_amount, latest.deposit_created_at,
      (SELECT count(*)::integer FROM attachment WHERE attachment.quote_id = quote.id) AS attachment_count
    FROM quote
    LEFT JOIN quote AS replaced ON replaced.id = quote.replaces_quote_id
    LEFT JOIN LATERAL (
      SELECT deposit.id AS deposit_id, deposit.status AS deposit_status, deposit_amount,
        deposit.created_at AS deposit_created_at
      FROM deposit_quote JOIN deposit ON deposit.id = deposit_quote.deposit_id
      WHERE deposit_quote.quote_id = quote.id ORDER BY deposit.created_at DESC, deposit.id LIMIT 1) AS latest ON true
    WHERE quote.id = $1`,
};
