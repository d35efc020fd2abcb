import { apiQuery } from '@app/web-client';
import { useQuery } from '@tanstack/react-query';

interface QueryOptions {
  /** Not asked while false, as long as something is missing to ask with. */
  isEnabled?: boolean;
  /** Asked again so often, as long as the page is looked at. */
  refreshMs?: number;
}

/** What the API says at an address. Asked again when staff have changed anything, see use-admin-mutation.ts. */
export const useAdminQuery = <T>(path: string, { isEnabled = true, refreshMs }: QueryOptions = {}) =>
  useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => apiQuery<T>(path, signal),
    enabled: isEnabled,
    refetchInterval: refreshMs ?? false,
  });
