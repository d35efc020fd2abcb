import type { PricedKind } from './catalogue';

/** Column titles of the price list, in the order of the export; imports accept any order. */
export const priceListColumns = ['Kind', 'Material', 'Name', 'Price'] as const;

/** Characters of a price list, at most. */
export const priceListLimit = 200_000;

/** `POST /api/admin/price-imports/preview` and, with the preview's digest, `POST /api/admin/price-imports`. */
export interface PriceImportRequest {
  /** Content of the file. */
  csv: string;
  digest?: string;
}

/** A price that the import changes. */
export interface PriceImportLine {
  /** Line number in the file; the titles are line 1. */
  line: number;
  kind: PricedKind;
  id: number;
  name: string;
  /** Material of a colour; null for other kinds. */
  materialName: string | null;
  from: string;
  to: string;
}

export interface PriceImportProblem {
  line: number;
  message: string;
}

/** What an import would change. It cannot be made while there are problems. */
export interface PriceImportPreview {
  lines: PriceImportLine[];
  problems: PriceImportProblem[];
  /** Lines with the current price. */
  unchanged: number;
  /** Catalogue prices that are not in the list and stay. */
  notListed: number;
  digest: string;
}
