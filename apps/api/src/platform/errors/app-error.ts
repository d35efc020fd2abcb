import { errorCatalogue, type ErrorCode, type ErrorDetails } from '@app/contracts';

/** An error from the catalogue; `ErrorFilter` turns it into the response (D12). */
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

export const fieldError = (code: ErrorCode, field: string, message: string) =>
  new AppError(code, { fields: [{ field, message }] });
