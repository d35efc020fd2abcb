import { ApiError, type LoadState, toLoadState } from '@app/web-client';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';

export type StateById<T> = LoadState<T> | { kind: 'not-found' };

/** Loads a resource by its id or token; does not request it if that is malformed. */
export function useById<T>(
  path: string,
  isValidId: boolean,
  options?: Pick<UseQueryOptions<T>, 'refetchInterval'>,
): StateById<T> {
  const query = useQuery<T>({ queryKey: [path], enabled: isValidId, ...options });
  const { error, isFetching } = query;
  const isMissing = error instanceof ApiError && error.status === 404 && !isFetching;
  return isValidId && !isMissing ? toLoadState(query) : { kind: 'not-found' };
}
