import { toScaled, toPence, trimZeros } from '../money/decimal';
import { formatGbp } from '../money/format-gbp';
import { pence, sumPence, type Pence } from '../money/pence';
import { divideRoundingHalfUp } from '../money/round-half-up';
import type { QuotePrice } from './price-quote';

/** A trade customer's discount on a material. */
export interface TradeDiscount {
  /** Per cent, at most 2 decimals: '12.50'. */
  percent: string;
  /** The owner's minimum per piece: no discount goes below it. null: none. */
  floor: Pence | null;
}

/** From wire or database: the floor becomes pence. */
export const toTradeDiscount = ({
  percent,
  floor,
}: {
  percent: string;
  floor: string | null;
}): TradeDiscount => ({
  percent,
  floor: floor === null ? null : toPence(floor),
});

/** 100 % in hundredths of a per cent. */
const hundredPercent = 100_00;

/**
 * A price with the trade discount as its last line, calculated on the sum of the others and rounded to the penny
 * (decision 80). It stops at the floor; a price already below the floor is unchanged. Without a discount there is no
 * line.
 */
export function tradePrice(
  { total, lines }: QuotePrice,
  discount: TradeDiscount | null,
  pieces: number,
): QuotePrice {
  if (!discount) return { total, lines };
  const { percent, floor } = discount;
  const unboundedDiscount = divideRoundingHalfUp(total * toScaled(percent, 2), hundredPercent);
  const maxDiscount = total - (floor ?? 0) * pieces;
  const discountPence = Math.max(0, Math.min(unboundedDiscount, maxDiscount));
  if (discountPence === 0) return { total, lines };
  const discountText = `${trimZeros(percent)}% off ${formatGbp(total)}`;
  const floorText =
    floor === null || discountPence === unboundedDiscount
      ? ''
      : `, but not below ${formatGbp(floor)} a piece`;
  const amount = pence(-discountPence);
  return {
    total: sumPence([total, amount]),
    lines: [...lines, { kind: 'trade', label: 'Trade price', calculation: discountText + floorText, amount }],
  };
}
