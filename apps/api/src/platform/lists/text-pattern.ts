import { likePattern } from './like-pattern';

/** Trigrams need three characters; of fewer, a space before them is the third. */
const tooShort = /^[\p{L}\p{N}]{1,2}$/u;

/**
 * A text as a pattern for LIKE over words that begin behind a space each: one or two letters or digits find what begins
 * with them, as they are a part of nearly every word; anything longer is found anywhere.
 */
export const textPattern = (text: string): string => (tooShort.test(text) ? `% ${text}%` : likePattern(text));
