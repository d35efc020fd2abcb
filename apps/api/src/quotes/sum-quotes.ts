import { quoteStatuses, type AdminQuoteSummary, type QuoteStatus, type QuoteSums } from '@app/contracts';
import type { StatementRunner } from '../database/statements';

/** Pounds count with the quote that stands for its top alone. All of it is in `ix_quote_sums`. */
const sumStatement = `
  SELECT status, count(*)::integer AS quotes,
    coalesce(sum(total_price) FILTER (WHERE stands), 0)::numeric(16,2)::text AS total,
    coalesce(sum(round(total_price * 0.1, 2)) FILTER (WHERE stands AND status <> 'declined'), 0)::numeric(16,2)::text
      AS "expectedDeposit",
    coalesce(sum(received) FILTER (WHERE superseded_at IS NULL), 0)::numeric(16,2)::text AS "receivedDeposit",
    (count(*) FILTER (WHERE stands AND payment = 'none'))::integer AS "withoutDeposit"
  FROM quote, LATERAL (
    SELECT superseded_at IS NULL AND NOT is_proposal AND NOT is_replaced AS stands) AS standing
  WHERE deleted_at IS NULL
  GROUP BY status`;

const nothing: QuoteSums = {
  quotes: 0,
  total: '0.00',
  expectedDeposit: '0.00',
  receivedDeposit: '0.00',
  withoutDeposit: 0,
};

export async function sumQuotes(statements: StatementRunner): Promise<AdminQuoteSummary['statuses']> {
  const rows = await statements.run<QuoteSums & { status: QuoteStatus }>(sumStatement);
  return Object.fromEntries([
    ...quoteStatuses.map((status) => [status, nothing]),
    ...rows.map(({ status, ...sums }) => [status, sums]),
  ]) as AdminQuoteSummary['statuses'];
}
