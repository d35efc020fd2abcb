import type { AdminQuoteDetail, QuoteResponse, QuoteRevision } from '@app/contracts';
import { pence, toPence, toPounds } from '@app/pricing';
import type { InDatabase, StatementRunner } from '../../database/statements';
import { AppError } from '../../platform/errors/app-error';
import { termsTodaySql, type TradeSnapshot } from '../../trade';
import { notDeletedSql } from '../lineage/quotes-of-tops';
import { type QuoteRow, quoteColumnsSql } from '../read/quote-row';
import { toQuoteResponse } from '../read/quote.mapper';

/** SQL: what was received on the `original`; once agreed to, at most what it was then. */
export const creditedSql = `CASE
  WHEN revision.state = 'proposed' THEN original.received
  WHEN revision.state = 'agreed' AND quote.standing <> 'superseded' THEN least(revision.credited_deposit, quote.received)
  ELSE revision.credited_deposit END`;

/** SQL: the cost of delivery, shown with the first top of the order. */
export const deliverySql = `
  SELECT coalesce(sum(delivery_amount), 0.00)
  FROM order_item JOIN customer_order ON customer_order.id = order_id
  WHERE order_item.top_id = original.top_id AND is_placed AND position = 1`;

/** SQL: the agreement that staff recorded for a `revision`, as `RecordedAgreement`. */
export const recordedSql = `CASE WHEN recorded_by IS NOT NULL THEN json_build_object('agreedBy', agreed_by,
  'how', agreed_how, 'recordedBy', (SELECT first_name FROM staff_user WHERE staff_user.id = revision.recorded_by)) END`;

const findRevisionSql = `
  SELECT revision.state, revision.previous_total AS "previousTotal", ${creditedSql} AS "depositCredited",
    proposed_at AS "proposedAt", answered_at AS "answeredAt", ${recordedSql} AS recorded
  FROM quote_revision AS revision
  JOIN quote AS original ON original.id = original_id
  JOIN quote ON quote.id = quote_id
  WHERE quote_id = $1`;

export type FoundRevision = InDatabase<
  NonNullable<AdminQuoteDetail['revision']>,
  'proposedAt' | 'answeredAt'
>;

export async function readRevision(runner: StatementRunner, quoteId: string): Promise<FoundRevision | null> {
  const [found] = await runner.run<FoundRevision>(findRevisionSql, [quoteId]);
  return found ?? null;
}

/** An agreed one, else the newest. */
const findReplacingSql = `
  SELECT quote.id, quote.reference, quote.total_price AS "totalPrice", revision.state
  FROM quote LEFT JOIN quote_revision AS revision ON revision.quote_id = quote.id
  WHERE quote.replaces_quote_id = $1 AND ${notDeletedSql}
  ORDER BY revision.state = 'agreed' DESC NULLS LAST, quote.created_at DESC, quote.id DESC
  LIMIT 1`;

export async function readReplacingQuote(
  runner: StatementRunner,
  quoteId: string,
): Promise<AdminQuoteDetail['replacedBy']> {
  const [row] = await runner.run<NonNullable<AdminQuoteDetail['replacedBy']>>(findReplacingSql, [quoteId]);
  return row ?? null;
}

interface QuoteWithRevision extends QuoteRow {
  revision: Omit<QuoteRevision, 'difference'> | null;
  superseded_by: { id: string; reference: string } | null;
  trade_today: TradeSnapshot | null;
}

const findQuoteWithRevisionSql = `
  SELECT ${quoteColumnsSql}, (
    SELECT jsonb_build_object(
      'state', revision.state,
      'previousReference', original.reference,
      'previousTotal', revision.previous_total::text,
      'depositCredited', (${creditedSql})::text,
      'deliveryAmount', (${deliverySql})::text,
      'previousLength', original.length,
      'previousWidth', original.width,
      'answeredAt', revision.answered_at)
    FROM quote_revision AS revision JOIN quote AS original ON original.id = revision.original_id
    WHERE revision.quote_id = quote.id
  ) AS revision, (
    SELECT jsonb_build_object('id', newer.id, 'reference', newer.reference)
    FROM quote_revision AS revision JOIN quote AS newer ON newer.id = revision.quote_id
    WHERE revision.original_id = quote.id AND revision.state = 'agreed'
  ) AS superseded_by, ${termsTodaySql} AS trade_today
  FROM quote
  WHERE id = $1 AND ${notDeletedSql}`;

export async function getQuoteWithRevision(runner: StatementRunner, id: string): Promise<QuoteWithRevision> {
  const [row] = await runner.run<QuoteWithRevision>(findQuoteWithRevisionSql, [id]);
  if (!row) throw new AppError('quote/not-found');
  return row;
}

export function toQuoteWithRevision(row: QuoteWithRevision, now: Date): QuoteResponse {
  const { revision, trade_today: today } = row;
  return {
    ...toQuoteResponse(row, now),
    revision: revision && {
      ...revision,
      difference: toPounds(pence(toPence(row.total_price) - toPence(revision.previousTotal))),
      answeredAt: revision.answeredAt && new Date(revision.answeredAt).toISOString(),
    },
    supersededBy: row.superseded_by,
    ...(today && { tradeToday: { percent: today.percent, floor: today.floor } }),
  };
}
