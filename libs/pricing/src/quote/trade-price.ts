import { scaled, toPence, trimZeros } from '../money/decimal';
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
const whole = 100_00;

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
  const wanted = divideRoundingHalfUp(total * scaled(percent, 2), whole);
  const most = total - (floor ?? 0) * pieces;
  const off = Math.max(0, Math.min(wanted, most));
  if (off === 0) return { total, lines };
  const stated = `${trimZeros(percent)}% off ${formatGbp(total)}`;
  const bounded = floor === null || off === wanted ? '' : `, but not below ${formatGbp(floor)} a piece`;
  const amount = pence(-off);
  return {
    total: sumPence([total, amount]),
    lines: [...lines, { kind: 'trade', label: 'Trade price', calculation: stated + bounded, amount }],
  };
}
