import type { PricedKind } from './catalogue';

/** A change of many prices, such as 'Quartz colours +4%'. */
export interface PriceChangeRequest {
  kind: PricedKind;
  /** Only colours of this material; absent or null: all. */
  materialId?: number | null;
  /** Per cent, signed, at most 2 decimals: '4' or '-2.5'. Either this or `amount`. */
  percent?: string;
  /** Signed pounds added to each price. */
  amount?: string;
  includeInactive?: boolean;
  /** From the preview. 409 if prices have changed since; nothing is saved. */
  digest?: string;
}

/** Limits of `percent`; 0 is refused. */
export const priceChangeLimits = { percent: { min: -99.99, max: 999.99 } } as const;

export interface PriceChangeLine {
  id: number;
  name: string;
  /** Material of a colour; null for other kinds. */
  materialName: string | null;
  /** Pounds; 3 decimals for base prices, 2 for the rest. */
  from: string;
  to: string;
  /** The new price is out of its limits: the change cannot be made. Null: fine. */
  problem: string | null;
}

/** `POST /api/admin/price-changes/preview`. */
export interface PriceChangePreview {
  lines: PriceChangeLine[];
  /** Base prices ('From …') of the materials whose colours change. `from` and `to` are equal if a price stays. */
  basePrices: { id: number; name: string; from: string; to: string }[];
  digest: string;
}

/** A price change that was made: `POST /api/admin/price-changes`, and the list of the latest. */
export interface PriceChangeResponse {
  id: number;
  at: string;
  by: string;
  /** As text: 'Quartz colours +4%'. */
  title: string;
  changed: number;
  /** Only the latest one, once. */
  canBeUndone: boolean;
  undoneAt: string | null;
}

/** `POST /api/admin/price-changes/{id}/undo`. */
export interface UndoPriceChangeResponse {
  restored: number;
  /** Items whose price was changed since, and is not restored. */
  kept: { id: number; name: string; price: string }[];
}
