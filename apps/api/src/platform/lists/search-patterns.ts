/** Fewer digits than that are in everybody's number. */
const fewestDigits = 3;

/**
 * A text that could be a telephone number, or a piece of one, as a pattern for LIKE over the digits of a number; null
 * for any other text. `+44 (0)118 …`, `0044 118 …` and `0118 …` are the same number, however each was written down.
 */
export function phonePattern(text: string): string | null {
  if (!/^[\d\s+()./-]+$/.test(text)) return null;
  const digits = text
    .replace(/\D/g, '')
    .replace(/^00/, '')
    .replace(/^44(?=\d{3})/, '')
    .replace(/^0/, '');
  return digits.length < fewestDigits ? null : `%${digits}%`;
}

/** SQL for the digits of a column, which such a pattern is held against. */
export const digitsOf = (column: string) => `regexp_replace(${column}, '\\D', '', 'g')`;

/** With the year or without, with dashes or spaces, and without the zeros that nobody says. */
const number = /^(?:vt)?[- ]?(?:(\d{2})[- ])?0*([1-9]\d{0,6})$/i;

/**
 * The one reference that a number means, as a pattern for LIKE: `VT-26-14` and `26-014` are VT-26-00014, and `14` is that
 * of any year. Null for any other text.
 */
export function referencePattern(text: string): string | null {
  const [, year = '__', digits] = number.exec(text) ?? [];
  return digits ? `VT-${year}-${digits.padStart(5, '0')}` : null;
}

/** Typewriters have one apostrophe, telephones' keyboards another one: O'Brien and O’Brien are one name. */
const apostrophe = /(?<=[\p{L}\p{N}])['’‘ʼ`´]/gu;

/** A text as a pattern for ILIKE that finds it anywhere: its own wildcards mean themselves, any apostrophe any other. */
export const likePattern = (text: string): string =>
  `%${text.replace(/[\\%_]/g, '\\$&').replace(apostrophe, '_')}%`;

/** Trigrams need three characters; of fewer, the spaces around them are the others. A dash makes them part of a reference. */
const isFoundAnywhere = /[\p{L}\p{N}]{3}|-/u;
const letterOrDigit = /[\p{L}\p{N}]/u;

/**
 * A text as a pattern for LIKE over words that begin behind a space each: of no more than two letters or digits together
 * it finds what begins with them (`12 k`), as they are a part of nearly every word; anything longer is found anywhere. Null for signs alone: no index
 * knows them, every row would have to be read, and nobody is found by a comma.
 */
export function textPattern(text: string): string | null {
  if (!letterOrDigit.test(text)) return null;
  const anywhere = likePattern(text);
  return isFoundAnywhere.test(text) ? anywhere : `% ${anywhere.slice(1)}`;
}
