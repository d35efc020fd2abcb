import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Pictures, readPictureName } from '../../images';
import { ObjectStorage } from '../../platform/storage/object-storage';
import type { PreviewItem } from './catalogue-item';
import { sourceInvalid, type PreviewFile, type PreviewSource } from './preview/preview-source';
import { uploadedFiles } from './preview/read-color-images';

const widest = 10_000;
const isAvif = (content: Buffer) => /^ftypavif/.test(content.toString('latin1', 4, 12));

/**
 * What is wrong with a file that is said to be one of our pictures; null: nothing. Its name is the digest of its content.
 * JPEGs are decoded to the end; of AVIFs, whose decoder nothing from outside reaches here, only the head is looked at.
 */
export async function checkPicture(
  pictures: Pictures,
  { name, content }: PreviewFile,
): Promise<string | null> {
  const said = readPictureName(name);
  if (!said) return 'is not the name of a picture';
  if (createHash('sha256').update(content).digest('hex') !== said.digest)
    return 'has another content than its name says';
  if (said.format === 'avif') return isAvif(content) ? null : 'is not an AVIF';
  const drawn = await pictures.redraw(content, widest).catch(() => null);
  if (!drawn) return 'is not a JPEG that can be read';
  return drawn.width === said.width ? null : 'has another width than its name says';
}

const folder = 'images/';

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
    const keys = await this.storage.missing([...new Set(pictures.flat())].map((name) => folder + name));
    const missing = keys.map((key) => key.slice(folder.length));
    const wanted = new Set(missing);
    const came = new Set(
      pictures.filter((files) => files.some((name) => wanted.has(name))).map(([name]) => name),
    );
    tell(0, missing.length);
    if (missing.length) {
      for await (const file of source.files(missing)) {
        if (!wanted.delete(file.name)) continue;
        const problem = await checkPicture(this.pictures, file);
        if (problem) throw sourceInvalid([{ field: folder + file.name, message: problem }]);
        await this.storage.put(folder + file.name, file.content);
        tell(missing.length - wanted.size, missing.length);
      }
    }
    const [lost] = wanted;
    if (lost)
      throw sourceInvalid([{ field: folder + lost, message: 'is not among the pictures of Preview' }]);
    return came.size;
  }
}
