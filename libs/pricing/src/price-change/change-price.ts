import { fromScaled, toScaled } from '../money/decimal';
import { divideRoundingHalfUp } from '../money/round-half-up';

/** A price change in percent or pounds: signed decimals; percent with at most 2 places. */
export type PriceChange = { percent: string } | { amount: string };

/**
 * A catalogue price after a change, rounded half up to that price's decimals (D2).
 * @param price decimal string  @param places 3 for base prices, 2 for all others
 * @throws RangeError if a figure is not a plain decimal, has too many decimals or is too large to be exact
 */
export function changePrice(price: string, change: PriceChange, places: 2 | 3): string {
  const before = toScaled(price, places);
  if ('amount' in change) return fromScaled(before + toScaled(change.amount, places), places);
  // With 2 decimals, 100 % is 10,000.
  return fromScaled(divideRoundingHalfUp(before * (10_000 + toScaled(change.percent, 2)), 10_000), places);
}

/** Whether a price is within limits in pounds; compared exactly. */
export function isPriceWithin(price: string, limits: { min: number; max: number }, places: 2 | 3): boolean {
  const value = toScaled(price, places);
  return value >= toScaled(String(limits.min), places) && value <= toScaled(String(limits.max), places);
}
