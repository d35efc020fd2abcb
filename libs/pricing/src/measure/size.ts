import { fromScaled, trimZeros } from '../money/decimal';
import { divideRoundingHalfUp } from '../money/round-half-up';

/** A rectangular top in whole millimetres. */
export interface Size {
  lengthMm: number;
  widthMm: number;
}

/** Surface in mm². @throws RangeError where a side is not a positive whole number. */
export function surfaceMm2({ lengthMm, widthMm }: Size): number {
  for (const side of [lengthMm, widthMm]) {
    if (!Number.isSafeInteger(side) || side <= 0) throw new RangeError(`not whole millimetres: ${side}`);
  }
  return lengthMm * widthMm;
}

/** mm² in one price unit, the square of 100 mm × 100 mm (specification §9). */
export const mm2PerUnit = 10_000;

/** Price units of a size, exact: '40.8' for 1200 × 340 mm. */
export function unitsOf(size: Size): string {
  return trimZeros(fromScaled(surfaceMm2(size), 4));
}

/** Area in m², exact to the square millimetre: '0.408' for 1200 × 340 mm. */
export function areaM2(size: Size): string {
  return trimZeros(fromScaled(surfaceMm2(size), 6));
}

/** Area as people read it, two decimals, half up: '0.41 m²'. */
export function formatAreaM2(size: Size): string {
  return `${fromScaled(divideRoundingHalfUp(surfaceMm2(size), 10_000), 2)} m²`;
}
