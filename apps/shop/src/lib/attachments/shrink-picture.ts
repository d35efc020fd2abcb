import { drawPicture, jpegName, openPicture } from '@app/ui';
import { text } from './queue-text';
import { isPicture, isWithinSize } from './choose-files';

/** Enough to read a tape measure on a photograph of a whole wall. */
const longestSidePx = 2_400;
/** A picture of such a size, and no heavier than this, goes as it is. */
const lightBytes = 1.5 * 1024 * 1024;
const jpegQuality = 0.85;

/**
 * A photograph as it is to be sent: upright, its longest side at most 2400 px, as JPEG. A telephone makes ten times the
 * bytes that anybody needs to see a wall, and its line is slow. null: the browser cannot read it as a picture.
 */
export async function shrinkPicture(file: File): Promise<File | null> {
  const picture = await openPicture(file).catch(() => null);
  if (!picture) return null;
  try {
    const isSmall = Math.max(picture.width, picture.height) <= longestSidePx;
    if (isSmall && file.size <= lightBytes) return file;
    const canvas = drawPicture(picture, longestSidePx);
    const blob = await new Promise<Blob | null>((resolve) =>
      canvas ? canvas.toBlob(resolve, 'image/jpeg', jpegQuality) : resolve(null),
    );
    if (!blob || (isSmall && blob.size >= file.size)) return file;
    return new File([blob], jpegName(file.name), { type: blob.type });
  } finally {
    picture.close();
  }
}

/** A file as it is to be sent, or why it cannot be. */
export type Prepared = { file: File } | { problem: string };

/** Pictures are made smaller; where that breaks they are only slower to send. */
export async function prepareFile(original: File): Promise<Prepared> {
  const file = isPicture(original) ? await shrinkPicture(original).catch(() => original) : original;
  if (!file) return { problem: text.unreadable(original.name) };
  return isWithinSize(file) ? { file } : { problem: text.tooLarge([original.name]) };
}
