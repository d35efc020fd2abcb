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

/** A text as a pattern for LIKE that finds it anywhere: its own wildcards mean themselves. */
export const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Trigrams need three characters; of fewer, the spaces around them are the others. A dash makes them part of a reference. */
const isFoundAnywhere = /[\p{L}\p{N}]{3}|-/u;
const letterOrDigit = /[\p{L}\p{N}]/u;

const wordsOf = (text: string): string[] => [...new Set(text.split(/\s+/).filter(Boolean))];

/** The words of a text as patterns for LIKE, in whatever order they stand: each is to be found. */
export const wordPatterns = (text: string): string[] => wordsOf(text).map(likePattern);

/**
 * The same over words that begin behind a space each: one of no more than two letters or digits together finds what begins
 * with them (`k`), as they are a part of nearly every word; anything longer is found anywhere. None for signs alone: no
 * index knows them, every row would have to be read, and nobody is found by a comma.
 */
export function textPatterns(text: string): string[] {
  if (!letterOrDigit.test(text)) return [];
  return wordsOf(text).map((word) => {
    const anywhere = likePattern(word);
    return !letterOrDigit.test(word) || isFoundAnywhere.test(word) ? anywhere : `% ${anywhere.slice(1)}`;
  });
}

/** SQL: text in the form in which it is searched, in small letters without accents. */
export const folded = (text: string) => `fold_for_search(${text})`;

/** SQL: whether text that is kept in that form has all patterns, each in a place of its own; an index helps. */
export const hasAll = (text: string, places: readonly string[]) =>
  `(${places.map((place) => `${text} LIKE ${folded(place)}`).join(' AND ')})`;

/** SQL: whether some text has all patterns of an array. No index helps. */
export const hasAllOf = (text: string, place: string) =>
  `${folded(text)} LIKE ALL (ARRAY(SELECT ${folded('pattern')} FROM unnest(${place}::text[]) AS pattern))`;
