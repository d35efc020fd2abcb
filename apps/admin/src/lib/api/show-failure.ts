import { showToast } from '@app/ui';
import { ApiError, isApiError } from '@app/web-client';
import { isSignedOut } from './create-query-client';

/** A text of the specification, or that text only where the API has no sentence of its own (deletions). */
export type FailureText = string | { unlessSaid: string };

export const sentenceOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.body?.error : undefined;

/**
 * Says in a toast that a change failed, with the API's sentence unless there is more to tell. A lost session has its own
 * toast, see session/session.ts.
 */
export function showFailure(error: unknown, failure: FailureText, detail?: string): void {
  if (isSignedOut(error)) return;
  const said = detail || sentenceOf(error);
  showToast(
    typeof failure === 'string'
      ? { title: failure, description: said, tone: 'bad' }
      : { title: said ?? failure.unlessSaid, tone: 'bad' },
  );
}

/** Whether the API itself said no. 'Unavailable' comes from whoever waits for it in between. */
export const isAnswered = (error: unknown): boolean =>
  error instanceof ApiError && error.body !== null && !isApiError(error, 'server/unavailable');
