import type { QuoteLine, QuoteResponse, TradePrices } from '@app/contracts';
import { pence, priceSurface, sumPence, toPence, toTradeDiscount, type Pence } from '@app/pricing';
import type { Catalogue } from './catalogue';
import { discountOn, priceParts, priceSelection, type TopPrice } from './price-selection';
import { reconcile, topOfQuote, type PartName } from './reconcile';
import { selectParts, type Selection } from './selection';

/** What a saved quote would cost today (D4). */
export interface QuoteToday {
  /** As far as it is still sold. */
  selection: Selection;
  gone: PartName[];
  /** All but what a trade customer was given, with today's price; null: it is no longer sold. */
  lines: { line: QuoteLine; now: Pence | null }[];
  /** null where no price can be named. */
  offer: TopPrice | null;
  /** The same top at today's prices; null where it cannot be quoted. */
  renewal: { selection: Selection; total: Pence } | null;
}

export function quoteToday(
  quote: QuoteResponse,
  catalogue: Catalogue,
  prices: TradePrices | null,
): QuoteToday {
  const { state, gone } = reconcile(topOfQuote(quote), catalogue);
  const selection = selectParts(state, catalogue);
  const price = priceSelection(selection);
  const agreed = quote.lines.find(isAgreed);
  const adjustment = agreed ? { amount: agreed.amount, reason: agreed.label } : null;
  const given = quote.tradeToday ? toTradeDiscount(quote.tradeToday) : null;
  const discount = prices ? discountOn(selection.material, prices) : given;
  const offer = price.kind === 'priced' ? priceParts(selection, adjustment, discount) : null;
  const isOffered = gone.length === 0 && price.kind === 'priced' && price.isSellable;
  return {
    selection,
    gone,
    lines: quote.lines
      .filter(({ kind }) => kind !== 'trade')
      .map((line) => ({ line, now: priceNow(line, quote, selection, catalogue) })),
    offer,
    renewal: isOffered && offer?.isSellable ? { selection, total: offer.total } : null,
  };
}

/** What staff agreed with the customer goes on with the same top, whatever has become of prices. */
const isAgreed = ({ kind }: QuoteLine) => kind === 'adjustment';

function priceNow(line: QuoteLine, quote: QuoteResponse, top: Selection, catalogue: Catalogue): Pence | null {
  if (isAgreed(line)) return toPence(line.amount);
  const { kind, label } = line;
  if (kind === 'quantity') {
    // What stands before it is one top; what comes after it is for all of them.
    const one = quote.lines
      .slice(0, quote.lines.indexOf(line))
      .map((other) => priceNow(other, quote, top, catalogue));
    const known = one.filter((price) => price !== null);
    return known.length < one.length ? null : pence(sumPence(known) * (quote.quantity - 1));
  }
  if (kind === 'surface') {
    const size = { lengthMm: quote.length, widthMm: quote.width };
    return top.color && priceSurface(size, toPence(top.color.priceModifier));
  }
  // A part may have been renamed since; its id has not changed.
  const part =
    kind === 'sink'
      ? top.sinkChoice
      : catalogue.cutouts.find(({ id }) => id === quote.cutouts.find(({ name }) => name === label)?.id);
  return part ? toPence(part.priceModifier) : null;
}
