/** Characters that all our fonts have, which is almost all text. */
const plain = /^[ -~\u00a0£×–’…]*$/;

/** Characters that are invisible alone: joiners, variation selectors, direction marks, accents without a letter. */
const invisible = /^[\p{M}\p{Cf}\p{Cs}\p{Co}\p{Cn}]*$/u;

export const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Reduces a text to characters that can be written. A letter that no font has loses its accents (ẞ̂ becomes ẞ, ² becomes
 * 2), or becomes a question mark, so that the gap is visible. Line breaks and tabs become spaces.
 */
export function toWritable(text: string, canWrite: (character: string) => boolean): string {
  if (plain.test(text)) return text;
  const oneLine = text.normalize('NFC').replace(/[\s\p{Cc}]+/gu, toOneSpace);
  return Array.from(characters.segment(oneLine), ({ segment }) => {
    if (canWrite(segment)) return segment;
    return simplify(segment, canWrite) || (invisible.test(segment) ? '' : '?');
  }).join('');
}

/** As much of a composed character as can be written. */
function simplify(character: string, canWrite: (character: string) => boolean): string {
  return Array.from(character.normalize('NFKD')).reduce((written, part) => {
    const composed = (written + part).normalize('NFC');
    return canWrite(composed) ? composed : written;
  }, '');
}

/** Non-breaking spaces stay non-breaking. */
const toOneSpace = (spaces: string): string => (/^\u00a0+$/.test(spaces) ? '\u00a0' : ' ');
