import { ApiError, isApiError } from '@app/web-client';

/** Whether the API itself said no. 'Unavailable' comes from whoever waits for it in between. */
export const isAnswered = (error: unknown): boolean =>
  error instanceof ApiError && error.body !== null && !isApiError(error, 'server/unavailable');
