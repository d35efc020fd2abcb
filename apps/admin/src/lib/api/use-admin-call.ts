import { apiQuery } from '@app/web-client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FailureText, showErrorToast } from './show-error-toast';
import { type InvalidatedData, invalidateData } from './invalidate-data';

interface QueryOptions<T> {
  /** False until everything the request needs is known. */
  isEnabled?: boolean;
  /** Polling interval while the page is visible; a function derives it from the last response. */
  refreshMs?: number | ((data: T) => number | false);
}

/** Refetched when a change makes it stale, see invalidate-data.ts. */
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
  mutationFn: (variables: Variables) => Promise<Result>;
  /** Refetched on success and on failure: a failed request may have been carried out, or somebody else was first. */
  invalidates: InvalidatedData;
  /**
   * Toast on failure: this text above the API's sentence, or with `fallback` only if there is no such sentence.
   * Absent: the caller reports the failure.
   */
  failure?: FailureText;
  onSuccess?: (result: Result, variables: Variables) => void;
}

export function useAdminMutation<Result, Variables = void>({
  mutationFn,
  invalidates,
  failure,
  onSuccess,
}: AdminMutation<Variables, Result>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: (result, variables) => {
      invalidateData(client, invalidates);
      onSuccess?.(result, variables);
    },
    onError: (error) => {
      invalidateData(client, invalidates);
      if (failure) showErrorToast(error, failure);
    },
  });
}

/** Quoted from specification §8. */
export const apiText = {
  signedOut: 'Unauthorized',
  signedOutDetail: 'You are logged out. Logging in again...',
  createFailed: 'Failed to create item.',
  updateFailed: 'Failed to update item.',
  statusFailed: 'Failed to update status.',
  restoreFailed: 'Failed to restore item.',
  deleteFailed: 'Failed to delete item.',
} as const;
