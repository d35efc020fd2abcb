import { type QuoteLine, type QuoteResponse, type TradePrices, workshopRange } from '@app/contracts';
import {
  adjustmentsOf,
  pence,
  priceSurface,
  sumPence,
  toPence,
  toTradeDiscount,
  type Pence,
} from '@app/pricing';
import type { Catalogue } from './catalogue';
import { cutoutCount, sinkCount } from './layout/layout';
import { discountOn, priceParts, priceSelection, type TopPrice } from './price-selection';
import { reconcile, topOfQuote, type PartName } from './reconcile';
import { selectParts, type Selection } from './selection';

/** What a saved quote would cost today (D4). */
export interface QuoteToday {
  /** The parts that are still sold. */
  selection: Selection;
  discontinued: PartName[];
  /** The quote's lines, except its trade discount, each with today's price; null: no longer sold. */
  lines: { line: QuoteLine; currentPrice: Pence | null }[];
  offer: TopPrice | null;
  /** The same top at today's prices; null if it cannot be quoted. */
  renewal: { selection: Selection; total: Pence } | null;
}

export function quoteToday(
  quote: QuoteResponse,
  catalogue: Catalogue,
  prices: TradePrices | null,
): QuoteToday {
  const { state, gone: discontinued } = reconcile(topOfQuote(quote), catalogue);
  // Staff may have quoted a size that visitors cannot enter (D52).
  const selection = selectParts(state, catalogue, workshopRange);
  const price = priceSelection(selection);
  const adjustments = adjustmentsOf(quote.lines);
  const quoteDiscount = quote.tradeToday ? toTradeDiscount(quote.tradeToday) : null;
  const discount = prices ? discountOn(selection.material, prices) : quoteDiscount;
  const offer = price.kind === 'priced' ? priceParts(selection, adjustments, discount) : null;
  const isOffered = discontinued.length === 0 && price.kind === 'priced' && price.isSellable;
  return {
    selection,
    discontinued,
    lines: quote.lines
      .filter(({ kind }) => kind !== 'trade')
      .map((line) => ({ line, currentPrice: priceNow(line, quote, selection, catalogue, offer) })),
    offer,
    renewal: isOffered && offer?.isSellable ? { selection, total: offer.total } : null,
  };
}

/** Staff agreed these lines with the customer, so they stay when prices change. */
const isAdjustment = ({ kind }: Pick<QuoteLine, 'kind'>) => kind === 'adjustment';

function priceNow(
  line: QuoteLine,
  quote: QuoteResponse,
  top: Selection,
  catalogue: Catalogue,
  offer: TopPrice | null,
): Pence | null {
  if (isAdjustment(line)) {
    const place = quote.lines.filter(isAdjustment).indexOf(line);
    return offer?.lines.filter(isAdjustment)[place]?.amount ?? toPence(line.amount);
  }
  const { kind, label } = line;
  if (kind === 'quantity') {
    // Lines before the quantity line are for one top, those after it for all.
    const pricesOfOne = quote.lines
      .slice(0, quote.lines.indexOf(line))
      .map((other) => priceNow(other, quote, top, catalogue, offer));
    const knownPrices = pricesOfOne.filter((price) => price !== null);
    return knownPrices.length < pricesOfOne.length
      ? null
      : pence(sumPence(knownPrices) * (quote.quantity - 1));
  }
  if (kind === 'surface') {
    const size = { lengthMm: quote.length, widthMm: quote.width };
    return top.color && priceSurface(size, toPence(top.color.priceModifier));
  }
  // Compares ids: a part may have been renamed since.
  const cutoutId = quote.cutouts.find(({ name }) => name === label)?.id;
  const part = kind === 'sink' ? top.sinkChoice : catalogue.cutouts.find(({ id }) => id === cutoutId);
  const count = kind === 'sink' ? sinkCount(quote.layout) : cutoutCount(quote.layout, cutoutId ?? 0);
  return part ? pence(toPence(part.priceModifier) * count) : null;
}
