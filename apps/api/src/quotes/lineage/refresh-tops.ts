import type { StatementRunner } from '../../database/statements';
import { currentQuoteOf, canBeCurrent } from './current-quote-of';
import { type QuoteOfTop, quoteOfTopColumnsSql } from './is-ordered-under-another';
import { topsOfSql } from './quotes-of-tops';

interface TopRow extends QuoteOfTop {
  top_id: string;
  reference: string;
}

const readTopsSql = `
  SELECT ${quoteOfTopColumnsSql}, top_id, reference
  FROM quote WHERE top_id = ANY(${topsOfSql('$1')})`;

const writeStandingsSql = `
  UPDATE quote SET standing = CASE standing WHEN 'current' THEN 'replaced' ELSE 'current' END WHERE id = ANY($1)`;

/**
 * Updates which quote of each top is current and which are replaced. Call it in every transaction that changes a
 * quote's deposit, status or customer, deletes, restores or revises it, or saves one in its place. The caller has
 * locked the first quote of each top.
 */
export async function refreshTops(
  tx: Pick<StatementRunner, 'run'>,
  quoteIds: readonly string[],
): Promise<void> {
  const tops = new Map<string, TopRow[]>();
  for (const quote of await tx.run<TopRow>(readTopsSql, [quoteIds]))
    tops.set(quote.top_id, [...(tops.get(quote.top_id) ?? []), quote]);
  const outdated = [...tops.values()].flatMap((sameTop) => {
    const current = currentQuoteOf(sameTop);
    const isReplaced = (quote: TopRow) => quote !== current && canBeCurrent(quote);
    return sameTop
      .filter((quote) => (quote.standing === 'replaced') !== isReplaced(quote))
      .map(({ id }) => id);
  });
  if (outdated.length) await tx.run(writeStandingsSql, [outdated]);
}
