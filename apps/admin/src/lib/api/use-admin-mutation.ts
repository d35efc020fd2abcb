import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showFailure, type FailureText } from './show-failure';
import { refreshStale, type Changes } from './stale-data';

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
