import type { Statement } from '../database/statements';
import { paidOfTop } from './quote-row';
import { isThere } from './quotes-of-tops';

/**
 * Saves a quote if the catalogue is still at the version it was priced with, all in one statement: a price
 * that changed a millisecond ago, in whichever process, leaves no row. The reference is drawn from one
 * sequence that is never reset (D8). The quote it renews is named only where it is still there.
 */
export const insertQuoteStatement: Statement = {
  name: 'insert-quote',
  text: `
    INSERT INTO quote (
      id, reference, material_id, color_id, thickness_id, sink_type_id, cutout_id, cutout_ids,
      length, width, area, base_price, total_price, snapshot, notes, created_at, valid_until, replaces_quote_id,
      channel, saved_in)
    SELECT
      $2, 'VT-' || $3::text || '-' || lpad(number, greatest(5, length(number)), '0'),
      $4, $5, $6, $7, $8::integer, $9::integer[],
      $10, $11, $10::integer * $11::integer / 1000000.0, $12, $13, $14, $15, $16, $17,
      (SELECT id FROM quote WHERE id = $18 AND ${isThere}), $19, $20
    FROM catalogue_version
    CROSS JOIN LATERAL (SELECT nextval('quote_reference_number')::text AS number OFFSET 0) AS next
    WHERE version = $1
    RETURNING reference, replaces_quote_id, ${paidOfTop}`,
};
