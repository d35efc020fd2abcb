import { apiQuery, mutationDefaults, queryDefaults } from '@app/web-client';
import { QueryClient, type QueryKey } from '@tanstack/react-query';

/** The one exception: thicknesses are retried 3 times, 1 s apart (specification §7). */
export const thicknessRetry = { retry: 3, retryDelay: 1_000 } as const;

/** A query's key is its path (specification §7). */
const fetchByKey = <T>({ queryKey, signal }: { queryKey: QueryKey; signal: AbortSignal }) =>
  apiQuery<T>(queryKey.join('/'), signal);

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: { queries: { ...queryDefaults, queryFn: fetchByKey }, mutations: mutationDefaults },
  });
