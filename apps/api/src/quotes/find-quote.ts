import type { Statement } from '../database/statements';
import { quoteColumns } from './quote-row';

/** One quote that has not been deleted. */
export const findQuoteStatement: Statement = {
  name: 'find-quote',
  text: `
    SELECT ${quoteColumns}
    FROM quote
    WHERE id = $1 AND deleted_at IS NULL`,
};
