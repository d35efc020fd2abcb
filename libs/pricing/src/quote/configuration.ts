import type { Size } from '../measure/size';
import type { Pence } from '../money/pence';

/** A part with a flat price: a sink or cut-out. Negative is a discount. */
export interface FlatPart {
  name: string;
  price: Pence;
  /** How many are cut into one top; absent: one. */
  count?: number;
  /** What is included and what not, such as 'tap not supplied'; absent or empty: nothing to say. */
  note?: string;
}

/** Everything that a price depends on; material and thickness do not matter (D2). */
export interface Configuration {
  size: Size;
  color: {
    name: string;
    /** Pence per 100 mm × 100 mm. */
    ratePerUnit: Pence;
  };
  /** null: no sink. */
  sink: FlatPart | null;
  cutouts: readonly FlatPart[];
}
