import type { Statement } from '../database/statements';
import { quoteColumns } from './quote-row';

/** Some quotes in the order of their ids' list; those that were deleted are left out. */
export const findQuotesStatement: Statement = {
  name: 'find-quotes',
  text: `
    SELECT ${quoteColumns}
    FROM unnest($1::text[]) WITH ORDINALITY AS asked (id, position) JOIN quote ON quote.id = asked.id
    WHERE deleted_at IS NULL
    ORDER BY position`,
};
