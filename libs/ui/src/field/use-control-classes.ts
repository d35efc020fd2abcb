import type { Density } from '../density/density';
import { useDensity } from '../density/use-density';

/** Frame of text controls: strong hairline, chalk while focused, 2 px of `bad` when invalid. */
export const controlBase =
  'border border-line-strong bg-surface ' +
  'focus-within:border-chalk focus-within:shadow-[0_0_0_1px_var(--color-chalk),0_0_0_4px_var(--color-chalk-tint)] ' +
  // Forced colours drop shadows and use one border colour.
  'forced-colors:focus-within:outline-3 forced-colors:focus-within:outline-[Highlight] ' +
  'has-[[aria-invalid]]:border-bad has-[[aria-invalid]]:shadow-[inset_0_0_0_1px_var(--color-bad)] ';

const shopControl: Density['control'] = {
  frame: `${controlBase}rounded-2 transition-[box-shadow,border-color] forced-colors:has-[[aria-invalid]]:border-2`,
  line: 'h-13',
  input: 'px-3.5 text-lead',
  area: 'min-h-23 px-3.5 py-3',
  cell: 'px-3.5 text-label',
};

export const useControlClasses = (): Density['control'] => useDensity()?.control ?? shopControl;
