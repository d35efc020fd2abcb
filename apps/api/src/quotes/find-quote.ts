import type { Statement } from '../database/statements';
import { quoteColumns } from './quote-row';
import { isThere } from './quotes-of-tops';

/** One quote that has not been deleted. */
export const findQuoteStatement: Statement = {
  name: 'find-quote',
  text: `
    SELECT ${quoteColumns}
    FROM quote
    WHERE id = $1 AND ${isThere}`,
};
