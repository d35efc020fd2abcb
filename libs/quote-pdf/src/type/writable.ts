/** Characters in every font of ours: almost all text. */
const plain = /^[ -~\u00a0£×–’…]*$/;

/** Invisible by itself: joiners, variation selectors, direction marks, accents without a letter. */
const invisible = /^[\p{M}\p{Cf}\p{Cs}\p{Co}\p{Cn}]*$/u;

export const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * A text reduced to characters that can be written. A letter that no font has loses accents (ẞ̂ becomes ẞ, ² becomes
 * 2); if nothing is left it becomes a question mark, so that a gap does not go unnoticed. Line breaks and tabs become
 * spaces.
 */
export function writable(text: string, canWrite: (character: string) => boolean): string {
  if (plain.test(text)) return text;
  const oneLine = text.normalize('NFC').replace(/[\s\p{Cc}]+/gu, blank);
  return Array.from(characters.segment(oneLine), ({ segment }) => {
    if (canWrite(segment)) return segment;
    return simpler(segment, canWrite) || (invisible.test(segment) ? '' : '?');
  }).join('');
}

/** As much of a composed character as can be written. */
function simpler(character: string, canWrite: (character: string) => boolean): string {
  return Array.from(character.normalize('NFKD')).reduce((written, part) => {
    const composed = (written + part).normalize('NFC');
    return canWrite(composed) ? composed : written;
  }, '');
}

/** A non-breaking space stays one. */
const blank = (spaces: string): string => (/^\u00a0+$/.test(spaces) ? '\u00a0' : ' ');
