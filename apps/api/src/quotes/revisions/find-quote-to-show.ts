import type { QuoteResponse, QuoteRevision } from '@app/contracts';
import { pence, toPence, toPounds } from '@app/pricing';
import { type StatementRunner } from '../../database/statements';
import { AppError } from '../../platform/errors/app-error';
import { termsTodaySql, type TradeSnapshot } from '../../trade';
import { isThere } from '../lineage/quotes-of-tops';
import { type QuoteRow, quoteColumns } from '../read/quote-row';
import { toQuoteResponse } from '../read/quote.mapper';
import { creditedSql, deliverySql } from './revision-of';

export interface QuoteToShow extends QuoteRow {
  /** Amounts as decimal strings, the instant as PostgreSQL writes it. */
  revision: Omit<QuoteRevision, 'difference'> | null;
  superseded_by: { id: string; reference: string } | null;
  trade_today: TradeSnapshot | null;
}

const findQuoteToShow = `
  SELECT ${quoteColumns}, (
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
  WHERE id = $1 AND ${isThere}`;

export async function getQuoteToShow(runner: StatementRunner, id: string): Promise<QuoteToShow> {
  const [row] = await runner.run<QuoteToShow>(findQuoteToShow, [id]);
  if (!row) throw new AppError('quote/not-found');
  return row;
}

export function toShownQuote(row: QuoteToShow, now: Date): QuoteResponse {
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
