/** How the basin is fitted (specification §3). */
export interface SinkType {
  id: number;
  name: string;
  description: string;
  /** Flat pounds, 2 decimals; may be negative. */
  priceModifier: string;
  /** False: the price is only for the cut-out. */
  includesBasin: boolean;
  isActive: boolean;
}

/** The catalogue row that means 'none' (D11). */
export const noSinkName = 'No Sink';
