import type { ErrorCode, ErrorResponse } from '@app/contracts';

/** The API answered, but not with success. `message` is a transport string of specification §8. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    message: string,
    readonly status: number,
    /** The answer in the one shape of every failure (D12); null where something else answered. */
    readonly body: ErrorResponse | null,
  ) {
    super(message);
  }
}

/** Whether a failure is one of these of the catalogue. */
export const isApiError = (error: unknown, ...codes: ErrorCode[]): error is ApiError =>
  error instanceof ApiError && codes.some((code) => error.body?.code === code);

/** Too many requests is worth explaining: trying again at once would not help. null for any other failure. */
export const tooManySentence = (error: unknown): string | null =>
  error instanceof ApiError && error.status === 429 ? (error.body?.error ?? null) : null;

/** Reads an answer as the one error shape; null for a proxy's page and anything else. */
export function toErrorResponse(text: string): ErrorResponse | null {
  try {
    const value: unknown = JSON.parse(text);
    return isErrorResponse(value) ? value : null;
  } catch {
    return null;
  }
}

/**
 * By its shape alone: to look a code up in the catalogue of errors, every visitor would load all its sentences, those
 * for staff included.
 */
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
