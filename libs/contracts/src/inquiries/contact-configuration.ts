import type { CatalogueId } from '../quotes/save-quote';

/**
 * A top that a visitor would like a person to price, since the calculator does not: too long or too wide for it, say.
 * In the forms of a quote (D11), but nothing must be there, and '' and null mean absent throughout.
 */
export interface ContactConfiguration {
  materialId?: CatalogueId | null;
  colorId?: CatalogueId | null;
  thicknessId?: CatalogueId | null;
  /** Whole millimetres along the wall. */
  length?: number | string | null;
  /** Whole millimetres from wall to front. */
  width?: number | string | null;
  /** So many equal tops; absent: one. */
  quantity?: number | string | null;
  sinkTypeId?: CatalogueId | null;
  /** An array, a JSON text or a comma list of ids. */
  cutoutIds?: CatalogueId[] | string | null;
  notes?: string | null;
}
