import { mm2PerUnit, surfaceMm2, type Size } from '../measure/size';
import { pence, type Pence } from '../money/pence';
import { divideRoundingHalfUp } from '../money/round-half-up';

/** The stone's price at a rate per 100 mm × 100 mm (specification §9): the only rounding in a price. */
export function priceSurface(size: Size, ratePerUnit: Pence): Pence {
  return pence(divideRoundingHalfUp(ratePerUnit * surfaceMm2(size), mm2PerUnit));
}
