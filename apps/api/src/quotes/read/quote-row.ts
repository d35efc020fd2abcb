import type { JobLabel } from '@app/contracts';
import { jobOfTop } from '../read/order-or-job';
import { quoteOfTopColumns } from '../lineage/is-ordered-under-another';
import { notDeleted } from '../lineage/quotes-of-tops';
import type { QuoteSnapshot } from '../quote.entity';
import type { PayableQuote } from './payment-blocker-of';

export interface QuoteRow extends PayableQuote {
  id: string;
  reference: string;
  material_id: number;
  color_id: number;
  thickness_id: number;
  sink_type_id: number | null;
  cutout_ids: number[];
  length: number;
  width: number;
  quantity: number;
  total_price: string;
  snapshot: QuoteSnapshot;
  notes: string | null;
  replaces_quote_id: string | null;
  created_at: Date;
  job: JobLabel | null;
}

/** All quotes for the same top. Only looked up where there may be others, as most tops have one quote. */
export const sameTopColumn = (mayHaveOthers: string) => `CASE WHEN ${mayHaveOthers} THEN (
    SELECT jsonb_agg(to_jsonb(same_top)) FROM (
      SELECT ${quoteOfTopColumns} FROM quote AS same WHERE same.top_id = quote.top_id) AS same_top) END AS same_top`;

export const quoteColumns = `quote.id, quote.reference, quote.status, quote.material_id, quote.color_id,
  quote.thickness_id, quote.sink_type_id, quote.cutout_ids, quote.length, quote.width, quote.quantity,
  quote.total_price, quote.snapshot, quote.notes, quote.replaces_quote_id,
  quote.deposit_state, quote.received, quote.created_at, quote.valid_until, quote.standing,
  quote.deleted_at, ${sameTopColumn("quote.standing = 'replaced'")}, ${jobOfTop} AS job`;

/** In the order of the given ids, without deleted quotes. */
export const findQuotesStatement = `
  SELECT ${quoteColumns}
  FROM unnest($1::text[]) WITH ORDINALITY AS asked (id, position) JOIN quote ON quote.id = asked.id
  WHERE ${notDeleted}
  ORDER BY position`;
