import type { StatementRunner } from '../../database/statements';
import { currentQuoteOf, mayCount } from './current-quote-of';
import { type QuoteOfTop, quoteOfTopColumns } from './is-ordered-under-another';

interface TopRow extends QuoteOfTop {
  top_id: string;
  reference: string;
  is_replaced: boolean;
}

const readTops = `
  SELECT ${quoteOfTopColumns}, top_id, reference, is_replaced
  FROM quote WHERE top_id = ANY(ARRAY(SELECT top_id FROM quote WHERE id = ANY($1)))`;

const writeReplaced = 'UPDATE quote SET is_replaced = NOT is_replaced WHERE id = ANY($1)';

/**
 * Writes `is_replaced` of all quotes for the tops of some quotes. To be called in every transaction that changes a quote's
 * deposit, status or customer, deletes, restores or revises it, or saves another one in its place. The caller has locked
 * the first quote of each top.
 */
export async function refreshTops(
  tx: Pick<StatementRunner, 'run'>,
  quoteIds: readonly string[],
): Promise<void> {
  const tops = new Map<string, TopRow[]>();
  for (const quote of await tx.run<TopRow>(readTops, [quoteIds]))
    tops.set(quote.top_id, [...(tops.get(quote.top_id) ?? []), quote]);
  const wrong = [...tops.values()].flatMap((sameTop) => {
    const current = currentQuoteOf(sameTop);
    const isReplaced = (quote: TopRow) => quote !== current && mayCount(quote);
    return sameTop.filter((quote) => quote.is_replaced !== isReplaced(quote)).map(({ id }) => id);
  });
  if (wrong.length) await tx.run(writeReplaced, [wrong]);
}
