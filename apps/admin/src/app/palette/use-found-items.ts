import {
  catalogueKinds,
  paths,
  type AdminInquiry,
  type AdminItem,
  type AdminOrderLine,
  type CatalogueKind,
} from '@app/contracts';
import { useDebounced } from '@app/ui';
import { apiQuery } from '@app/web-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { toOpenValue } from '../../features/inquiries/open-inquiry';
import { contactOf } from '../../features/orders/quote-text';
import { lineStateOf } from '../../features/orders/line-state';
import { itemParam, orderPath } from '../../lib/use-url-state';
import { adminPages } from '../pages';
import { paletteText as text } from './palette-text';

export interface FoundItem {
  id: string;
  label: string;
  detail: string;
  href: string;
}

const nothing = { orders: [], inquiries: [], catalogue: [] };

const shownOfEach = 5;
const minSearchLength = 2;
const typingPauseMs = 200;

/** Finds orders and inquiries through their lists' search, and catalogue items of all five kinds by name. */
export function useFoundItems(typed: string, mayFind = true) {
  const words = useDebounced(typed.trim(), typingPauseMs);
  const isEnabled = mayFind && words.length >= minSearchLength;
  const search = useQuery({
    queryKey: ['palette', words],
    queryFn: async ({ signal }) => {
      const query = new URLSearchParams({ search: words, pageSize: String(shownOfEach) }).toString();
      const ask = async <Row>(path: string, toFound: (row: Row) => FoundItem) =>
        (await apiQuery<Row[]>(`${path}?${query}`, signal)).map(toFound);
      const [orders, inquiries, ...lists] = await Promise.all([
        ask(paths.adminOrders, ofOrder),
        ask(paths.adminInquiries, ofInquiry),
        ...catalogueKinds.map((kind) => ask<AdminItem>(paths.adminItems(kind), (row) => ofItem(kind, row))),
      ]);
      return { orders, inquiries, catalogue: lists.flat() };
    },
    enabled: isEnabled,
    placeholderData: keepPreviousData,
  });
  return {
    found: (isEnabled && search.data) || nothing,
    isSearching: isEnabled && search.isFetching,
    hasFailed: isEnabled && search.isError,
  };
}

const addressOf = (path: string, id: number | string) => `${path}?${itemParam}=${encodeURIComponent(id)}`;

const ofOrder = (line: AdminOrderLine): FoundItem => ({
  id: `order-${line.id}`,
  label: [line.reference, contactOf(line)[0]].filter(Boolean).join(' '),
  detail: lineStateOf(line).words,
  href: line.kind === 'order' ? orderPath(line.id) : addressOf('/', line.id),
});

const ofInquiry = (inquiry: AdminInquiry): FoundItem => ({
  id: toOpenValue(inquiry),
  label: inquiry.name,
  detail: inquiry.company ?? inquiry.email,
  href: addressOf('/inquiries', toOpenValue(inquiry)),
});

const ofItem = (kind: CatalogueKind, row: AdminItem): FoundItem => ({
  id: `${kind}-${row.id}`,
  label: 'displayName' in row ? row.displayName : row.name,
  detail: [
    'materialName' in row ? row.materialName : adminPages.find(({ path }) => path === `/${kind}`)?.label,
    !row.isActive && text.inactive,
  ]
    .filter(Boolean)
    .join(', '),
  href: addressOf(`/${kind}`, row.id),
});
