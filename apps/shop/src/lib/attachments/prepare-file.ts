import { text } from './queue-text';
import { isPicture, isWithinSize } from './choose-files';
import { shrinkPicture } from './shrink-picture';

/** A file as it is to be sent, or why it cannot be. */
export type Prepared = { file: File } | { problem: string };

/** Pictures are made smaller; where that breaks they are only slower to send. */
export async function prepareFile(original: File): Promise<Prepared> {
  const file = isPicture(original) ? await shrinkPicture(original).catch(() => original) : original;
  if (!file) return { problem: text.unreadable(original.name) };
  return isWithinSize(file) ? { file } : { problem: text.tooLarge([original.name]) };
}
