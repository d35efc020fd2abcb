import { Injectable } from '@nestjs/common';
import { Pictures } from '../../images/index';
import { ObjectStorage } from '../../platform/storage/object-storage';
import type { PreviewItem } from '../catalogue-item';
import { uploadedFiles } from '../reading/read-color-images';
import { sourceInvalid } from '../source-refusal';
import type { PreviewSource } from '../sources/preview-source';
import { checkPicture } from './check-picture';

/** Looks into the storage at once. */
const atOnce = 8;

/** Brings the uploaded pictures of Preview's colours along. */
@Injectable()
export class PictureCopier {
  constructor(
    private readonly storage: ObjectStorage,
    private readonly pictures: Pictures,
  ) {}

  /**
   * Keeps what is not kept here yet. A file is called by what is in it, and is of no harm without a row that names it.
   * @param tell is told how many files of how many are here
   * @returns how many pictures came along
   * @throws AppError `migration/source-unreachable`, `migration/source-invalid` where a file is none of our pictures
   */
  async copy(
    source: PreviewSource,
    items: readonly PreviewItem[],
    tell: (done: number, total: number) => void,
  ): Promise<number> {
    const pictures = items.flatMap(({ fields }) => uploadedFiles(fields));
    const missing = await this.missingOf([...new Set(pictures.flat())]);
    const wanted = new Set(missing);
    const came = new Set(
      pictures.filter((files) => files.some((name) => wanted.has(name))).map(([name]) => name),
    );
    tell(0, missing.length);
    if (missing.length) {
      for await (const file of source.files(missing)) {
        if (!wanted.delete(file.name)) continue;
        const problem = await checkPicture(this.pictures, file);
        if (problem) throw sourceInvalid([{ field: `images/${file.name}`, message: problem }]);
        await this.storage.put(`images/${file.name}`, file.content);
        tell(missing.length - wanted.size, missing.length);
      }
    }
    const [lost] = wanted;
    if (lost)
      throw sourceInvalid([{ field: `images/${lost}`, message: 'is not among the pictures of Preview' }]);
    return came.size;
  }

  private async missingOf(names: readonly string[]): Promise<string[]> {
    const missing: string[] = [];
    for (let from = 0; from < names.length; from += atOnce) {
      const some = names.slice(from, from + atOnce);
      const there = await Promise.all(some.map((name) => this.storage.exists(`images/${name}`)));
      missing.push(...some.filter((_, index) => !there[index]));
    }
    return missing;
  }
}
