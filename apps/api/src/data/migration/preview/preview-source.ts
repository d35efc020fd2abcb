import type { ErrorCode, FieldError, MigrationSource } from '@app/contracts';
import { AppError } from '../../../platform/errors/app-error';
import type { PreviewItem } from '../catalogue-item';

/** A file of Preview's pictures. */
export interface PreviewFile {
  name: string;
  content: Buffer;
}

/** Where Preview is (D34). Whatever it says has been checked when it comes from here. */
export abstract class PreviewSource {
  abstract readonly kind: MigrationSource;

  /** @throws AppError `migration/source-unreachable`, `migration/source-invalid` */
  abstract read(): Promise<PreviewItem[]>;

  /**
   * Files of uploaded pictures, by the names that `read` gave, in any order; what is in them is not checked.
   * @throws AppError `migration/source-unreachable`, `migration/source-invalid`
   */
  abstract files(names: readonly string[]): AsyncIterable<PreviewFile>;
}

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
