import type { PriceAdjustment } from '@app/contracts';
import {
  adjustPrice,
  depositOf,
  isSellable,
  priceQuote,
  toPence,
  type Pence,
  type PriceLine,
  type Size,
} from '@app/pricing';
import type { ChosenParts } from './offered';
import { text } from './text';

export interface PartsPrice {
  total: Pence;
  deposit: Pence;
  lines: PriceLine[];
  /** False: it comes to £0 or less, which nobody may offer (D7). */
  isSellable: boolean;
}

/** What the parts come to, by the same function as the shop and the server; null until stone and size are known. */
export function priceParts(
  { color, sink, cutouts }: ChosenParts,
  size: Size | null,
  adjustment: PriceAdjustment | null = null,
): PartsPrice | null {
  if (!color || !size) return null;
  const priced = priceQuote({
    size,
    color: { name: color.name, ratePerUnit: toPence(color.priceModifier) },
    sink: sink && flatPart(sink),
    cutouts: cutouts.map(flatPart),
  });
  const { total, lines } = adjustPrice(
    priced,
    adjustment && { amount: toPence(adjustment.amount), reason: adjustment.reason || text.adjusted },
  );
  return { total, deposit: depositOf(total), lines, isSellable: isSellable(total) };
}

const flatPart = ({ name, priceModifier }: { name: string; priceModifier: string }) => ({
  name,
  price: toPence(priceModifier),
});
