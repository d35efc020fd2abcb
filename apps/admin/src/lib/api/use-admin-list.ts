import { pageSizes } from '@app/contracts';
import { apiList, type ListAnswer } from '@app/web-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useUrlState } from '../url/use-url-state';

/** What every list understands (D33); a page may pass on more of its address. */
const listParams = ['page', 'search', 'status', 'sort'] as const;

interface ListOptions {
  /** Further names in the page's address that go to the API as they are, such as 'materialId'. */
  params?: readonly string[];
  /** What the API is told besides, whatever the address says. */
  fixed?: Readonly<Record<string, string>>;
  pageSize?: number;
  isEnabled?: boolean;
  /** Asked again so often, as long as the page is looked at. */
  refreshMs?: number;
}

export interface AdminList<Row> {
  /** undefined while nothing has arrived yet. */
  rows: readonly Row[] | undefined;
  /** Rows in all pages: a number, or '10000+'. */
  total: string | undefined;
  page: number;
  pageSize: number;
  /** Old rows stand while new ones are on their way. */
  isRefreshing: boolean;
  error: Error | null;
  retry: () => void;
}

/** A list of the API, asked as the page's address says: page, search, status and sort (D28, D33). */
export function useAdminList<Row>(path: string, options: ListOptions = {}): AdminList<Row> {
  const { params = [], fixed, pageSize = pageSizes.usual, isEnabled = true, refreshMs } = options;
  const url = useUrlState();
  const asked = url.pick([...listParams, ...params], fixed);
  if (pageSize !== pageSizes.usual) asked.set('pageSize', String(pageSize));
  const query = asked.toString();
  const answer = useQuery({
    queryKey: [path, query],
    queryFn: ({ signal }): Promise<ListAnswer<Row>> =>
      apiList<Row>(query ? `${path}?${query}` : path, signal),
    placeholderData: keepPreviousData,
    enabled: isEnabled,
    refetchInterval: refreshMs ?? false,
  });
  return {
    rows: answer.data?.rows,
    total: answer.data?.total,
    page: Math.max(1, Number(url.get('page')) || 1),
    pageSize,
    isRefreshing: answer.isFetching && answer.data !== undefined,
    error: answer.error,
    retry: () => void answer.refetch(),
  };
}
