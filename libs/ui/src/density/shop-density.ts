import type { Density } from './density';

/** For visitors: nothing to press is lower than 44 px, nothing to type into smaller than 16 px of type. */
export const shopDensity: Density = {
  button: {
    frame: 'gap-2.5 rounded-2 leading-tight',
    kinds: {
      primary: 'border-transparent bg-chalk text-surface hover:bg-chalk-hover',
      secondary: 'border-ink text-ink hover:bg-ink hover:text-surface',
      quiet: 'border-line bg-surface text-ink hover:border-line-strong',
      ghost: 'border-transparent text-ink-2 hover:bg-sunken hover:text-ink',
      danger: 'border-line bg-surface text-bad hover:border-bad',
    },
    sizes: {
      small: 'min-h-11 px-4 text-label',
      medium: 'min-h-12 px-5.5 text-body',
      large: 'min-h-14 px-7 text-[17px]',
    },
    usualKind: 'primary',
    icon: { size: 'size-4.5', strokeWidth: 2 },
  },
  iconButton: {
    frame: 'size-11 rounded-2 hover:bg-sunken',
    icon: { size: 'size-5', strokeWidth: 1.5 },
    hasTitle: false,
  },
  field: {
    label: 'mb-1 text-label',
    hint: 'mb-2 text-small',
    error: 'mb-1.5 text-small',
    aside: 'mt-2 text-small',
  },
  control: {
    frame: 'rounded-2 transition-[box-shadow,border-color] forced-colors:has-[[aria-invalid]]:border-2',
    line: 'h-13',
    input: 'px-3.5 text-[17px]',
    area: 'min-h-23 px-3.5 py-3',
    cell: 'px-3.5 text-label',
  },
};
