/** The fields of a query result that we use. */
export interface LoadedQuery<T> {
  data: T | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

export type LoadState<T> =
  | { kind: 'loading' }
  | { kind: 'failed'; error: Error; retry: () => void }
  /** `refresh` loads the data again; until then the current data stays. */
  | { kind: 'ready'; data: T; refresh: () => void };

/** For optional data, which is not shown after a failure. */
export const optionalData = <T>({ data }: LoadedQuery<T>): T | undefined => data;

/** A query's state as a screen shows it. A retry after a failure counts as loading. */
export function toLoadState<T>({ data, error, isFetching, refetch }: LoadedQuery<T>): LoadState<T> {
  const refresh = () => void refetch();
  if (data !== undefined) return { kind: 'ready', data, refresh };
  return error && !isFetching ? { kind: 'failed', error, retry: refresh } : { kind: 'loading' };
}
