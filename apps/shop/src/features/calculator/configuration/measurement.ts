/** A length as it was typed. */
export type Measurement =
  | { kind: 'empty' }
  | { kind: 'unreadable' }
  | { kind: 'below' | 'within' | 'above'; mm: number };

/** Reads whole millimetres: '1200', '1,200', '1200 mm'. Nothing is rounded: a half millimetre is unreadable. */
export function measure(typed: string, { min, max }: { min: number; max: number }): Measurement {
  const text = typed.trim();
  if (text === '') return { kind: 'empty' };
  const digits = text.replace(/\s*mm$/i, '').replace(/(?<=\d)[, ](?=\d{3}$)/, '');
  if (!/^\d{1,6}$/.test(digits)) return { kind: 'unreadable' };
  const mm = Number(digits);
  return { kind: mm < min ? 'below' : mm > max ? 'above' : 'within', mm };
}

/** What to draw: the figure as entered, in range or not. */
export const drawnMm = (measurement: Measurement): number | null =>
  'mm' in measurement ? measurement.mm : null;
