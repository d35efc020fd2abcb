import type { PriceAdjustment } from '@app/contracts';
import {
  adjustPrice,
  depositOf,
  firstMissing,
  isSellable,
  priceQuote,
  timesQuantity,
  toPence,
  type MissingInput,
  type Pence,
  type PriceLine,
} from '@app/pricing';
import type { Selection } from './selection';

export interface TopPrice {
  total: Pence;
  deposit: Pence;
  lines: PriceLine[];
  /** False: it comes to £0 or less, which nobody may offer (D7). */
  isSellable: boolean;
}

/** What the parts come to, with staff's own line where there is one; null until stone and size are known. */
export function priceParts(
  {
    color,
    size,
    sink,
    cutouts,
    quantity,
  }: Pick<Selection, 'color' | 'size' | 'sink' | 'cutouts' | 'quantity'>,
  adjustment: PriceAdjustment | null = null,
): TopPrice | null {
  if (!color || !size) return null;
  const one = priceQuote({
    size,
    color: { name: color.name, ratePerUnit: toPence(color.priceModifier) },
    sink: sink && flatPart(sink),
    cutouts: cutouts.map(flatPart),
  });
  const { total, lines } = adjustPrice(
    timesQuantity(one, quantity),
    adjustment && { amount: toPence(adjustment.amount), reason: adjustment.reason },
  );
  return { total, deposit: depositOf(total), lines, isSellable: isSellable(total) };
}

const flatPart = ({ name, priceModifier }: { name: string; priceModifier: string }) => ({
  name,
  price: toPence(priceModifier),
});

/** What a visitor is shown: a price, or what to enter next. */
export type SelectionPrice = { kind: 'missing'; missing: MissingInput } | ({ kind: 'priced' } & TopPrice);

export function priceSelection(selection: Selection): SelectionPrice {
  const { material, size, thickness, color } = selection;
  const missing = firstMissing({
    hasMaterial: material !== null,
    hasSize: size !== null,
    hasThickness: thickness !== null,
    hasColor: color !== null,
  });
  const price = missing ? null : priceParts(selection);
  return price ? { kind: 'priced', ...price } : { kind: 'missing', missing: missing ?? 'color' };
}
