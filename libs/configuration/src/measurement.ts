import { readMm } from '@app/pricing';

/** A length as it was typed. */
export type Measurement =
  | { kind: 'empty' }
  | { kind: 'unreadable' }
  | { kind: 'below' | 'within' | 'above'; mm: number };

/** What was typed, held against what can be made. */
export function measure(typed: string, { min, max }: { min: number; max: number }): Measurement {
  if (typed.trim() === '') return { kind: 'empty' };
  const mm = readMm(typed);
  if (mm === null) return { kind: 'unreadable' };
  return { kind: mm < min ? 'below' : mm > max ? 'above' : 'within', mm };
}
