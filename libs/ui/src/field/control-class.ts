/** The frame of inputs and text areas: strong hairline, chalk while typing, 2 px of `bad` when refused. */
export const controlClass =
  'rounded-2 border border-line-strong bg-surface transition-[box-shadow,border-color] ' +
  'focus-within:border-chalk focus-within:shadow-[0_0_0_1px_var(--color-chalk),0_0_0_4px_var(--color-chalk-tint)] ' +
  // Forced colours leave no shadow, and one colour to all borders.
  'forced-colors:focus-within:outline-3 forced-colors:focus-within:outline-[Highlight] forced-colors:has-[[aria-invalid]]:border-2 ' +
  'has-[[aria-invalid]]:border-bad has-[[aria-invalid]]:shadow-[inset_0_0_0_1px_var(--color-bad)]';
