import { deletedQuotes } from '@app/contracts';
import type { QuoteFilters } from './quote-filters';

/** Filters as SQL over `quote`: nothing is asked of a row that was not asked for, so that each choice has its own plan. */
export interface WantedQuotesSql {
  /** One letter for each filter, for the names of statements. */
  key: string;
  condition: string;
  values: unknown[];
}

export function wantedQuotesSql({ status, payment, since, before, search }: QuoteFilters): WantedQuotesSql {
  const values: unknown[] = [];
  const parameter = (value: unknown) => `$${values.push(value)}`;
  const isDeleted = status === deletedQuotes;
  const conditions = [isDeleted ? 'quote.deleted_at IS NOT NULL' : 'quote.deleted_at IS NULL'];
  if (status && !isDeleted) conditions.push(`quote.status = ${parameter(status)}`);
  if (payment) conditions.push(`quote.payment = ${parameter(payment)}`);
  if (since) conditions.push(`quote.created_at >= ${parameter(since)}`);
  if (before) conditions.push(`quote.created_at < ${parameter(before)}`);
  if (search) {
    const found = search.patterns.map((pattern) =>
      search.column === 'reference'
        ? `quote.reference LIKE ${parameter(pattern)}`
        : searchedBy(pattern, parameter),
    );
    conditions.push(found.length > 0 ? `(${found.join(' OR ')})` : 'false');
  }
  return {
    key: [isDeleted ? 'd' : status && 's', payment && 'p', since && 'f', before && 't', search && 'q']
      .map((letter) => letter ?? '')
      .join(''),
    condition: conditions.join(' AND '),
    values,
  };
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
