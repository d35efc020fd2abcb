import type { StatementRunner } from '../../database/statements';
import { currentQuoteOf, mayCount } from './current-quote-of';
import { type QuoteOfTop, quoteOfTopColumns } from './is-ordered-under-another';

interface TopRow extends QuoteOfTop {
  top_id: string;
  reference: string;
}

const readTops = `
  SELECT ${quoteOfTopColumns}, top_id, reference
  FROM quote WHERE top_id = ANY(ARRAY(SELECT top_id FROM quote WHERE id = ANY($1)))`;

const writeStandings = `
  UPDATE quote SET standing = CASE standing WHEN 'current' THEN 'replaced' ELSE 'current' END WHERE id = ANY($1)`;

/**
 * Writes which of the quotes is the current one, and which it replaces, for the tops of some quotes. To be called in every transaction that changes a quote's
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
    return sameTop
      .filter((quote) => (quote.standing === 'replaced') !== isReplaced(quote))
      .map(({ id }) => id);
  });
  if (wrong.length) await tx.run(writeStandings, [wrong]);
}
