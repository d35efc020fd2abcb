import { likePattern } from '../../platform/lists/like-pattern';
import { nationalDigits } from '../../platform/lists/national-digits';
import { textPattern } from '../../platform/lists/text-pattern';

/** Part of a postcode at least, with its space: `RG1 4` or `RG1 4PS`. */
const postcode = /^[a-z]{1,2}\d[a-z\d]? \d[a-z]{0,2}$/i;

/**
 * What was typed into the search box as patterns for LIKE over `quote.search_text`; a quote that matches any of them is
 * found. A number is found however it was written down, a postcode with or without its space, and one or two letters
 * or digits find what begins with them, as they are a part of nearly every word.
 */
export function quotePatterns(search: string): string[] {
  const text = search.replace(/\s+/g, ' ');
  if (postcode.test(text)) return [likePattern(text.replace(' ', ''))];
  const digits = nationalDigits(text);
  return digits === null || digits === text ? [textPattern(text)] : [textPattern(text), likePattern(digits)];
}
