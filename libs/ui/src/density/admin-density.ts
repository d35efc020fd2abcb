import { controlBase } from '../field/use-control-classes';
import type { Density } from './density';

/**
 * For staff: 34 px to press and 38 to type into, 44 on a phone (design §6, 'Targets'). Its colours have a dark mode.
 */
export const adminDensity: Density = {
  button: {
    base: 'gap-2 rounded-dialog whitespace-nowrap',
    kinds: {
      primary: 'border-transparent bg-fill text-on-fill hover:bg-fill-hover',
      secondary: 'border-ink text-ink hover:bg-ink hover:text-surface',
      quiet: 'border-line bg-surface text-ink hover:border-line-strong',
      ghost: 'border-transparent text-ink-2 hover:bg-raised hover:text-ink',
      danger: 'border-line bg-surface text-bad hover:border-bad',
    },
    sizes: {
      small: 'min-h-11 px-3 text-small wide:min-h-8',
      medium: 'min-h-11 px-3 text-small wide:min-h-8.5',
      large: 'min-h-11 px-3 text-label',
    },
    defaultKind: 'quiet',
  },
  iconButton: {
    frame: 'size-11 rounded-dialog text-ink-2 hover:bg-raised hover:text-ink wide:size-8.5',
    icon: 'size-4',
  },
  field: {
    label: 'mb-1.25 text-small',
    hint: 'mb-1.25 text-caption',
    error: 'mb-1.25 text-caption',
    aside: 'mt-1 text-caption',
  },
  control: {
    frame: `${controlBase}overflow-hidden rounded-dialog`,
    line: 'min-h-11 wide:min-h-9.5',
    // At least 16 px on a phone, which otherwise zooms in on it.
    input: 'px-2.5 text-body text-ink placeholder:text-ink-3 wide:text-small',
    area: 'field-sizing-content max-h-80 min-h-20 px-2.5 py-2 text-body text-ink placeholder:text-ink-3 wide:text-small',
    cell: 'bg-raised px-2.5 text-caption',
  },
};
