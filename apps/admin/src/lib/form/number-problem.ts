import { formText as text } from './form-text';

export interface NumberLimits {
  min?: number;
  max?: number;
  /** Places after the point. */
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
  if (min !== undefined && value < min) return text.atLeast(`${money}${min}`);
  if (max !== undefined && value > max) return text.atMost(`${money}${max.toLocaleString('en-GB')}`);
  return (words.split('.')[1]?.replace(/0+$/, '').length ?? 0) > decimals
    ? text.decimals(decimals)
    : undefined;
}
