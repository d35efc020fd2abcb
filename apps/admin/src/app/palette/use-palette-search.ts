import {
  catalogueKinds,
  paths,
  type AdminInquiry,
  type AdminItem,
  type AdminOrderRow,
  type CatalogueKind,
  type PersonMatch,
} from '@app/contracts';
import { useDebounced } from '@app/ui';
import { apiList } from '@app/web-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { toInquiryItemId } from '../../features/inquiries/inquiry-item-id';
import { contactDetailsOf } from '../../features/orders/quote-text';
import { rowStatusOf } from '../../features/orders/row-status';
import { toPerson } from '../../features/people/person-link';
import { useSearchSuggestion } from '../../lib/page';
import { itemParam, orderPath } from '../../lib/use-url-state';
import { adminPages } from '../pages';
import { paletteText as text } from './palette-text';

export interface PaletteResult {
  id: string;
  label: string;
  detail: string;
  href: string;
  state?: unknown;
}

interface SearchResults {
  results: PaletteResult[];
  /** Rows on all pages: a number, or '10000+'; null: all are shown. */
  total: string | null;
}

const nothing: SearchResults = { results: [], total: null };
const noResults = { orders: nothing, people: nothing, inquiries: nothing, catalogue: nothing };

const resultsPerGroup = 5;
const minSearchLength = 2;
const typingPauseMs = 200;

/** Searches with the same calls as the pages of orders, customers, inquiries and the five catalogue kinds. */
export function usePaletteSearch(input: string, enabled = true) {
  const debouncedSearch = useDebounced(input.trim(), typingPauseMs);
  const canSearch = enabled && debouncedSearch.length >= minSearchLength;
  const search = useQuery({
    queryKey: ['palette', debouncedSearch],
    queryFn: async ({ signal }) => {
      const query = new URLSearchParams({
        search: debouncedSearch,
        pageSize: String(resultsPerGroup),
      }).toString();
      const fetchResults = async <Row>(
        path: string,
        toResult: (row: Row) => PaletteResult,
      ): Promise<SearchResults> => {
        const { rows, total } = await apiList<Row>(`${path}?${query}`, signal);
        return { results: rows.map(toResult), total: total === String(rows.length) ? null : total };
      };
      const [orders, people, inquiries, ...lists] = await Promise.all([
        fetchResults(paths.adminOrders, orderResult),
        fetchResults(paths.people, personResult),
        fetchResults(paths.adminInquiries, inquiryResult),
        ...catalogueKinds.map((kind) =>
          fetchResults<AdminItem>(paths.adminItems(kind), (row) => itemResult(kind, row)),
        ),
      ]);
      const catalogue = { results: lists.flatMap(({ results }) => results), total: null };
      return { orders, people, inquiries, catalogue };
    },
    enabled: canSearch,
    placeholderData: keepPreviousData,
  });
  const results = (canSearch && search.data) || noResults;
  const suggestion = useSearchSuggestion(
    debouncedSearch,
    canSearch && search.data && !search.isPlaceholderData
      ? Object.values(results).flatMap((group) => group.results).length
      : undefined,
  );
  return {
    results,
    search: debouncedSearch,
    suggestion,
    isSearching: canSearch && search.isFetching,
    hasFailed: canSearch && search.isError,
  };
}

const itemHref = (path: string, id: number | string) => `${path}?${itemParam}=${encodeURIComponent(id)}`;

const orderResult = (row: AdminOrderRow): PaletteResult => ({
  id: `order-${row.id}`,
  label: [row.reference, contactDetailsOf(row)[0]].filter(Boolean).join(' '),
  detail: rowStatusOf(row).label,
  href: row.kind === 'order' ? orderPath(row.id) : itemHref('/', row.id),
});

const personResult = ({ key, names, emails, phones }: PersonMatch): PaletteResult => ({
  id: `person-${key}`,
  label: names[0] ?? key,
  detail: emails[0] ?? phones[0] ?? '',
  ...toPerson(key),
});

const inquiryResult = (inquiry: AdminInquiry): PaletteResult => ({
  id: toInquiryItemId(inquiry),
  label: inquiry.name,
  detail: inquiry.company ?? inquiry.email,
  href: itemHref('/inquiries', toInquiryItemId(inquiry)),
});

const itemResult = (kind: CatalogueKind, row: AdminItem): PaletteResult => ({
  id: `${kind}-${row.id}`,
  label: 'displayName' in row ? row.displayName : row.name,
  detail: [
    'materialName' in row ? row.materialName : adminPages.find(({ path }) => path === `/${kind}`)?.label,
    !row.isActive && text.inactive,
  ]
    .filter(Boolean)
    .join(', '),
  href: itemHref(`/${kind}`, row.id),
});
