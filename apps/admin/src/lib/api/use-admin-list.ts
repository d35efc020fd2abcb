import { pageSizes } from '@app/contracts';
import { apiList, type ListPage } from '@app/web-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useUrlState } from '../use-url-state';

/** Understood by every list (D33); a page may pass on more. */
const listParams = ['page', 'search', 'status', 'sort'] as const;

interface ListOptions {
  /** Further parameters of the page's address to pass on, such as 'materialId'. */
  params?: readonly string[];
  /** Parameters that do not depend on the address. */
  fixed?: Readonly<Record<string, string>>;
  pageSize?: number;
  isEnabled?: boolean;
  /** Polling interval while the page is visible. */
  refreshMs?: number;
}

export interface AdminList<Row> {
  /** undefined: not loaded yet. */
  rows: readonly Row[] | undefined;
  /** Rows on all pages: a number, or '10000+'. */
  total: string | undefined;
  page: number;
  pageSize: number;
  isRefreshing: boolean;
  error: Error | null;
  retry: () => void;
}

/** Reads page, search, status and sort from the page's address (D28, D33). */
export function useAdminList<Row>(path: string, options: ListOptions = {}): AdminList<Row> {
  const { params = [], fixed, pageSize = pageSizes.default, isEnabled = true, refreshMs } = options;
  const url = useUrlState();
  const request = url.pick([...listParams, ...params], fixed);
  if (pageSize !== pageSizes.default) request.set('pageSize', String(pageSize));
  const query = request.toString();
  const list = useQuery({
    queryKey: [path, query],
    queryFn: ({ signal }): Promise<ListPage<Row>> => apiList<Row>(query ? `${path}?${query}` : path, signal),
    placeholderData: keepPreviousData,
    enabled: isEnabled,
    refetchInterval: refreshMs ?? false,
  });
  return {
    rows: list.data?.rows,
    total: list.data?.total,
    page: Math.max(1, Number(url.get('page')) || 1),
    pageSize,
    isRefreshing: list.isFetching && list.data !== undefined,
    error: list.error,
    retry: () => void list.refetch(),
  };
}
