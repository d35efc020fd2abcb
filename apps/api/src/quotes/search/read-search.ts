import { nationalDigits } from '../../platform/lists/national-digits';
import { likePattern, referencePattern, textPatterns } from '../../platform/lists/search-patterns';

/** A word of a search, or words that belong together, such as a phone number: it matches if one of its alternatives does. */
export interface SearchTerm {
  text: string;
  /** Alternatives, each a list of LIKE patterns for a search text, all of which must match. */
  alternatives: readonly (readonly string[])[];
  /** LIKE pattern of references with this beginning: `VT-26-0%`. */
  referenceStart: string | null;
  /** LIKE pattern of the quote's reference with this number. */
  reference: string | null;
  /** LIKE pattern of an order's reference. */
  order: string | null;
  /** Number of an invoice or credit note. */
  invoice: string | null;
  /** LIKE pattern of a card payment's code, in lower case. */
  code: string | null;
}

/** At least part of a postcode with its space: `RG1 4` or `RG1 4PS`. */
const postcode = /^[a-z]{1,2}\d[a-z\d]? \d[a-z]{0,2}$/i;
/** `26-0`, the start of a reference: nearly every quote contains its trigrams. */
const referenceStart = /^(?:vt)?-?(\d{2}-\d{0,2})-?$/i;
const invoiceNumber = /^([dfc])-(\d{4})-0*(\d{1,9})$/i;
/** A card payment's `T0C872CC1B`, or a part of it. */
const paymentCode = /^(?=.*\d)[a-z\d-]{6,}$/i;
/** `OR-26-00031`, with or without its zeros. */
const orderReference = /^or-(\d{2})-(\d{1,9})$/i;
const partOfNumber = /^[\d+()./-]*\d[\d+()./-]*$/;
/** Fewer digits of a phone number, without its leading 0, are in too many other numbers. */
const minPhoneDigits = 4;

/** Words may be in any order; each must match. */
export const readSearch = (search: string): SearchTerm[] => groupWords(search).map(readTerm);

/** If the whole search is one reference, its quote or order is listed first; null: it is not. */
export const referenceOf = ([term, another]: readonly SearchTerm[]): SearchTerm['reference'] =>
  another ? null : (term?.reference ?? null);

/** Words, with the parts of one postcode or phone number together. */
function groupWords(search: string): string[] {
  const groups: string[] = [];
  for (const word of search.split(/\s+/).filter(Boolean)) {
    const last = groups.at(-1);
    const belongsToLast =
      last !== undefined &&
      (postcode.test(`${last} ${word}`) || (partOfNumber.test(word) && isStartOfNumber(last, word)));
    if (belongsToLast) groups[groups.length - 1] = `${last} ${word}`;
    else groups.push(word);
  }
  return [...new Set(groups)];
}

/** A phone number has at most eleven digits without the country's code. */
const isStartOfNumber = (group: string, next: string): boolean =>
  group.split(' ').every((part) => partOfNumber.test(part)) &&
  !next.startsWith('+') &&
  (nationalDigits(group)?.length ?? 0) < 10;

function readTerm(text: string): SearchTerm {
  const none = { text, alternatives: [], referenceStart: null, reference: null };
  const [, year, number] = orderReference.exec(text) ?? [];
  if (number) return { ...none, order: `OR-${year}-${number.padStart(5, '0')}`, invoice: null, code: null };
  const reference = referencePattern(text);
  const [, kind, invoiceYear, sequence] = invoiceNumber.exec(text) ?? [];
  const otherNumbers = {
    order: reference && !/^vt/i.test(text) ? reference.replace('VT', 'OR') : null,
    invoice: kind && sequence ? `${kind.toUpperCase()}-${invoiceYear}-${sequence.padStart(5, '0')}` : null,
    code: !reference && !kind && paymentCode.test(text) ? likePattern(text.toLowerCase()) : null,
  };
  const [, start] = referenceStart.exec(text) ?? [];
  if (start) return { ...none, ...otherNumbers, referenceStart: `VT-${start}%`, reference };
  return { ...none, ...otherNumbers, alternatives: alternativesOf(text, reference), reference };
}

function alternativesOf(text: string, reference: string | null): string[][] {
  if (postcode.test(text)) return [[likePattern(text.replace(' ', ''))]];
  const patterns = textPatterns(text);
  // Some texts have the number with the country's code in place of the 0.
  const digits = nationalDigits(text)?.replace(/^0/, '') ?? '';
  // The typed text itself finds a complete reference.
  const isShort = reference !== null && !/(?:^|-)\d{5}$/.test(text);
  return [
    ...(patterns.length ? [patterns] : []),
    ...(digits.length >= minPhoneDigits && digits !== text ? [[likePattern(digits)]] : []),
    ...(isShort ? [[likePatternOfReference(reference)]] : []),
  ];
}

/** Keeps the wildcards of a reference of any year. */
const likePatternOfReference = (reference: string) => `%${reference}%`;
