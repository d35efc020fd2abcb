import type { Statement } from '../database/statements';

/** One quote that has not been deleted. */
export const findQuoteStatement: Statement = {
  name: 'find-quote',
  text: `
    SELECT id, reference, status, material_id, color_id, thickness_id, sink_type_id, cutout_id, cutout_ids,
      length, width, base_price, total_price, snapshot, notes, replaces_quote_id, created_at, valid_until
    FROM quote
    WHERE id = $1 AND deleted_at IS NULL`,
};
