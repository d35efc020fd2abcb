import type { CatalogueId } from '../quotes/save-quote';

/**
 * A top that the calculator cannot price, for example because it is too long. Fields as in a quote (D11), all optional;
 * '' and null mean absent.
 */
export interface ContactConfiguration {
  materialId?: CatalogueId | null;
  colorId?: CatalogueId | null;
  thicknessId?: CatalogueId | null;
  /** Whole millimetres along the wall. */
  length?: number | string | null;
  /** Whole millimetres from wall to front. */
  width?: number | string | null;
  /** Number of equal tops; absent: one. */
  quantity?: number | string | null;
  sinkTypeId?: CatalogueId | null;
  /** An array, a JSON text or a comma list of ids. */
  cutoutIds?: CatalogueId[] | string | null;
  notes?: string | null;
}
