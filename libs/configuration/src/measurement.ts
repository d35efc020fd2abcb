import { readMm } from '@app/pricing';

/** A length as typed. */
export type Measurement =
  | { kind: 'empty' }
  | { kind: 'unreadable' }
  | { kind: 'below' | 'within' | 'above'; mm: number };

/** Checks a typed length against the limits. */
export function readMeasurement(typed: string, { min, max }: { min: number; max: number }): Measurement {
  if (typed.trim() === '') return { kind: 'empty' };
  const mm = readMm(typed);
  if (mm === null) return { kind: 'unreadable' };
  if (mm < min) return { kind: 'below', mm };
  return { kind: mm > max ? 'above' : 'within', mm };
}

const lengthWithUnit = /^(?<figure>\d{1,6}(?:[.,]\d{1,3})?)\s*(?<unit>mm|cm|m)?$/i;
/** Possible millimetres per unit. */
const mmPerUnit: Readonly<Record<string, readonly number[]>> = { mm: [1], cm: [10], m: [1000] };

/** The size probably meant if centimetres or metres were typed: 1200 for '120', '120cm' and '1.2'; null: none. */
export function suggestedMm(typed: string, limits: { min: number; max: number }): number | null {
  const { figure, unit = '' } = lengthWithUnit.exec(typed.trim())?.groups ?? {};
  if (figure === undefined || readMeasurement(typed, limits).kind === 'within') return null;
  // In thousandths, so that 1.205 m is exact.
  const thousandths = Math.round(Number(figure.replace(',', '.')) * 1000);
  const factors = mmPerUnit[unit.toLowerCase()] ?? [1, 10, 1000];
  const sizes = factors.map((factor) => (thousandths * factor) / 1000);
  return (
    sizes.find((mm) => Number.isInteger(mm) && readMeasurement(String(mm), limits).kind === 'within') ?? null
  );
}
