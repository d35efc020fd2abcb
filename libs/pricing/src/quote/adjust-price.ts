import { sumPence, type Pence } from '../money/pence';
import type { QuotePrice } from './price-quote';

/** What staff agreed with a customer beside the catalogue's prices. */
export interface Adjustment {
  /** Negative is a discount. */
  amount: Pence;
  /** The customer reads it as the line's name. */
  reason: string;
}

/**
 * A price with staff's own line at its end; null leaves it as it is. It is apart from {@link priceQuote}, so that the
 * calculator, which knows none, need not load it.
 */
export function adjustPrice({ total, lines }: QuotePrice, adjustment: Adjustment | null): QuotePrice {
  if (!adjustment) return { total, lines };
  const { amount, reason } = adjustment;
  return {
    total: sumPence([total, amount]),
    lines: [...lines, { kind: 'adjustment', label: reason, reckoning: 'Agreed with staff', amount }],
  };
}
