import type { MigrationSource } from '@app/contracts';
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
