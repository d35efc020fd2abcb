/** A hole or notch cut into the top (specification §3). */
export interface Cutout {
  id: number;
  name: string;
  description: string;
  /** Flat pounds, 2 decimals; may be negative. */
  priceModifier: string;
  /** Names of cut-outs that cannot be in the same top. It is enough if one of a pair names the other. */
  excludes: string[];
  isActive: boolean;
}

/** The catalogue row that means 'none' (D11). */
export const noCutoutsName = 'No Cutouts';
