import type { AdminQuoteDetail } from '@app/contracts';
import { type StatementRunner, prepared } from '../../database/statements';
import { isThere } from '../lineage/quotes-of-tops';

/** The one that was agreed to before any other; else the newest. */
const findReplacing = prepared(`
  SELECT quote.id, quote.reference, revision.state
  FROM quote LEFT JOIN quote_revision AS revision ON revision.quote_id = quote.id
  WHERE quote.replaces_quote_id = $1 AND ${isThere}
  ORDER BY revision.state = 'agreed' DESC NULLS LAST, quote.created_at DESC, quote.id DESC
  LIMIT 1`);

/** The quote that was made in place of another one; where it revises it, with how the customer answered. */
export async function replacedBy(
  runner: StatementRunner,
  quoteId: string,
): Promise<AdminQuoteDetail['replacedBy']> {
  const [row] = await runner.run<NonNullable<AdminQuoteDetail['replacedBy']>>(findReplacing, [quoteId]);
  return row ?? null;
}
