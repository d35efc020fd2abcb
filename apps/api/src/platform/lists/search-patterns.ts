import { minDigits, nationalDigits } from './national-digits';

/** `+44 (0)118 …`, `0044 118 …` and `0118 …` give the same LIKE pattern over digits; null for other text. */
export function phonePattern(text: string): string | null {
  const digits = nationalDigits(text)?.replace(/^0/, '') ?? '';
  return digits.length < minDigits ? null : `%${digits}%`;
}

/** SQL: the digits of a column, to match with `phonePattern`. */
export const digitsSql = (column: string) => `regexp_replace(${column}, '\\D', '', 'g')`;

/** With or without the year, dashes, spaces and leading zeros. */
const shortReference = /^(?:vt)?[- ]?(?:(\d{2})[- ])?0*([1-9]\d{0,6})$/i;

/**
 * The reference that a number stands for, as a LIKE pattern: `VT-26-14` and `26-014` are VT-26-00014, `14` is number 14
 * of any year. Null for other text.
 */
export function referencePattern(text: string): string | null {
  const [, year = '__', digits] = shortReference.exec(text) ?? [];
  return digits ? `VT-${year}-${digits.padStart(5, '0')}` : null;
}

export const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Trigrams need three characters. A dash makes a word part of a reference. */
const isFoundAnywhere = /[\p{L}\p{N}]{3}|-/u;
const letterOrDigit = /[\p{L}\p{N}]/u;

const wordsOf = (text: string): string[] => [...new Set(text.split(/\s+/).filter(Boolean))];

export const wordPatterns = (text: string): string[] => wordsOf(text).map(likePattern);

/**
 * For texts in which each word follows a space: one or two letters match only the beginning of a word. Punctuation alone
 * gives no patterns, as no index could help.
 */
export function textPatterns(text: string): string[] {
  if (!letterOrDigit.test(text)) return [];
  return wordsOf(text).map((word) => {
    const anywhere = likePattern(word);
    return !letterOrDigit.test(word) || isFoundAnywhere.test(word) ? anywhere : `% ${anywhere.slice(1)}`;
  });
}

export const foldedSql = (text: string) => `fold_for_search(${text})`;

/** SQL: folded text matches all patterns, each with its own placeholder; an index helps. */
export const matchesAllPatternsSql = (text: string, placeholders: readonly string[]) =>
  `(${placeholders.map((placeholder) => `${text} LIKE ${foldedSql(placeholder)}`).join(' AND ')})`;

/** SQL: a text matches all patterns of an array. No index helps. */
export const matchesPatternArraySql = (text: string, placeholder: string) =>
  `${foldedSql(text)} LIKE ALL (ARRAY(SELECT ${foldedSql('pattern')} FROM unnest(${placeholder}::text[]) AS pattern))`;
