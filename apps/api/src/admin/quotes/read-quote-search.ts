import { nationalDigits } from '../../platform/lists/national-digits';
import { likePattern, referencePattern, textPatterns } from '../../platform/lists/search-patterns';

/** What was typed into the search box, as patterns for LIKE: a quote is found that matches all of one of the ways. */
export interface QuoteSearch {
  column: 'reference' | 'search_text' | 'order';
  /** None: nothing can be found. */
  ways: readonly (readonly string[])[];
  /** Of the one reference that a number means, which comes before all others; null: none is meant. */
  reference: string | null;
}

/** Part of a postcode at least, with its space: `RG1 4` or `RG1 4PS`. */
const postcode = /^[a-z]{1,2}\d[a-z\d]? \d[a-z]{0,2}$/i;
/** `26-0`, as somebody types a reference: of its trigrams each is in nearly every quote. */
const referenceStart = /^(?:vt)?-?(\d{2}-\d{0,2})-?$/i;

/** `OR-26-00031`, with or without its zeros. */
const orderReference = /^or-(\d{2})-(\d{1,9})$/i;

/**
 * Makes patterns of what was searched. Words are found in any order, a number however it was written down, a postcode with
 * or without its space; one or two letters or digits find what begins with them, as they are a part of nearly every word,
 * and the first signs of a reference find references alone. A reference is found without its zeros too.
 */
export function readQuoteSearch(search: string): QuoteSearch {
  const text = search.replace(/\s+/g, ' ');
  const [, year, number] = orderReference.exec(text) ?? [];
  if (number) return { column: 'order', ways: [[`OR-${year}-${number.padStart(5, '0')}`]], reference: null };
  const reference = referencePattern(text);
  const [, start] = referenceStart.exec(text) ?? [];
  if (start) {
    const ways = [[`VT-${start}%`], ...(reference ? [[reference]] : [])];
    return { column: 'reference', ways, reference };
  }
  // Written out, it is found by what was typed.
  const isShort = reference !== null && !/(?:^|-)\d{5}$/.test(text);
  return {
    column: 'search_text',
    ways: [...waysOf(text), ...(isShort ? [[`%${reference}%`]] : [])],
    reference,
  };
}

function waysOf(text: string): string[][] {
  if (postcode.test(text)) return [[likePattern(text.replace(' ', ''))]];
  const patterns = textPatterns(text);
  const digits = nationalDigits(text);
  return [
    ...(patterns.length ? [patterns] : []),
    ...(digits && digits !== text ? [[likePattern(digits)]] : []),
  ];
}
