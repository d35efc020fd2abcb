/** Fewer digits than that are in everybody's number. */
const fewestNationalDigits = 3;

/**
 * The digits of a text that could be a telephone number or a piece of one, as `quote.search_text` has them: dialled
 * in the country. Null for any other text. `44 118 …` without a plus may be the country's code or digits within a
 * number: what follows is in both.
 */
export function nationalDigits(text: string): string | null {
  if (!/^[\d\s+()./-]+$/.test(text)) return null;
  const all = text.replace(/\D/g, '');
  const isAbroad = text.startsWith('+') || all.startsWith('00');
  const digits = isAbroad
    ? all.replace(/^(?:00)?(?:440?(?=\d)|)/, (prefix) => (prefix.includes('44') ? '0' : ''))
    : all.replace(/^440?(?=\d{3})/, '');
  return digits.length < fewestNationalDigits ? null : digits;
}
