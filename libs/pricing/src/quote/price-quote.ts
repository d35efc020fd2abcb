import { unitsOf } from '../measure/size';
import { formatGbp } from '../money/format-gbp';
import { sumPence, type Pence } from '../money/pence';
import type { Configuration, FlatPart } from './configuration';
import type { PriceLine } from './price-line';
import { basinWords } from './includes-basin';
import { priceSurface } from './price-surface';

/** A price and how it came about. */
export interface QuotePrice {
  total: Pence;
  lines: PriceLine[];
}

/**
 * The price of one top (specification §9, D2): the colour's rate × units, plus the sink, plus each cut-out.
 * Flat prices are whole pence, so rounding the surface alone rounds the total, and the lines add up to it.
 * The total may come out at or below zero; whether that may be sold is {@link isSellable}.
 */
export function priceQuote({ size, color, sink, cutouts }: Configuration): QuotePrice {
  const lines: PriceLine[] = [
    {
      kind: 'surface',
      label: color.name,
      reckoning: `${unitsOf(size)} units of 100 × 100 mm at ${formatGbp(color.ratePerUnit)}`,
      amount: priceSurface(size, color.ratePerUnit),
    },
    ...(sink ? [sinkLine(sink)] : []),
    ...cutouts.map((cutout) => flatLine('cutout', cutout)),
  ];
  return { total: sumPence(lines.map((line) => line.amount)), lines };
}

/** A price of £0 or less is a mistake in the configuration, never an offer (D7). */
export const isSellable = (total: Pence): boolean => total > 0;

function sinkLine(sink: NonNullable<Configuration['sink']>): PriceLine {
  const line = flatLine('sink', sink);
  return { ...line, reckoning: `${line.reckoning}; ${basinWords(sink.includesBasin ?? false)}` };
}

function flatLine(kind: 'sink' | 'cutout', { name, price }: FlatPart): PriceLine {
  const reckoning = price < 0 ? 'Flat discount' : price === 0 ? 'No charge' : 'Flat price';
  return { kind, label: name, reckoning, amount: price };
}
