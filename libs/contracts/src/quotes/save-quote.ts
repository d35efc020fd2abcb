import type { TopLayout } from './top-layout';

/** A catalogue id in a request: number or digit string (D8). */
export type CatalogueId = number | string;

/**
 * `POST /api/quotes` (specification §3 'Quote (sent on save)', D1, D11). For optional ids '' and null mean
 * absent; `basePrice` and `area` are accepted and ignored; `totalPrice` is only compared.
 */
export interface SaveQuoteRequest {
  materialId: CatalogueId;
  colorId?: CatalogueId | null;
  sinkTypeId?: CatalogueId | null;
  thicknessId: CatalogueId;
  cutoutId?: CatalogueId | null;
  /** An array, a JSON text or a comma list of ids. */
  cutoutIds?: CatalogueId[] | string | null;
  /** Whole millimetres along the wall. */
  length: number | string;
  /** Whole millimetres from wall to front. */
  width: number | string;
  /** Number of equal tops; absent: one. */
  quantity?: number | string | null;
  /** Absent or null: positions are agreed later. A second basin or hole adds its price. */
  layout?: TopLayout | null;
  area?: number | string | null;
  basePrice?: number | string | null;
  /** Price that was shown, in pounds. */
  totalPrice?: number | string | null;
  notes?: string | null;
  /** Quote that this one renews (D4). */
  replacesQuoteId?: string | null;
  /**
   * Basket of the browser (D10). A quote replaces another only with the basket that the first quote for the top was saved
   * with; otherwise it is saved beside it.
   */
  basketSessionId?: string | null;
}
