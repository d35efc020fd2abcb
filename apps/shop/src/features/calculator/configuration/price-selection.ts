import {
  depositOf,
  firstMissing,
  isSellable,
  priceQuote,
  toPence,
  type MissingInput,
  type Pence,
  type PriceLine,
} from '@app/pricing';
import type { Selection } from './selection';

/** What the price panel shows: a price, or what to enter next. */
export type SelectionPrice =
  | { kind: 'missing'; missing: MissingInput }
  | { kind: 'priced'; total: Pence; deposit: Pence; lines: PriceLine[]; isSellable: boolean };

export function priceSelection(selection: Selection): SelectionPrice {
  const { material, size, thickness, color, sink, cutouts } = selection;
  const missing = firstMissing({
    hasMaterial: material !== null,
    hasSize: size !== null,
    hasThickness: thickness !== null,
    hasColor: color !== null,
  });
  if (missing || !size || !color) return { kind: 'missing', missing: missing ?? 'color' };
  const { total, lines } = priceQuote({
    size,
    color: { name: color.name, ratePerUnit: toPence(color.priceModifier) },
    sink: sink && flatPart(sink),
    cutouts: cutouts.map(flatPart),
  });
  return { kind: 'priced', total, deposit: depositOf(total), lines, isSellable: isSellable(total) };
}

const flatPart = ({ name, priceModifier }: { name: string; priceModifier: string }) => ({
  name,
  price: toPence(priceModifier),
});
