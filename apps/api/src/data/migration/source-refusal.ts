import type { ErrorCode, FieldError } from '@app/contracts';
import { AppError } from '../../platform/errors/app-error';

/** More are not told at once. */
const mostTold = 20;

/** Preview is not what a migration can be made from: what is wrong, and where. */
export const sourceInvalid = (problems: readonly FieldError[]) =>
  refusal('migration/source-invalid', problems);

/** Preview, or some of its pictures, cannot be read now. */
export const sourceUnreachable = (where: string, why: string) =>
  refusal('migration/source-unreachable', [{ field: where, message: why }]);

const refusal = (code: ErrorCode, problems: readonly FieldError[]) =>
  new AppError(code, { fields: problems.slice(0, mostTold) });
