import { isThere } from '../lineage/quotes-of-tops';
import { quoteColumns } from './quote-row';

export const findQuoteStatement = `
  SELECT ${quoteColumns}
  FROM quote
  WHERE id = $1 AND ${isThere}`;

/** Some quotes in the order of their ids' list; those that were deleted are left out. */
export const findQuotesStatement = `
  SELECT ${quoteColumns}
  FROM unnest($1::text[]) WITH ORDINALITY AS asked (id, position) JOIN quote ON quote.id = asked.id
  WHERE ${isThere}
  ORDER BY position`;
