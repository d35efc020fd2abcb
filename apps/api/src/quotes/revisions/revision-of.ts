import type { AdminQuoteDetail } from '@app/contracts';
import { type InDatabase, type StatementRunner } from '../../database/statements';
import { isThere } from '../lineage/quotes-of-tops';

/** SQL: what has come in on the `original` and was not given back; once agreed, no more than there was then. */
export const creditedSql = `CASE
  WHEN revision.state = 'proposed' THEN original.received
  WHEN revision.state = 'agreed' AND quote.superseded_at IS NULL THEN least(revision.credited_deposit, quote.received)
  ELSE revision.credited_deposit END`;

/** SQL: what delivery costs, which is no part of a quote's price. It lies on the first quote of the deposit. */
export const deliverySql = `
  WITH RECURSIVE earlier AS (
    SELECT revision.original_id AS id
    UNION
    SELECT previous.original_id
    FROM earlier CROSS JOIN LATERAL (
      SELECT original_id FROM quote_revision WHERE quote_id = earlier.id AND state = 'agreed' OFFSET 0) AS previous
  )
  SELECT coalesce(sum(paid.delivery_amount), 0.00)
  FROM (
    SELECT DISTINCT deposit_id FROM earlier
    CROSS JOIN LATERAL (SELECT deposit_id FROM deposit_quote WHERE quote_id = earlier.id AND position = 1 OFFSET 0) AS covered) AS covered
  CROSS JOIN LATERAL (
    SELECT status, delivery_amount FROM deposit WHERE id = covered.deposit_id OFFSET 0) AS paid
  WHERE paid.status = 'paid'`;

const findRevision = `
  SELECT revision.state, revision.previous_total AS "previousTotal", ${creditedSql} AS "depositCredited",
    proposed_at AS "proposedAt", answered_at AS "answeredAt"
  FROM quote_revision AS revision
  JOIN quote AS original ON original.id = original_id
  JOIN quote ON quote.id = quote_id
  WHERE quote_id = $1`;

export type FoundRevision = InDatabase<
  NonNullable<AdminQuoteDetail['revision']>,
  'proposedAt' | 'answeredAt'
>;

export async function revisionOf(runner: StatementRunner, quoteId: string): Promise<FoundRevision | null> {
  const [found] = await runner.run<FoundRevision>(findRevision, [quoteId]);
  return found ?? null;
}

/** The one that was agreed to before any other; else the newest. */
const findReplacing = `
  SELECT quote.id, quote.reference, revision.state
  FROM quote LEFT JOIN quote_revision AS revision ON revision.quote_id = quote.id
  WHERE quote.replaces_quote_id = $1 AND ${isThere}
  ORDER BY revision.state = 'agreed' DESC NULLS LAST, quote.created_at DESC, quote.id DESC
  LIMIT 1`;

export async function replacedBy(
  runner: StatementRunner,
  quoteId: string,
): Promise<AdminQuoteDetail['replacedBy']> {
  const [row] = await runner.run<NonNullable<AdminQuoteDetail['replacedBy']>>(findReplacing, [quoteId]);
  return row ?? null;
}
