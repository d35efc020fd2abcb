import { errorCatalogue, type ErrorCode } from '@app/contracts';
import { AppError } from '../platform/errors/app-error';

/** An error that says which of several files it is about. */
export const refusalOf = (code: ErrorCode, name: string): AppError =>
  new AppError(code, { fields: [{ field: 'files', message: `${name}: ${errorCatalogue[code].sentence}` }] });
