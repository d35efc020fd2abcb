/** With the year or without, and without the zeros that nobody says. */
const number = /^(?:vt)?-?(?:(\d{2})-)?0*([1-9]\d{0,6})$/i;

/**
 * The one reference that a number means, as a pattern for LIKE: `VT-26-14` and `26-014` are VT-26-00014, and `14` is that
 * of any year. Null for any other text.
 */
export function referencePattern(text: string): string | null {
  const [, year = '__', digits] = number.exec(text) ?? [];
  return digits ? `VT-${year}-${digits.padStart(5, '0')}` : null;
}
