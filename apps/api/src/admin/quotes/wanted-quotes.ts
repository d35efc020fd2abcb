import { deletedQuotes } from '@app/contracts';
import { Filters } from '../../platform/lists/read-page';
import type { QuoteFilters } from './quote-filters';

/** What is wanted, in SQL over `quote`. */
export function wantedQuotes({ status, payment, since, before, search }: QuoteFilters): Filters {
  const isDeleted = status === deletedQuotes;
  const filters = new Filters()
    .and(isDeleted ? 'quote.deleted_at IS NOT NULL' : 'quote.deleted_at IS NULL')
    .where(isDeleted ? null : status, (one) => `quote.status = ${one}`)
    .where(payment, (one) => `quote.payment = ${one}`)
    .where(since, (at) => `quote.created_at >= ${at}`)
    .where(before, (at) => `quote.created_at < ${at}`);
  if (!search) return filters;
  const parameter = (value: unknown) => filters.place(value);
  const found = search.patterns.map((pattern) =>
    search.column === 'reference'
      ? `quote.reference LIKE ${parameter(pattern)}`
      : searchedBy(pattern, parameter),
  );
  return filters.and(found.length > 0 ? `(${found.join(' OR ')})` : 'false');
}

/**
 * Of `12 k` there are trigrams that very many quotes have: reading on through the list is quicker than by them, and
 * quicker several letters at a time than by LIKE.
 */
function searchedBy(pattern: string, parameter: (value: unknown) => string): string {
  const hasWildcard = /(?<!\\)_/.test(pattern);
  if (hasWildcard || pattern.startsWith('% ') || /[\p{L}\p{N}]{3}/u.test(pattern))
    return `quote.search_text LIKE lower(${parameter(pattern)})`;
  const words = pattern.slice(1, -1).replace(/\\(.)/g, '$1');
  return `strpos(quote.search_text, lower(${parameter(words)})) > 0`;
}
