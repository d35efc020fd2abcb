import { showToast } from '@app/ui';
import { ApiError, isApiError } from '@app/web-client';
import { isSignedOut } from './create-query-client';

/** A text of the specification; `unlessSaid` only if the API gives no reason (deletions). */
export type FailureText = string | { unlessSaid: string };

export const sentenceOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.body?.error : undefined;

/**
 * Shows a toast with the API's sentence, unless `detail` is given. An ended session has its own toast, see
 * session/session.ts.
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

/** Whether the API itself refused. 'Unavailable' comes from a proxy in between. */
export const isAnswered = (error: unknown): boolean =>
  error instanceof ApiError && error.body !== null && !isApiError(error, 'server/unavailable');
