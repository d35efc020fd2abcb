/** The frame of inputs and text areas: strong hairline, chalk while typing, 2 px of `bad` when refused. */
export const controlClass =
  'rounded-2 border border-line-strong bg-surface transition-[box-shadow,border-color] ' +
  'focus-within:border-chalk focus-within:shadow-[0_0_0_1px_var(--color-chalk),0_0_0_4px_var(--color-chalk-tint)] ' +
  'has-[[aria-invalid]]:border-bad has-[[aria-invalid]]:shadow-[inset_0_0_0_1px_var(--color-bad)]';
