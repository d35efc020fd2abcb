import { attachmentLimits, attachmentTypes } from '@app/contracts';
import { text } from './queue-text';

interface Choice {
  taken: readonly File[];
  problem: string | null;
}

/**
 * The acceptable ones of the files that were picked or dropped. A picture may still be too large: it is shrunk before
 * its size is checked.
 */
export function chooseFiles(picked: readonly File[], chosenBefore: number): Choice {
  const room = Math.max(0, attachmentLimits.count - chosenBefore);
  const known = picked.filter(isKnown);
  const fitting = known.filter((file) => isPicture(file) || isWithinSize(file));
  const strange = picked.filter((file) => !isKnown(file)).map(nameOf);
  const tooLarge = known.filter((file) => !fitting.includes(file)).map(nameOf);
  const over = fitting.slice(room).map(nameOf);
  const problems = [
    strange.length > 0 && text.unsupported(strange),
    tooLarge.length > 0 && text.tooLarge(tooLarge),
    over.length > 0 && text.tooMany(over),
  ].filter(Boolean);
  return { taken: fitting.slice(0, room), problem: problems.join(' ') || null };
}

export const isPicture = (file: File) => file.type.startsWith('image/');
export const isWithinSize = (file: File) => file.size <= attachmentLimits.size;
const isKnown = (file: File) => (attachmentTypes as readonly string[]).includes(file.type);
const nameOf = (file: File) => file.name;
