import { fromScaled, toScaled } from '../money/decimal';
import { formatGbp } from '../money/format-gbp';
import { pence } from '../money/pence';
import { divideRoundingHalfUp } from '../money/round-half-up';

/** Millionths of price units per square foot, exact: 304.8 mm × 304.8 mm. */
const microUnitsPerSquareFoot = 9_290_304;

/**
 * A base price per 100 mm × 100 mm as a price per square foot, in pounds with 2 decimals (D6).
 * @param basePrice decimal string with at most 3 decimals
 */
export function pricePerSquareFoot(basePrice: string): string {
  return fromScaled(divideRoundingHalfUp(toScaled(basePrice, 3) * microUnitsPerSquareFoot, 10_000_000), 2);
}

/** A base price per 100 mm × 100 mm as a price per square metre, in pounds with 2 decimals (specification §9). */
export function pricePerSquareMetre(basePrice: string): string {
  return fromScaled(toScaled(basePrice, 3) * 10, 2);
}

/** 'From £52.03/sq ft (£560.00/m²)': the form of specification §2 with the price per square metre (D54). */
export function formatFromPrice(basePrice: string): string {
  const pounds = (price: string) => formatGbp(pence(toScaled(price, 2)));
  return `From ${pounds(pricePerSquareFoot(basePrice))}/sq ft (${pounds(pricePerSquareMetre(basePrice))}/m²)`;
}
