/** What a query of the query library tells of itself. */
export interface LoadedQuery<T> {
  data: T | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

export type LoadState<T> =
  | { kind: 'loading' }
  | { kind: 'failed'; error: Error; retry: () => void }
  /** `refresh` asks again; what is shown stays until the answer is there. */
  | { kind: 'ready'; data: T; refresh: () => void };

/** A query as a screen shows it. Asked again after a failure it is loading. */
export function toLoadState<T>({ data, error, isFetching, refetch }: LoadedQuery<T>): LoadState<T> {
  const refresh = () => void refetch();
  if (data !== undefined) return { kind: 'ready', data, refresh };
  return error && !isFetching ? { kind: 'failed', error, retry: refresh } : { kind: 'loading' };
}
