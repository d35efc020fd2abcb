import { ApiError, type LoadState, toLoadState } from '@app/web-client';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';

export type StateById<T> = LoadState<T> | { kind: 'not-found' };

/** A resource at a path with an id or token; a malformed one is not requested. */
export function useById<T>(
  path: string,
  isId: boolean,
  options?: Pick<UseQueryOptions<T>, 'refetchInterval'>,
): StateById<T> {
  const query = useQuery<T>({ queryKey: [path], enabled: isId, ...options });
  const { error, isFetching } = query;
  const isMissing = error instanceof ApiError && error.status === 404 && !isFetching;
  return isId && !isMissing ? toLoadState(query) : { kind: 'not-found' };
}
