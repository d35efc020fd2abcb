import { catalogueLimits } from '@app/contracts';
import {
  formatFromPrice,
  formatGbp,
  formatPounds,
  formatSize,
  pricePerSquareMetre,
  priceSurface,
  toPence,
} from '@app/pricing';
import { asDecimal, type NumberLimits, numberProblem } from '../../lib/form';

export const priceLimits = {
  basePrice: { ...catalogueLimits.basePrice, decimals: 3 },
  perUnit: { ...catalogueLimits.colorModifier, decimals: 2 },
  flat: { ...catalogueLimits.flatModifier, decimals: 2 },
} as const satisfies Record<string, NumberLimits>;

/** null: not a valid price. */
export interface BasePriceText {
  /** '£620.00' (specification §9). */
  perSquareMetre: string;
  /** 'From £57.60/sq ft (£620.00/m²)', as the shop shows it (D6). */
  inTheShop: string;
}

export function basePriceText(typed: string): BasePriceText | null {
  if (numberProblem(typed, priceLimits.basePrice) !== undefined) return null;
  const basePrice = asDecimal(typed, priceLimits.basePrice.decimals);
  return {
    perSquareMetre: formatPounds(pricePerSquareMetre(basePrice)),
    inTheShop: formatFromPrice(basePrice),
  };
}

const exampleSize = { lengthMm: 1200, widthMm: 350 } as const;

/** What the example top's stone costs at this rate; null: not a valid price. */
export function exampleText(typed: string): string | null {
  if (numberProblem(typed, priceLimits.perUnit) !== undefined) return null;
  const price = formatGbp(priceSurface(exampleSize, toPence(asDecimal(typed, priceLimits.perUnit.decimals))));
  return `${formatSize(exampleSize)} comes to ${price}`;
}
