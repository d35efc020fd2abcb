import type { QuoteStatus } from '@app/contracts';
import type { QuoteSnapshot } from './quote-snapshot';

/** A quote as the statements of this folder read and write it; column names are the database's. */
export interface QuoteRow {
  id: string;
  reference: string;
  status: QuoteStatus;
  material_id: number;
  color_id: number;
  thickness_id: number;
  sink_type_id: number | null;
  cutout_id: number | null;
  cutout_ids: number[];
  length: number;
  width: number;
  base_price: string;
  total_price: string;
  snapshot: QuoteSnapshot;
  notes: string | null;
  replaces_quote_id: string | null;
  created_at: Date;
  valid_until: Date;
}
