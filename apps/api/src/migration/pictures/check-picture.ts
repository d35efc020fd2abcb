import { createHash } from 'node:crypto';
import { readPictureName, type Pictures } from '../../images/index';
import type { PreviewFile } from '../sources/preview-source';

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
