import { likePattern } from './like-pattern';

/** Trigrams need three characters; of fewer, a space before them is the third. */
const tooShort = /^[\p{L}\p{N}]{1,2}$/u;
const letterOrDigit = /[\p{L}\p{N}]/u;

/**
 * A text as a pattern for LIKE over words that begin behind a space each: one or two letters or digits find what begins
 * with them, as they are a part of nearly every word; anything longer is found anywhere. Null for signs alone: no index
 * knows them, every row would have to be read, and nobody is found by a comma.
 */
export function textPattern(text: string): string | null {
  if (!letterOrDigit.test(text)) return null;
  return tooShort.test(text) ? `% ${text}%` : likePattern(text);
}
