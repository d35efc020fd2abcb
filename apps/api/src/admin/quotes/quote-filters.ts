import {
  deletedQuotes,
  paymentFilters,
  quoteStatuses,
  type PaymentFilter,
  type QuoteStatus,
} from '@app/contracts';
import { readDays, type Period } from '../../platform/lists/read-days';
import { readChoice } from '../../platform/lists/read-filter';
import { readListQuery, type WantedList } from '../../platform/lists/read-list-query';
import { readQuoteSearch, type QuoteSearch } from './read-quote-search';

export const quoteSorts = ['created', 'total', 'reference', 'status'] as const;
export type QuoteSort = (typeof quoteSorts)[number];

/** What the address of the list takes. */
export const quoteListRules = { statuses: [...quoteStatuses, deletedQuotes], sorts: quoteSorts } as const;

/** Which quotes are wanted; null: whatever it is. */
export interface QuoteFilters extends Period {
  /** Null: all that were not deleted. */
  status: QuoteStatus | typeof deletedQuotes | null;
  payment: PaymentFilter | null;
  search: QuoteSearch | null;
}

/** A page of the list, as it is asked for. */
export interface WantedQuotes {
  filters: QuoteFilters;
  sort: WantedList<string, QuoteSort>['sort'];
  limit: number;
  offset: number;
}

/** @throws AppError `request/invalid`, naming what is not understood */
export function readQuoteList(query: Readonly<Record<string, unknown>>): WantedQuotes {
  const { limit, offset, search, status, sort } = readListQuery(query, quoteListRules);
  return {
    filters: {
      status,
      payment: readChoice(query, 'payment', paymentFilters),
      ...readDays(query),
      search: search === null ? null : readQuoteSearch(search),
    },
    sort,
    limit,
    offset,
  };
}
