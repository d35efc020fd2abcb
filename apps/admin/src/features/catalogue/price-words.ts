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
import { asDecimal, numberProblem, type NumberLimits } from '../../lib/form/number-problem';

/** The limits of specification §5 and of the API, by the prices they hold for. */
export const priceLimits = {
  basePrice: { ...catalogueLimits.basePrice, decimals: 3 },
  perUnit: { ...catalogueLimits.colorModifier, decimals: 2 },
  flat: { ...catalogueLimits.flatModifier, decimals: 2 },
} as const satisfies Record<string, NumberLimits>;

/** What a base price comes to, as staff and as visitors read it; null while it is no price. */
export interface BasePriceWords {
  /** '£620.00' for each square metre (specification §9). */
  perSquareMetre: string;
  /** 'From £57.60/sq ft (£620.00/m²)', as the shop prints it (D6). */
  inTheShop: string;
}

export function basePriceWords(typed: string): BasePriceWords | null {
  if (numberProblem(typed, priceLimits.basePrice) !== undefined) return null;
  const basePrice = asDecimal(typed, priceLimits.basePrice.decimals);
  return {
    perSquareMetre: formatPounds(pricePerSquareMetre(basePrice)),
    inTheShop: formatFromPrice(basePrice),
  };
}

const exampleSize = { lengthMm: 1200, widthMm: 350 } as const;

/** What the stone of the example comes to at this rate; null while it is no price. */
export function exampleWords(typed: string): string | null {
  if (numberProblem(typed, priceLimits.perUnit) !== undefined) return null;
  const price = formatGbp(priceSurface(exampleSize, toPence(asDecimal(typed, priceLimits.perUnit.decimals))));
  return `${formatSize(exampleSize)} comes to ${price}`;
}
