import { fromScaled, scaled } from '../money/decimal';
import { divideRoundingHalfUp } from '../money/round-half-up';

/** How a price is changed: by percent of itself, or by pounds. Signed decimals; percent with at most 2. */
export type PriceChange = { percent: string } | { amount: string };

/**
 * A price of the catalogue after a change, half up at the decimals that such prices have (D2).
 * @param price decimal string  @param places 3 for base prices, 2 for all others
 * @throws RangeError where a figure is no plain decimal, has too many decimals or is too large to be exact
 */
export function changePrice(price: string, change: PriceChange, places: 2 | 3): string {
  const before = scaled(price, places);
  if ('amount' in change) return fromScaled(before + scaled(change.amount, places), places);
  // Percent with 2 decimals: 10,000 of these are the whole.
  return fromScaled(divideRoundingHalfUp(before * (10_000 + scaled(change.percent, 2)), 10_000), places);
}

/** Whether a price lies within its limits, in pounds; compared exactly. */
export function isPriceWithin(price: string, limits: { min: number; max: number }, places: 2 | 3): boolean {
  const value = scaled(price, places);
  return value >= scaled(String(limits.min), places) && value <= scaled(String(limits.max), places);
}
