import { deletedFilter, paymentFilters, quoteIdPattern, quoteStatuses } from '@app/contracts';
import { readDays } from '../../platform/lists/read-days';
import { readChoice, readFilter } from '../../platform/lists/read-filter';
import { readListQuery } from '../../platform/lists/read-list-query';
import { Filters } from '../../platform/lists/read-page';
import { matchesQuoteSql, readSearch } from '../../quotes';

export const statusArraySql = `ARRAY['${quoteStatuses.join("', '")}']`;

/** References sort by number, which may grow past five digits (D8). */
export const referenceNumberSql = (quote: string) => `split_part(${quote}.reference, '-', 3)::bigint`;

/** Without a status, all quotes that are not deleted. */
export const quoteList = {
  statuses: [...quoteStatuses, deletedFilter],
  sorts: {
    created: 'quote.created_at',
    total: 'quote.total_price',
    reference: referenceNumberSql('quote'),
    status: `array_position(${statusArraySql}, quote.status)`,
  },
} as const;

/** Filters shared by the lists of quotes and orders. @throws AppError `request/invalid`, naming the filter */
export const readSharedFilters = (query: Readonly<Record<string, unknown>>) => ({
  payment: readChoice(query, 'payment', paymentFilters),
  job: readFilter(query, 'job', {
    read: (id) => (quoteIdPattern.test(id) ? id : undefined),
    expected: 'the id of a job',
  }),
  ...readDays(query),
});

/** @throws AppError `request/invalid`, naming the parameter */
export function readQuoteListQuery(query: Readonly<Record<string, unknown>>) {
  const { search, ...wanted } = readListQuery(query, quoteList);
  return {
    ...wanted,
    ...readSharedFilters(query),
    search: search === null ? null : readSearch(search),
  };
}

export type QuoteListQuery = ReturnType<typeof readQuoteListQuery>;

type QuoteConditions = Omit<QuoteListQuery, 'limit' | 'offset' | 'sort'>;

export function quoteFilters(
  { status, payment, job, since, before, search }: QuoteConditions,
  filters = new Filters(),
): Filters {
  const isDeleted = status === deletedFilter;
  filters
    .and(isDeleted ? 'quote.deleted_at IS NOT NULL' : 'quote.deleted_at IS NULL')
    .where(isDeleted ? null : status, (placeholder) => `quote.status = ${placeholder}`)
    .where(payment, (placeholder) => `quote.deposit_state = ${placeholder}`)
    .where(job, (placeholder) => `quote.top_id IN (SELECT top_id FROM job_top WHERE job_id = ${placeholder})`)
    .where(since, (at) => `quote.created_at >= ${at}`)
    .where(before, (at) => `quote.created_at < ${at}`);
  return search ? filters.and(matchesQuoteSql(filters, search)) : filters;
}
