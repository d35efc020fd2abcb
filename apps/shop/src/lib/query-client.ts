import { apiQuery, mutationDefaults, queryDefaults } from '@app/web-client';
import { QueryClient, type QueryKey } from '@tanstack/react-query';

/** A query's key is its path (specification §7). */
const fetchByKey = <T>({ queryKey, signal }: { queryKey: QueryKey; signal: AbortSignal }) =>
  apiQuery<T>(queryKey.join('/'), signal);

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: { queries: { ...queryDefaults, queryFn: fetchByKey }, mutations: mutationDefaults },
  });
