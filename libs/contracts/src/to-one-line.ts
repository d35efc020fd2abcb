/** Tabs and everything that ends a line. */
const breaks = /[\t\n\v\f\r\u0085\u2028\u2029]\s*/gu;

/**
 * Characters that nobody sees and that come along with pasted text: direction marks, zero-width spaces, soft hyphens. The
 * two joiners stay behind letters beyond ASCII, as some scripts and emoji need them.
 */
const invisible = /[^\P{Cf}\u200c\u200d]|(?<![^\0-\x7f])[\u200c\u200d]/gu;

const isPlain = /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/;

/**
 * What somebody typed or pasted, as one line: Unicode NFC, without invisible characters and the spaces around it, with
 * spaces instead of tabs and line ends. The API and the forms of shop and admin agree by it.
 */
export const toOneLine = (text: string): string =>
  isPlain.test(text) ? text : text.normalize('NFC').replace(breaks, ' ').replace(invisible, '').trim();
