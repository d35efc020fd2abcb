import type { Size } from '../measure/size';
import type { Pence } from '../money/pence';

/** A part with a flat price: a sink or a cut-out. Negative is a discount. */
export interface FlatPart {
  name: string;
  price: Pence;
}

/** Everything that a price depends on. Material and thickness are not among it (D2). */
export interface Configuration {
  size: Size;
  color: {
    name: string;
    /** Pence for each 100 mm × 100 mm. */
    ratePerUnit: Pence;
  };
  /** null: no sink. */
  sink: (FlatPart & { /** Absent: it does not. */ includesBasin?: boolean }) | null;
  cutouts: readonly FlatPart[];
}
