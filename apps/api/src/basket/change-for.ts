import { basketLimits } from '@app/contracts';

export interface BasketLine {
  id: string;
  quote_id: string;
  position: number;
}

export type BasketChange =
  | { kind: 'none' }
  | { kind: 'append'; position: number }
  | { kind: 'swap' | 'remove'; lineId: string }
  | { kind: 'refuse' };

/** A quote stands in a basket once, in the place of the one it replaces where that is there, else at the end (D10). */
export function changeFor(
  lines: readonly BasketLine[],
  { quoteId, replacesQuoteId }: { quoteId: string; replacesQuoteId: string | null },
): BasketChange {
  const lineOf = (id: string | null) => lines.find(({ quote_id }) => quote_id === id);
  const replaced = replacesQuoteId === quoteId ? undefined : lineOf(replacesQuoteId);
  if (lineOf(quoteId)) return replaced ? { kind: 'remove', lineId: replaced.id } : { kind: 'none' };
  if (replaced) return { kind: 'swap', lineId: replaced.id };
  if (lines.length >= basketLimits.items) return { kind: 'refuse' };
  return { kind: 'append', position: Math.max(0, ...lines.map(({ position }) => position)) + 1 };
}
