import { quoteToday, type Catalogue, type QuoteToday } from '@app/configuration';
import type { QuoteLine, QuoteResponse, TradePrices } from '@app/contracts';
import { formatPounds, pence, toPence, unitsOf, type Pence } from '@app/pricing';
import { text } from './text';

/** null: no such line, or no longer sold. */
export interface ChangedLine {
  label: string;
  cause: string;
  oldAmount: Pence | null;
  newAmount: Pence | null;
  isChanged: boolean;
}

/** What a quote with an expired price would cost today (D4), line by line. */
export interface QuoteChanges extends Pick<QuoteToday, 'renewal'> {
  lines: readonly ChangedLine[];
  oldTotal: Pence;
}

export function compareWithToday(
  quote: QuoteResponse,
  catalogue: Catalogue,
  prices: TradePrices | null = null,
): QuoteChanges {
  const { selection, discontinued, lines, offer, renewal } = quoteToday(quote, catalogue, prices);
  const rate = selection.color?.priceModifier;
  return {
    lines: [
      ...lines
        .filter(({ line, currentPrice }) => toPence(line.amount) !== 0 || currentPrice !== 0)
        .map(({ line, currentPrice }) => toChangedLine(line, currentPrice, quote, rate)),
      ...tradeLines(quote, offer),
      // A thickness is free, so it has no line; but it must be said that it is no longer sold.
      ...(discontinued.includes('thickness') ? [notSoldLine(quote.thickness.displayName)] : []),
    ],
    oldTotal: toPence(quote.totalPrice),
    renewal,
  };
}

/** The trade discount then and today; none if both are nothing. */
function tradeLines({ lines }: QuoteResponse, offer: QuoteToday['offer']): ChangedLine[] {
  const past = lines.find(({ kind }) => kind === 'trade');
  const today = offer?.lines.find(({ kind }) => kind === 'trade');
  if (!past && !today) return [];
  const oldAmount = past ? toPence(past.amount) : null;
  const newAmount = offer && (today?.amount ?? pence(0));
  const cause = today?.calculation ?? text.noTradePrice;
  return [
    {
      label: past?.label ?? today?.label ?? '',
      cause,
      oldAmount,
      newAmount,
      isChanged: newAmount !== oldAmount,
    },
  ];
}

function toChangedLine(
  line: QuoteLine,
  newAmount: Pence | null,
  quote: QuoteResponse,
  rate?: string,
): ChangedLine {
  const isSurface = line.kind === 'surface';
  const label = isSurface ? text.top(line.label, quote.thickness.displayName) : line.label;
  const oldAmount = toPence(line.amount);
  if (newAmount === null) return { ...notSoldLine(label), oldAmount };
  if (newAmount === oldAmount)
    return { label, cause: text.unchanged, oldAmount, newAmount, isChanged: false };
  const change = newAmount > oldAmount ? 'rose' : 'fell';
  const units = unitsOf({ lengthMm: quote.length, widthMm: quote.width });
  const cause = isSurface && rate ? text.rate(units, change, formatPounds(rate)) : text.priceMoved(change);
  return { label, cause, oldAmount, newAmount, isChanged: true };
}

const notSoldLine = (label: string): ChangedLine => ({
  label,
  cause: text.notSold,
  oldAmount: null,
  newAmount: null,
  isChanged: true,
});
