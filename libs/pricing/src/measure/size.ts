import { fromScaled, trimZeros } from '../money/decimal';
import { divideRoundingHalfUp } from '../money/round-half-up';

export interface Size {
  lengthMm: number;
  widthMm: number;
}

/** Surface in mm². @throws RangeError unless both sides are positive whole numbers. */
export function surfaceMm2({ lengthMm, widthMm }: Size): number {
  for (const side of [lengthMm, widthMm]) {
    if (!Number.isSafeInteger(side) || side <= 0) throw new RangeError(`not whole millimetres: ${side}`);
  }
  return lengthMm * widthMm;
}

/** mm² per price unit, a square of 100 mm × 100 mm (specification §9). */
export const mm2PerUnit = 10_000;

/** Price units of a size, exact: '40.8' for 1200 × 340 mm. */
export function unitsOf(size: Size): string {
  return trimZeros(fromScaled(surfaceMm2(size), 4));
}

/** Area in m², exact to 1 mm²: '0.408' for 1200 × 340 mm. */
export function areaM2(size: Size): string {
  return trimZeros(fromScaled(surfaceMm2(size), 6));
}

/** Area for people, two decimals, half up: '0.41 m²'. */
export function formatAreaM2(size: Size): string {
  return `${fromScaled(divideRoundingHalfUp(surfaceMm2(size), 10_000), 2)} m²`;
}
