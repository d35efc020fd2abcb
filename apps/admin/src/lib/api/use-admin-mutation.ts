import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshAll } from './refresh-all';
import { showFailure, type FailureText } from './show-failure';

interface AdminMutation<Variables, Result> {
  run: (variables: Variables) => Promise<Result>;
  /**
   * The toast on failure: the specification's text with the API's own sentence below it, or that sentence alone
   * with the text for when there is none (`unlessSaid`). Left out where the caller says what went wrong.
   */
  failure?: FailureText;
  onDone?: (result: Result, variables: Variables) => void;
}

/** A call that changes something: afterwards, whatever came of it, everything on the screen is asked for again. */
export function useAdminMutation<Result, Variables = void>({
  run,
  failure,
  onDone,
}: AdminMutation<Variables, Result>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: (result, variables) => {
      refreshAll(client);
      onDone?.(result, variables);
    },
    onError: (error) => {
      // It may have been done all the same, or by somebody else before.
      refreshAll(client);
      if (failure) showFailure(error, failure);
    },
  });
}
