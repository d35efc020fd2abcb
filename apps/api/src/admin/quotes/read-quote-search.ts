import { nationalDigits } from '../../platform/lists/national-digits';
import { likePattern, referencePattern, textPatterns } from '../../platform/lists/search-patterns';

/** A search text as LIKE patterns: a quote is found if it matches all patterns of one of the alternatives. */
export interface QuoteSearch {
  column: 'reference' | 'search_text' | 'order';
  /** Empty: nothing is found. */
  alternatives: readonly (readonly string[])[];
  /** LIKE pattern of the reference that a searched number stands for, whose quote is listed first; null: none. */
  reference: string | null;
  /** The search text in capitals if it may be an invoice number or a card payment's code; null: it cannot be. */
  code: string | null;
}

/** At least part of a postcode with its space: `RG1 4` or `RG1 4PS`. */
const postcode = /^[a-z]{1,2}\d[a-z\d]? \d[a-z]{0,2}$/i;
/** `26-0`, the start of a reference: nearly every quote contains its trigrams. */
const referenceStart = /^(?:vt)?-?(\d{2}-\d{0,2})-?$/i;

/** `F-2026-00012`, or a card payment's `T0C872CC1B`. */
const codePattern = /^(?=.*\d)[a-z\d-]{6,}$/i;

/** `OR-26-00031`, with or without its zeros. */
const orderReference = /^or-(\d{2})-(\d{1,9})$/i;

/**
 * Words may be in any order, phone numbers in any notation, postcodes with or without the space. One or two characters
 * match the beginning of words only, since nearly every word contains them; the start of a reference matches only
 * references. References are also found without their zeros.
 */
export function readQuoteSearch(search: string): QuoteSearch {
  const text = search.replace(/\s+/g, ' ');
  const [, year, number] = orderReference.exec(text) ?? [];
  if (number)
    return {
      column: 'order',
      alternatives: [[`OR-${year}-${number.padStart(5, '0')}`]],
      reference: null,
      code: null,
    };
  const reference = referencePattern(text);
  const code = reference === null && codePattern.test(text) ? text.toUpperCase() : null;
  const [, start] = referenceStart.exec(text) ?? [];
  if (start) {
    const alternatives = [[`VT-${start}%`], ...(reference ? [[reference]] : [])];
    return { column: 'reference', alternatives, reference, code };
  }
  // The typed text itself finds a complete reference.
  const isShort = reference !== null && !/(?:^|-)\d{5}$/.test(text);
  return {
    column: 'search_text',
    alternatives: [...alternativesOf(text), ...(isShort ? [[`%${reference}%`]] : [])],
    reference,
    code,
  };
}

function alternativesOf(text: string): string[][] {
  if (postcode.test(text)) return [[likePattern(text.replace(' ', ''))]];
  const patterns = textPatterns(text);
  const digits = nationalDigits(text);
  return [
    ...(patterns.length ? [patterns] : []),
    ...(digits && digits !== text ? [[likePattern(digits)]] : []),
  ];
}
