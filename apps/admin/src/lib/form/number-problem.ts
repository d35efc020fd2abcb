import { ambiguityText, readAmount } from '@app/pricing';
import { formText as text } from './form-text';

export interface NumberLimits {
  min?: number;
  max?: number;
  decimals: number;
}

/** '6,80' → '6.80'; unreadable text stays as typed. */
export function asDecimal(typed: string, decimals: number): string {
  const read = readAmount(typed, decimals);
  return read.kind === 'amount' ? read.decimal : typed;
}

/** undefined: no problem. States the limit instead of only refusing (D37). */
export function numberProblem(
  typed: string,
  { min, max, decimals }: NumberLimits,
  money: '£' | '' = '',
): string | undefined {
  const read = readAmount(typed, decimals);
  if (read.kind === 'unreadable') return text.notANumber;
  if (read.kind === 'ambiguous') return ambiguityText(read.readings, money);
  const value = Number(read.decimal);
  if (min !== undefined && value < min) return text.atLeast(limitText(min, money));
  if (max !== undefined && value > max) return text.atMost(limitText(max, money));
  return (read.decimal.split('.')[1]?.replace(/0+$/, '').length ?? 0) > decimals
    ? text.decimals(decimals)
    : undefined;
}

/** '£10,000', '£47.70': no pence, or two digits of them. */
const limitText = (limit: number, money: string): string =>
  money +
  limit.toLocaleString('en-GB', money && !Number.isInteger(limit) ? { minimumFractionDigits: 2 } : undefined);
