/** Frame of everything that is chosen by pressing it: hairline at rest, 2 px of chalk when chosen. */
export const choiceClass =
  'relative rounded-2 border border-line bg-surface transition-colors hover:border-line-strong ' +
  'has-checked:border-chalk has-checked:shadow-[inset_0_0_0_1px_var(--color-chalk)] ' +
  // Forced colours leave no shadow, and one colour to all borders.
  'forced-colors:has-checked:border-3 forced-colors:has-checked:border-[Highlight] ' +
  'has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-3 has-[input:focus-visible]:outline-chalk';
