import type { ErrorResponse } from '@app/contracts';
import type { AppError } from './app-error';

/** The one shape of every failure (D12). */
export function toErrorResponse({ message, code, details }: AppError, requestId: string): ErrorResponse {
  return { error: message, code, ...(details && { details }), requestId };
}
