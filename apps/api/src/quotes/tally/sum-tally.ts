import { quoteStatuses, type AdminQuoteSummary, type QuoteStatus, type QuoteSums } from '@app/contracts';
import type { Statement, StatementRunner } from '../../database/statements';

const sumStatement: Statement = {
  name: 'sum-quote-tally',
  text: `
    SELECT status, sum(quotes)::integer AS quotes, sum(total)::text AS total, sum(expected)::text AS expected,
      sum(received)::text AS received, sum(without_deposit)::integer AS without_deposit
    FROM quote_tally GROUP BY status`,
};

interface SumRow {
  status: QuoteStatus;
  quotes: number;
  total: string;
  expected: string;
  received: string;
  without_deposit: number;
}

const nothing: QuoteSums = {
  quotes: 0,
  total: '0.00',
  expectedDeposit: '0.00',
  receivedDeposit: '0.00',
  withoutDeposit: 0,
};

/** How many quotes there are in each status and what they come to, as of the last change that was made. */
export async function sumTally(statements: StatementRunner): Promise<AdminQuoteSummary['statuses']> {
  const rows = await statements.run<SumRow & Record<string, unknown>>(sumStatement);
  const sums = new Map(rows.map((row) => [row.status, toSums(row)]));
  return Object.fromEntries(
    quoteStatuses.map((status) => [status, sums.get(status) ?? nothing]),
  ) as AdminQuoteSummary['statuses'];
}

const toSums = (row: SumRow): QuoteSums => ({
  quotes: row.quotes,
  total: row.total,
  expectedDeposit: row.expected,
  receivedDeposit: row.received,
  withoutDeposit: row.without_deposit,
});
