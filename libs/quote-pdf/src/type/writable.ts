/** What every font of ours has: most of what is ever written. */
const plain = /^[ -~\u00a0£×–’…]*$/;

/** Cannot be seen by itself: joiners, variation selectors, marks of direction, accents without a letter. */
const unseen = /^[\p{M}\p{Cf}\p{Cs}\p{Co}\p{Cn}]*$/u;

export const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * A text with only such characters as can be written. A letter that no font has loses accents until there is one
 * (ẞ̂ becomes ẞ, ² becomes 2); what then is left without a shape is a question mark, so that nobody takes a name with
 * a gap for a whole one. Breaks and tabs become spaces.
 */
export function writable(text: string, canWrite: (character: string) => boolean): string {
  if (plain.test(text)) return text;
  const oneLine = text.normalize('NFC').replace(/[\s\p{Cc}]+/gu, blank);
  return Array.from(characters.segment(oneLine), ({ segment }) => {
    if (canWrite(segment)) return segment;
    return simpler(segment, canWrite) || (unseen.test(segment) ? '' : '?');
  }).join('');
}

/** As much of a composed character as can be written. */
function simpler(character: string, canWrite: (character: string) => boolean): string {
  return Array.from(character.normalize('NFKD')).reduce((written, part) => {
    const composed = (written + part).normalize('NFC');
    return canWrite(composed) ? composed : written;
  }, '');
}

/** A space that must not break stays one. */
const blank = (spaces: string): string => (/^\u00a0+$/.test(spaces) ? '\u00a0' : ' ');
