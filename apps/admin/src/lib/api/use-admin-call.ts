import { apiQuery } from '@app/web-client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FailureText, showFailure } from './show-failure';
import { type Changes, refreshStale } from './stale-data';

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

interface AdminMutation<Variables, Result> {
  run: (variables: Variables) => Promise<Result>;
  /** What is asked for again afterwards, whatever came of it: it may have been done all the same, or by somebody else. */
  changes: Changes;
  /**
   * The toast on failure: the specification's text with the API's own sentence below it, or that sentence alone
   * with the text for when there is none (`unlessSaid`). Left out where the caller says what went wrong.
   */
  failure?: FailureText;
  onDone?: (result: Result, variables: Variables) => void;
}

export function useAdminMutation<Result, Variables = void>({
  run,
  changes,
  failure,
  onDone,
}: AdminMutation<Variables, Result>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: (result, variables) => {
      refreshStale(client, changes);
      onDone?.(result, variables);
    },
    onError: (error) => {
      refreshStale(client, changes);
      if (failure) showFailure(error, failure);
    },
  });
}

/** To the letter of the specification §8. */
export const apiText = {
  signedOut: 'Unauthorized',
  signedOutDetail: 'You are logged out. Logging in again...',
  createFailed: 'Failed to create item.',
  updateFailed: 'Failed to update item.',
  statusFailed: 'Failed to update status.',
  restoreFailed: 'Failed to restore item.',
  deleteFailed: 'Failed to delete item.',
} as const;
