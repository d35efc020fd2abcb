/** Shorter runs of digits occur in almost every number. */
export const minDigits = 3;

/**
 * The digits of a phone number or part of one, in national form as in `quote.search_text`; null for other text. `44 118
 * …` without a plus may be the country code or digits within a number, so only what follows is used.
 */
export function nationalDigits(text: string): string | null {
  if (!/^[\d\s+()./-]+$/.test(text)) return null;
  const all = text.replace(/\D/g, '');
  const hasInternationalPrefix = text.startsWith('+') || all.startsWith('00');
  const digits = hasInternationalPrefix
    ? all.replace(/^(?:00)?(?:440?(?=\d)|)/, (prefix) => (prefix.includes('44') ? '0' : ''))
    : all.replace(/^440?(?=\d{3})/, '');
  return digits.length < minDigits ? null : digits;
}
