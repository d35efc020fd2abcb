import { formText as text } from './form-text';

export interface NumberLimits {
  min?: number;
  max?: number;
  decimals: number;
}

const plain = /^[+-]?\d+(?:\.\d+)?$/;

/** What is wrong with a typed number (D37): limits speak, a form never just refuses. */
export function numberProblem(
  typed: string,
  { min, max, decimals }: NumberLimits,
  money = '',
): string | undefined {
  const words = typed.trim();
  if (!plain.test(words)) return text.notANumber;
  const value = Number(words);
  if (min !== undefined && value < min) return text.atLeast(limitWords(min, money));
  if (max !== undefined && value > max) return text.atMost(limitWords(max, money));
  return (words.split('.')[1]?.replace(/0+$/, '').length ?? 0) > decimals
    ? text.decimals(decimals)
    : undefined;
}

/** '£10,000', but '£47.70': pence are two figures or none. */
const limitWords = (limit: number, money: string): string =>
  money +
  limit.toLocaleString('en-GB', money && !Number.isInteger(limit) ? { minimumFractionDigits: 2 } : undefined);
