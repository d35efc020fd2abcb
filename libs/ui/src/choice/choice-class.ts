/** Frame of selectable cards: hairline at rest, 2 px of chalk when selected. */
export const choiceClass =
  'relative rounded-2 border border-line bg-surface transition-colors hover:border-line-strong ' +
  'has-checked:border-chalk has-checked:shadow-[inset_0_0_0_1px_var(--color-chalk)] ' +
  // Forced colours drop shadows and use one border colour.
  'forced-colors:has-checked:border-3 forced-colors:has-checked:border-[Highlight] ' +
  'has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-3 has-[input:focus-visible]:outline-chalk';
