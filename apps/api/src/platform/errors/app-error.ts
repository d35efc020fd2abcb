import { errorCatalogue, type ErrorCode, type ErrorDetails } from '@app/contracts';

/** A failure with a place in the error catalogue: code throws this, the one filter makes the reply (D12). */
export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly details?: ErrorDetails,
  ) {
    super(errorCatalogue[code].sentence);
    this.name = 'AppError';
  }

  get status(): number {
    return errorCatalogue[this.code].status;
  }
}

/** Invalid input at one field. */
export const fieldError = (code: ErrorCode, field: string, message: string) =>
  new AppError(code, { fields: [{ field, message }] });
