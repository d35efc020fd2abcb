import { sumPence, type Pence } from '../money/pence';
import type { QuotePrice } from './price-quote';

/** An amount agreed with a customer beyond the catalogue's prices. */
export interface Adjustment {
  /** Negative is a discount. */
  amount: Pence;
  /** The line's name, as the customer reads it. */
  reason: string;
}

/**
 * A price with staff's adjustment as its last line; null changes nothing. Separate from {@link priceQuote}, so that the
 * calculator need not load it.
 */
export function adjustPrice({ total, lines }: QuotePrice, adjustment: Adjustment | null): QuotePrice {
  if (!adjustment) return { total, lines };
  const { amount, reason } = adjustment;
  return {
    total: sumPence([total, amount]),
    lines: [...lines, { kind: 'adjustment', label: reason, calculation: 'Agreed with staff', amount }],
  };
}
