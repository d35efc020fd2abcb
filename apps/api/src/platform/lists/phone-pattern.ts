/** Fewer digits than that are in everybody's number. */
const fewestDigits = 3;

/**
 * A text that could be a telephone number, or a piece of one, as a pattern for LIKE over the digits of a number; null
 * for any other text. `+44 (0)118 …`, `0044 118 …` and `0118 …` are the same number, however each was written down.
 */
export function phonePattern(text: string): string | null {
  if (!/^[\d\s+()./-]+$/.test(text)) return null;
  const digits = text
    .replace(/\D/g, '')
    .replace(/^00/, '')
    .replace(/^44(?=\d{3})/, '')
    .replace(/^0/, '');
  return digits.length < fewestDigits ? null : `%${digits}%`;
}

/** SQL for the digits of a column, which such a pattern is held against. */
export const digitsOf = (column: string) => `regexp_replace(${column}, '\\D', '', 'g')`;
