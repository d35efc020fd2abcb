import { attachmentLimits, attachmentTypes } from '@app/contracts';
import { text } from './queue-text';

interface FileSelection {
  accepted: readonly File[];
  problem: string | null;
}

/**
 * Which of the selected files can be sent, and why the others cannot. A picture may still be too large, as it is shrunk
 * before its size is checked.
 */
export function chooseFiles(selectedFiles: readonly File[], chosenBefore: number): FileSelection {
  const freeSlots = Math.max(0, attachmentLimits.count - chosenBefore);
  const withAllowedType = selectedFiles.filter(hasAllowedType);
  const acceptable = withAllowedType.filter((file) => isPicture(file) || isWithinSize(file));
  const unsupported = selectedFiles.filter((file) => !hasAllowedType(file)).map(nameOf);
  const tooLarge = withAllowedType.filter((file) => !acceptable.includes(file)).map(nameOf);
  const surplus = acceptable.slice(freeSlots).map(nameOf);
  const problems = [
    unsupported.length > 0 && text.unsupported(unsupported),
    tooLarge.length > 0 && text.tooLarge(tooLarge),
    surplus.length > 0 && text.tooMany(surplus),
  ].filter(Boolean);
  return { accepted: acceptable.slice(0, freeSlots), problem: problems.join(' ') || null };
}

export const isPicture = (file: File) => file.type.startsWith('image/');
export const isWithinSize = (file: File) => file.size <= attachmentLimits.size;
const hasAllowedType = (file: File) => (attachmentTypes as readonly string[]).includes(file.type);
const nameOf = (file: File) => file.name;
