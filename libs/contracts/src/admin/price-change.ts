import type { CatalogueKind } from './catalogue';

/** A change of many prices at once, such as 'Quartz colours +4 %'. */
export interface PriceChangeRequest {
  kind: CatalogueKind;
  /** Of colours: those of one material; left out or null: of all. */
  materialId?: number | null;
  /** Signed, at most 2 decimals, such as '4' or '-2.5'. Either this or `amount`. */
  percent?: string;
  /** Signed pounds added to each price. */
  amount?: string;
  includeInactive?: boolean;
  /** From the preview: what was shown. Prices changed since are a 409 and nothing is written. */
  digest?: string;
}

/** Of `percent`, in percent. A change by nothing is none. */
export const priceChangeLimits = { percent: { min: -99.99, max: 999.99 } } as const;

export interface PriceChangeLine {
  id: number;
  name: string;
  /** Of colours. */
  materialName: string | null;
  /** Pounds; 3 decimals for base prices, 2 for the rest. */
  from: string;
  to: string;
  /** Set where the new price would be out of its limits: then nothing can be carried out. */
  problem: string | null;
}

/** `POST /api/admin/price-changes/preview`. */
export interface PriceChangePreview {
  lines: PriceChangeLine[];
  digest: string;
}

/** A price change that was carried out: `POST /api/admin/price-changes`, and the list of the latest. */
export interface PriceChangeResponse {
  id: number;
  at: string;
  by: string;
  /** In words, such as 'Quartz colours +4 %'. */
  title: string;
  changed: number;
  /** Only the latest can be undone, and once. */
  canBeUndone: boolean;
  undoneAt: string | null;
}

/** `POST /api/admin/price-changes/{id}/undo`. */
export interface UndoPriceChangeResponse {
  restored: number;
  /** Rows whose price somebody has changed since: they stay as they are. */
  kept: { id: number; name: string; price: string }[];
}
