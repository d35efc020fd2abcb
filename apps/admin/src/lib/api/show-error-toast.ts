import { showToast } from '@app/ui';
import { ApiError, isApiError } from '@app/web-client';
import { isSignedOut } from './create-query-client';

/** A text of the specification; `fallback` only if the API gives no reason (deletions). */
export type FailureText = string | { fallback: string };

export const apiErrorMessage = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.body?.error : undefined;

/**
 * Shows a toast with the API's sentence, unless `detail` is given. An ended session has its own toast, see
 * session/session.ts.
 */
export function showErrorToast(error: unknown, failure: FailureText, detail?: string): void {
  if (isSignedOut(error)) return;
  const reason = detail || apiErrorMessage(error);
  showToast(
    typeof failure === 'string'
      ? { title: failure, description: reason, tone: 'bad' }
      : { title: reason ?? failure.fallback, tone: 'bad' },
  );
}

/** Whether the error is a response of the API itself: 'unavailable' comes from a proxy. */
export const hasApiResponse = (error: unknown): boolean =>
  error instanceof ApiError && error.body !== null && !isApiError(error, 'server/unavailable');
