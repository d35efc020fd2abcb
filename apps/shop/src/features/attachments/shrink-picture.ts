import { drawPicture, jpegName, openPicture } from '@app/ui';
import { isPicture, isWithinSize } from './choose-files';
import { text } from './queue-text';

const maxSidePx = 2_400;
/** A picture within that size is sent unchanged if its file is no larger than this. */
const maxUnchangedBytes = 1.5 * 1024 * 1024;
const jpegQuality = 0.85;

/**
 * A photo for upload: upright, longest side at most 2400 px, JPEG. A phone's photo has ten times the bytes we need.
 * null: the browser cannot decode it.
 */
export async function shrinkPicture(file: File): Promise<File | null> {
  const picture = await openPicture(file).catch(() => null);
  if (!picture) return null;
  try {
    const isSmall = Math.max(picture.width, picture.height) <= maxSidePx;
    if (isSmall && file.size <= maxUnchangedBytes) return file;
    const canvas = drawPicture(picture, maxSidePx);
    const blob = await new Promise<Blob | null>((resolve) =>
      canvas ? canvas.toBlob(resolve, 'image/jpeg', jpegQuality) : resolve(null),
    );
    if (!blob || (isSmall && blob.size >= file.size)) return file;
    return new File([blob], jpegName(file.name), { type: blob.type });
  } finally {
    picture.close();
  }
}

/** A file ready for upload, or why it cannot be sent. */
export type PreparedFile = { file: File } | { problem: string };

/** If shrinking fails, the original is sent. */
export async function prepareFile(original: File): Promise<PreparedFile> {
  const file = isPicture(original) ? await shrinkPicture(original).catch(() => original) : original;
  if (!file) return { problem: text.unreadable(original.name) };
  return isWithinSize(file) ? { file } : { problem: text.tooLarge([original.name]) };
}
