import type { ErrorCode, ErrorResponse } from '@app/contracts';

/** The API answered with an error. `message` is worded as in specification §8. */
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

/** Explains 'too many requests', as an immediate retry would not help. null for any other error. */
export const rateLimitMessage = (error: unknown): string | null =>
  error instanceof ApiError && error.status === 429 ? (error.body?.error ?? null) : null;

/** Parses the one error shape; null for a proxy's page and anything else. */
export function toErrorResponse(text: string): ErrorResponse | null {
  try {
    const value: unknown = JSON.parse(text);
    return isErrorResponse(value) ? value : null;
  } catch {
    return null;
  }
}

/** Checks the shape only: looking codes up would make every visitor load all error messages, staff's included. */
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
