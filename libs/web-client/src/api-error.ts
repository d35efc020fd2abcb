import type { ErrorCode, ErrorResponse } from '@app/contracts';

/** The API answered with an error. `message` is as in specification §8. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    message: string,
    readonly status: number,
    readonly body: ErrorResponse | null,
  ) {
    super(message);
  }
}

/** Whether an error has one of these codes. */
export const isApiError = (error: unknown, ...codes: ErrorCode[]): error is ApiError =>
  error instanceof ApiError && codes.some((code) => error.body?.code === code);

/** The API's explanation of 'too many requests'; null for any other error. */
export const rateLimitMessage = (error: unknown): string | null =>
  error instanceof ApiError && error.status === 429 ? (error.body?.error ?? null) : null;

/** Parses the API's error format; null for anything else, such as a proxy's error page. */
export function toErrorResponse(text: string): ErrorResponse | null {
  try {
    const value: unknown = JSON.parse(text);
    return isErrorResponse(value) ? value : null;
  } catch {
    return null;
  }
}

/** Checks only the format. A check of the code would need all error messages, which visitors should not load. */
function isErrorResponse(value: unknown): value is ErrorResponse {
  if (typeof value !== 'object' || value === null) return false;
  const { error, code, requestId } = value as Partial<Record<keyof ErrorResponse, unknown>>;
  return (
    typeof error === 'string' &&
    typeof code === 'string' &&
    /^[a-z]+\/[a-z-]+$/.test(code) &&
    typeof requestId === 'string'
  );
}
