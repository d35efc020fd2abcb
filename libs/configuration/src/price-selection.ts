import type { PriceAdjustment, TradePrices } from '@app/contracts';
import {
  adjustPrice,
  depositOf,
  firstMissing,
  isSellable,
  priceQuote,
  timesQuantity,
  toPence,
  toTradeDiscount,
  tradePrice,
  type MissingInput,
  type Pence,
  type PriceLine,
  type TradeDiscount,
} from '@app/pricing';
import { sinkNote } from './layout/basin';
import { cutoutNote } from './cutout-note';
import { cutoutCount, sinkCount } from './layout/layout';
import type { Selection } from './selection';

export interface TopPrice {
  total: Pence;
  deposit: Pence;
  lines: PriceLine[];
  /** False at £0 or less, which may not be offered (D7). */
  isSellable: boolean;
}

/** The trade discount on a material; null: none, or not a trade customer. */
export function discountOn(
  material: { id: number } | null,
  prices: Pick<TradePrices, 'percentages' | 'floor'> | null,
): TradeDiscount | null {
  const materialDiscount = prices?.percentages.find(({ materialId }) => materialId === material?.id);
  return materialDiscount && prices
    ? toTradeDiscount({ percent: materialDiscount.percent, floor: prices.floor })
    : null;
}

/** The price with staff's own lines and the trade discount; null until colour and size are known. */
export function priceParts(
  {
    color,
    size,
    sink,
    cutouts,
    quantity,
    layout,
  }: Pick<Selection, 'color' | 'size' | 'sink' | 'cutouts' | 'quantity' | 'layout'>,
  adjustments: readonly PriceAdjustment[] = [],
  discount: TradeDiscount | null = null,
): TopPrice | null {
  if (!color || !size) return null;
  const priceOfOne = priceQuote({
    size,
    color: { name: color.name, ratePerUnit: toPence(color.priceModifier) },
    sink: sink && { ...flatPart(sink), count: sinkCount(layout), note: sinkNote(sink.includesBasin, layout) },
    cutouts: cutouts.map((cutout) => ({
      ...flatPart(cutout),
      count: cutoutCount(layout, cutout.id),
      note: cutoutNote(cutout.name),
    })),
  });
  const adjusted = adjustPrice(timesQuantity(priceOfOne, quantity), adjustments);
  const { total, lines } = tradePrice(adjusted, discount, quantity);
  return { total, deposit: depositOf(total), lines, isSellable: isSellable(total) };
}

const flatPart = ({ name, priceModifier }: { name: string; priceModifier: string }) => ({
  name,
  price: toPence(priceModifier),
});

/** A price, or what the visitor has to enter next. */
export type SelectionPrice = { kind: 'missing'; missing: MissingInput } | ({ kind: 'priced' } & TopPrice);

/** @param trade the trade customer's prices; absent or null: not a trade customer */
export function priceSelection(
  selection: Selection,
  trade: Pick<TradePrices, 'percentages' | 'floor'> | null = null,
): SelectionPrice {
  const { material, size, thickness, color } = selection;
  const missing = firstMissing({
    hasMaterial: material !== null,
    hasSize: size !== null,
    hasThickness: thickness !== null,
    hasColor: color !== null,
  });
  const price = missing ? null : priceParts(selection, [], discountOn(material, trade));
  return price ? { kind: 'priced', ...price } : { kind: 'missing', missing: missing ?? 'color' };
}
