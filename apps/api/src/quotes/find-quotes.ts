import type { Statement } from '../database/statements';
import { quoteColumns } from './quote-row';
import { isThere } from './quotes-of-tops';

/** Some quotes in the order of their ids' list; those that were deleted are left out. */
export const findQuotesStatement: Statement = {
  name: 'find-quotes',
  text: `
    SELECT ${quoteColumns}
    FROM unnest($1::text[]) WITH ORDINALITY AS asked (id, position) JOIN quote ON quote.id = asked.id
    WHERE ${isThere}
    ORDER BY position`,
};
