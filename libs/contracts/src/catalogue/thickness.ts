/** A thickness that tops are made in (specification §3). */
export interface Thickness {
  id: number;
  /** Such as '20mm'. */
  value: string;
  /** Such as '20mm (Standard)'. */
  displayName: string;
  /** Kept for staff; not part of a quoted price (D2). */
  priceModifier: string;
  isActive: boolean;
}
