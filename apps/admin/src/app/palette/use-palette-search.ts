import {
  catalogueKinds,
  paths,
  type AdminInquiry,
  type AdminItem,
  type AdminOrderRow,
  type CatalogueKind,
} from '@app/contracts';
import { useDebounced } from '@app/ui';
import { apiQuery } from '@app/web-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { toInquiryItemId } from '../../features/inquiries/inquiry-item-id';
import { contactDetailsOf } from '../../features/orders/quote-text';
import { rowStatusOf } from '../../features/orders/row-status';
import { itemParam, orderPath } from '../../lib/use-url-state';
import { adminPages } from '../pages';
import { paletteText as text } from './palette-text';

export interface PaletteResult {
  id: string;
  label: string;
  detail: string;
  href: string;
}

const noResults = { orders: [], inquiries: [], catalogue: [] };

const resultsPerGroup = 5;
const minSearchLength = 2;
const typingPauseMs = 200;

/** Searches orders and inquiries with their list endpoints, and the five catalogue kinds by name. */
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
      const fetchResults = async <Row>(path: string, toResult: (row: Row) => PaletteResult) =>
        (await apiQuery<Row[]>(`${path}?${query}`, signal)).map(toResult);
      const [orders, inquiries, ...lists] = await Promise.all([
        fetchResults(paths.adminOrders, orderResult),
        fetchResults(paths.adminInquiries, inquiryResult),
        ...catalogueKinds.map((kind) =>
          fetchResults<AdminItem>(paths.adminItems(kind), (row) => itemResult(kind, row)),
        ),
      ]);
      return { orders, inquiries, catalogue: lists.flat() };
    },
    enabled: canSearch,
    placeholderData: keepPreviousData,
  });
  return {
    results: (canSearch && search.data) || noResults,
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
