import { formatGbp } from '../money/format-gbp';
import { pence } from '../money/pence';
import type { QuotePrice } from './price-quote';

/**
 * The price of several equal tops: the rounded price of one, times their number. Staff's own lines, which are for all tops
 * together, are added afterwards.
 */
export function timesQuantity({ total, lines }: QuotePrice, quantity: number): QuotePrice {
  if (quantity === 1) return { total, lines };
  return {
    total: pence(total * quantity),
    lines: [
      ...lines,
      {
        kind: 'quantity',
        label: `${quantity - 1} more of the same`,
        calculation: `${quantity} tops at ${formatGbp(total)} each`,
        amount: pence(total * (quantity - 1)),
      },
    ],
  };
}
