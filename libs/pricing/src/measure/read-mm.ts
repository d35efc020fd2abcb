/** Whole millimetres as typed: '1200', '1,200', '1200 mm'; null for anything else. Never rounds. */
export function readMm(typed: string): number | null {
  const digits = typed
    .trim()
    .replace(/\s*mm$/i, '')
    .replace(/(?<=\d)[, ](?=\d{3}$)/, '');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null;
}
