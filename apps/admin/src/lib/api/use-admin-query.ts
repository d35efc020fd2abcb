import { apiQuery } from '@app/web-client';
import { useQuery } from '@tanstack/react-query';

interface QueryOptions<T> {
  /** Not asked while false, as long as something is missing to ask with. */
  isEnabled?: boolean;
  /** Asked again so often, as long as the page is looked at; or as what it said last is about to change. */
  refreshMs?: number | ((data: T) => number | false);
}

/** What the API says at an address. Asked again when staff have changed what it is about, see stale-data.ts. */
export const useAdminQuery = <T>(path: string, { isEnabled = true, refreshMs }: QueryOptions<T> = {}) =>
  useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => apiQuery<T>(path, signal),
    enabled: isEnabled,
    refetchInterval: ({ state }) =>
      typeof refreshMs === 'function'
        ? state.data !== undefined && refreshMs(state.data)
        : (refreshMs ?? false),
  });
