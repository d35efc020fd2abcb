import { toPence, toScaled, trimZeros } from '../money/decimal';
import { formatGbp } from '../money/format-gbp';
import { pence, sumPence, type Pence } from '../money/pence';
import { divideRoundingHalfUp } from '../money/round-half-up';
import type { PriceLine } from './price-line';
import type { QuotePrice } from './price-quote';

/** A line agreed with a customer beyond the catalogue's prices. */
export interface Adjustment {
  unit: 'pounds' | 'percent';
  /** Pounds, or per cent of the catalogue's price, at most 2 decimals; negative is a discount. */
  amount: string;
  /** The line's name, as the customer reads it. */
  reason: string;
}

/** 100 % in hundredths of a per cent. */
const hundredPercent = 100_00;

/**
 * Adds staff's own lines after all others. Percentages are of the catalogue's price, not of the other lines.
 * Separate from {@link priceQuote}, so that the calculator need not load it.
 */
export function adjustPrice({ total, lines }: QuotePrice, adjustments: readonly Adjustment[]): QuotePrice {
  const own = adjustments.map(({ unit, amount, reason }) => ({
    kind: 'adjustment' as const,
    label: reason,
    ...(unit === 'percent'
      ? { ...percentOf(total, amount), percent: amount }
      : { calculation: 'Agreed with staff', amount: toPence(amount) }),
  }));
  return {
    total: sumPence([total, ...own.map(({ amount }) => amount)]),
    lines: [...lines, ...own],
  };
}

/** Staff's own lines of a saved price, to price it again. */
export const adjustmentsOf = (
  lines: readonly { kind: PriceLine['kind']; label: string; amount: string; percent?: string }[],
): Adjustment[] =>
  lines
    .filter(({ kind }) => kind === 'adjustment')
    .map(({ label, amount, percent }) => ({
      unit: percent === undefined ? 'pounds' : 'percent',
      amount: percent ?? amount,
      reason: label,
    }));

function percentOf(total: Pence, percent: string): { calculation: string; amount: Pence } {
  const text = `${trimZeros(percent.replace('-', ''))}%`;
  return {
    calculation: percent.startsWith('-')
      ? `${text} off ${formatGbp(total)}`
      : `${text} of ${formatGbp(total)}`,
    amount: pence(divideRoundingHalfUp(total * toScaled(percent, 2), hundredPercent)),
  };
}
