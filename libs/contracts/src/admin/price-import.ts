import type { CatalogueKind } from './catalogue';

/** Columns of the price list, in the order in which it is written; read in any order, by these titles. */
export const priceListColumns = ['Kind', 'Material', 'Name', 'Price'] as const;

/** The largest price list that is read, in characters. */
export const priceListLimit = 200_000;

/** `POST /api/admin/price-imports/preview` and, with the preview's digest, `POST /api/admin/price-imports`. */
export interface PriceImportRequest {
  /** The file's text. */
  csv: string;
  digest?: string;
}

/** One price that the list changes. */
export interface PriceImportLine {
  /** Of the file; the titles are line 1. */
  line: number;
  kind: CatalogueKind;
  id: number;
  name: string;
  /** Of colours. */
  materialName: string | null;
  from: string;
  to: string;
}

export interface PriceImportProblem {
  line: number;
  message: string;
}

/** What a price list would do. With one problem in it nothing can be carried out. */
export interface PriceImportPreview {
  lines: PriceImportLine[];
  problems: PriceImportProblem[];
  /** Lines whose price is that of the catalogue already. */
  unchanged: number;
  /** Prices of the catalogue that the list does not mention: they stay. */
  notListed: number;
  digest: string;
}
