import { type Catalogue, type Selection, discountOn, priceSelection, selectParts } from '@app/configuration';
import type { QuoteLine, QuoteResponse, TradePrices } from '@app/contracts';
import {
  formatPounds,
  isSellable,
  pence,
  priceSurface,
  sumPence,
  toPence,
  toTradeDiscount,
  tradePrice,
  unitsOf,
  type Pence,
  type QuotePrice,
} from '@app/pricing';
import { stateFromQuote } from '../../features/calculator/configuration/from-quote';
import { reconcile } from '../../features/calculator/configuration/reconcile';
import { text } from './text';

/** One line of a quote, when it was saved and today. null: there is none, or it is no longer sold. */
export interface ChangedLine {
  label: string;
  cause: string;
  then: Pence | null;
  now: Pence | null;
  isChanged: boolean;
}

/** What a quote whose price has expired would cost today (D4). */
export interface WhatChanged {
  lines: readonly ChangedLine[];
  then: Pence;
  /** The same top at today's prices; null where part of it is no longer sold. */
  renewal: { selection: Selection; total: Pence } | null;
}

export function whatChanged(
  quote: QuoteResponse,
  catalogue: Catalogue,
  prices: TradePrices | null = null,
): WhatChanged {
  const { state, gone } = reconcile(stateFromQuote(quote), catalogue);
  const selection = selectParts(state, catalogue);
  const price = priceSelection(selection);
  const agreed = quote.lines.filter(isAgreed).map(({ amount }) => toPence(amount));
  const discount = prices
    ? discountOn(selection.material, prices)
    : quote.tradeToday
      ? toTradeDiscount(quote.tradeToday)
      : null;
  const offer =
    price.kind === 'priced'
      ? tradePrice({ total: sumPence([price.total, ...agreed]), lines: [] }, discount, selection.quantity)
      : null;
  const total = offer && offer.total;
  const lines = quote.lines
    .filter(({ kind }) => kind !== 'trade')
    .map((line) => ({ line, now: priceNow(line, quote, catalogue) }));
  return {
    lines: [
      ...lines
        .filter(({ line, now }) => toPence(line.amount) !== 0 || now !== 0)
        .map(({ line, now }) => toChangedLine(line, now, quote, catalogue)),
      ...tradeLines(quote, offer),
      // A thickness costs nothing, so it has no line; that it cannot be had any more must be said.
      ...(gone.includes('thickness') ? [goneLine(quote.thickness.displayName)] : []),
    ],
    then: toPence(quote.totalPrice),
    renewal:
      gone.length === 0 && total !== null && price.kind === 'priced' && price.isSellable && isSellable(total)
        ? { selection, total }
        : null,
  };
}

/** What its buyer was given as a trade customer, and is given today; none where it is nothing either way. */
function tradeLines({ lines }: QuoteResponse, offer: QuotePrice | null): ChangedLine[] {
  const past = lines.find(({ kind }) => kind === 'trade');
  const today = offer?.lines.find(({ kind }) => kind === 'trade');
  if (!past && !today) return [];
  const then = past ? toPence(past.amount) : null;
  const now = offer && (today?.amount ?? pence(0));
  const cause = today?.reckoning ?? text.noTradePrice;
  return [{ label: past?.label ?? today?.label ?? '', cause, then, now, isChanged: now !== then }];
}

const colorOf = (quote: QuoteResponse, { materials }: Catalogue) =>
  materials.find(({ id }) => id === quote.materialId)?.colors.find(({ id }) => id === quote.colorId);

const sizeOf = ({ length, width }: QuoteResponse) => ({ lengthMm: length, widthMm: width });

/** What staff agreed with the customer goes on with the same top, whatever has become of prices. */
const isAgreed = ({ kind }: QuoteLine) => kind === 'adjustment';

function priceNow(line: QuoteLine, quote: QuoteResponse, catalogue: Catalogue): Pence | null {
  if (isAgreed(line)) return toPence(line.amount);
  const { kind, label } = line;
  if (kind === 'quantity') {
    // What stands before it is one top; what comes after it is for all of them.
    const one = quote.lines
      .slice(0, quote.lines.indexOf(line))
      .map((other) => priceNow(other, quote, catalogue));
    const known = one.filter((price) => price !== null);
    return known.length < one.length ? null : pence(sumPence(known) * (quote.quantity - 1));
  }
  if (kind === 'surface') {
    const color = colorOf(quote, catalogue);
    return color ? priceSurface(sizeOf(quote), toPence(color.priceModifier)) : null;
  }
  // A part may have been renamed since; its id has not changed.
  const part =
    kind === 'sink'
      ? catalogue.sinkTypes.find(({ id }) => id === quote.sinkTypeId)
      : catalogue.cutouts.find(({ id }) => id === quote.cutouts.find(({ name }) => name === label)?.id);
  return part ? toPence(part.priceModifier) : null;
}

function toChangedLine(
  line: QuoteLine,
  now: Pence | null,
  quote: QuoteResponse,
  catalogue: Catalogue,
): ChangedLine {
  const isSurface = line.kind === 'surface';
  const label = isSurface ? text.top(line.label, quote.thickness.displayName) : line.label;
  const then = toPence(line.amount);
  if (now === null) return { ...goneLine(label), then };
  if (now === then) return { label, cause: text.unchanged, then, now, isChanged: false };
  const change = now > then ? 'rose' : 'fell';
  const rate = colorOf(quote, catalogue)?.priceModifier;
  const cause =
    isSurface && rate
      ? text.rate(unitsOf(sizeOf(quote)), change, formatPounds(rate))
      : text.priceMoved(change);
  return { label, cause, then, now, isChanged: true };
}

const goneLine = (label: string): ChangedLine => ({
  label,
  cause: text.gone,
  then: null,
  now: null,
  isChanged: true,
});
