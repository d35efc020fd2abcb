/** The frame around what is typed into: 38 px, 44 on a phone. */
export const fieldFrame =
  'flex min-h-11 items-stretch overflow-hidden rounded-dialog border border-line-strong bg-surface wide:min-h-9.5 ' +
  'focus-within:border-chalk focus-within:shadow-[0_0_0_1px_var(--color-chalk),0_0_0_4px_var(--color-chalk-tint)] ' +
  'forced-colors:focus-within:outline-3 forced-colors:focus-within:outline-[Highlight] ' +
  'has-[[aria-invalid]]:border-bad has-[[aria-invalid]]:shadow-[inset_0_0_0_1px_var(--color-bad)]';

/** What is typed into. Never under 16 px on a phone, which would zoom in on it. */
export const fieldInput =
  'min-w-0 flex-1 bg-transparent px-2.5 text-[16px] text-ink outline-none placeholder:text-ink-3 wide:text-admin';

/** A cell before or behind a number, such as '£'. */
export const fieldUnit = 'grid flex-none place-items-center bg-raised px-2.5 text-caption text-ink-3';
