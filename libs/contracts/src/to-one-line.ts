/** Tabs and line ends. */
const breaks = /[\t\n\v\f\r\u0085\u2028\u2029]\s*/gu;

/**
 * Invisible characters of pasted text: direction marks, zero-width spaces, soft hyphens. The two joiners stay after
 * non-ASCII letters, because some scripts and emoji need them.
 */
const invisible = /[^\P{Cf}\u200c\u200d]|(?<![^\0-\x7f])[\u200c\u200d]/gu;

const isPlain = /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/;

/**
 * Normalises input to one line: Unicode NFC, trimmed, without invisible characters, with spaces instead of tabs and line
 * ends. For the API and all forms.
 */
export const toOneLine = (text: string): string =>
  isPlain.test(text) ? text : text.normalize('NFC').replace(breaks, ' ').replace(invisible, '').trim();
