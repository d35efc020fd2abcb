import { unitsOf } from '../measure/size';
import { formatGbp } from '../money/format-gbp';
import { pence, sumPence, type Pence } from '../money/pence';
import type { Configuration, FlatPart } from './configuration';
import type { PriceLine } from './price-line';
import { priceSurface } from './price-surface';

/** A price with its lines. */
export interface QuotePrice {
  total: Pence;
  lines: PriceLine[];
}

/**
 * The price of one top (specification §9, D2): the colour's rate × units, plus each sink and cut-out. Flat prices are whole
 * pence, so only the surface is rounded, and the lines add up to the total. The total may be zero or less; see {@link
 * isSellable}.
 */
export function priceQuote({ size, color, sink, cutouts }: Configuration): QuotePrice {
  const lines: PriceLine[] = [
    {
      kind: 'surface',
      label: color.name,
      calculation: `${unitsOf(size)} units of 100 × 100 mm at ${formatGbp(color.ratePerUnit)}`,
      amount: priceSurface(size, color.ratePerUnit),
    },
    ...(sink ? [flatLine('sink', sink)] : []),
    ...cutouts.map((cutout) => flatLine('cutout', cutout)),
  ];
  return { total: sumPence(lines.map((line) => line.amount)), lines };
}

/** A price of £0 or less is a configuration error, never an offer (D7). */
export const isSellable = (total: Pence): boolean => total > 0;

function flatLine(kind: 'sink' | 'cutout', { name, price, count = 1, note }: FlatPart): PriceLine {
  return {
    kind,
    label: name,
    calculation: [flatCalculation(price, count), note].filter(Boolean).join('; '),
    amount: pence(price * count),
  };
}

function flatCalculation(price: Pence, count: number): string {
  if (price === 0) return 'No charge';
  if (count > 1) return `${count} at ${formatGbp(price)}`;
  return price < 0 ? 'Flat discount' : 'Flat price';
}
