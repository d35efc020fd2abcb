import { breakLinks } from './break-links';

/** Line ends in Unicode, which mail readers treat differently. */
const lineEnds = /\r\n?|[\u0085\u2028\u2029\v\f]/gu;
/** Control characters, bidirectional marks and lone surrogates. */
const controls = /(?!\n|\t)\p{Cc}|[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]|\p{Cs}/gu;

/** Removes characters that could change how the rest of a mail is shown. Line ends become '\n'. */
export const withoutControls = (words: string): string => words.replace(lineEnds, '\n').replace(controls, '');

/** Puts text into one line: a line break in a subject or name would start another header (RFC 5322 §2.2). */
export const oneLine = (words: string): string => withoutControls(words).replace(/\s+/gu, ' ').trim();

export const capitalize = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Shortens with an ellipsis; never splits a character. */
export function shorten(words: string, max: number): string {
  const characters = Array.from(words);
  if (characters.length <= max) return words;
  return `${characters
    .slice(0, max - 1)
    .join('')
    .trimEnd()}…`;
}

/** A postal address in one line, separated by commas. */
export const addressLine = (address: string): string =>
  withoutControls(address).split('\n').map(oneLine).filter(Boolean).join(', ');

const personTitle = /^(?:mr|mrs|ms|miss|mx|dr|prof|sir|rev|lady|lord|the)\.?$/iu;

/** Words in names of companies and of several people. */
const companyWords =
  /(?:^|\s)(?:and|ltd|limited|plc|llp|llc|inc|co|company|gmbh|group|holdings|partners|partnership|associates|bros|brothers|sons|services|interiors|kitchens|bathrooms|builders|building|construction|contractors|developments|properties|homes|designs?|studio|joinery|plumbing|stone)\.?(?:\s|$)/iu;
/** Letters of any script, and characters that names have between letters. */
const lettersOnly = /^[\p{L}\p{M}'’.\s-]+$/u;

/**
 * The name in a greeting: 'Eleanor' for 'Eleanor Marsh'. The whole name if it starts with a title or an initial, or may be a
 * company's. null if it starts with a symbol.
 */
export function greetingName(name: string | null): string | null {
  const fullName = oneLine(name ?? '').replace(/[\s,;:]+$/u, '');
  const first = fullName.split(' ')[0] ?? '';
  if (!/^[\p{L}\p{N}]/u.test(first)) return null;
  const isPerson = lettersOnly.test(fullName) && !companyWords.test(fullName);
  const isGivenName =
    isPerson && Array.from(first).length > 1 && !first.endsWith('.') && !personTitle.test(first);
  return breakLinks(shorten(isGivenName ? first : fullName, 40));
}
