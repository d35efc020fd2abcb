import { quoteStatuses, type AdminQuoteSummary, type QuoteStatus, type QuoteSums } from '@app/contracts';
import { type StatementRunner } from '../../database/statements';

const sumStatement = `
  SELECT status, sum(quotes)::integer AS quotes, sum(total)::text AS total,
    sum(expected)::text AS "expectedDeposit", sum(received)::text AS "receivedDeposit",
    sum(without_deposit)::integer AS "withoutDeposit"
  FROM quote_tally GROUP BY status`;

const nothing: QuoteSums = {
  quotes: 0,
  total: '0.00',
  expectedDeposit: '0.00',
  receivedDeposit: '0.00',
  withoutDeposit: 0,
};

/** How many quotes there are in each status and what they come to, as of the last change that was made. */
export async function sumTally(statements: StatementRunner): Promise<AdminQuoteSummary['statuses']> {
  const rows = await statements.run<QuoteSums & { status: QuoteStatus }>(sumStatement);
  return Object.fromEntries([
    ...quoteStatuses.map((status) => [status, nothing]),
    ...rows.map(({ status, ...sums }) => [status, sums]),
  ]) as AdminQuoteSummary['statuses'];
}
