import { cx } from '../cx';
import type { ButtonKind, ButtonSize, Density } from '../density/density';

/** For visitors: touch targets are at least 44 px high. */
const shopButton: Density['button'] = {
  base: 'gap-2.5 rounded-2 leading-tight',
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
    large: 'min-h-14 px-7 text-lead',
  },
  defaultKind: 'primary',
};

export interface ButtonVariants {
  kind?: ButtonKind;
  size?: ButtonSize;
  isFullWidth?: boolean;
}

export const buttonClass = (
  { kind, size = 'medium', isFullWidth = false }: ButtonVariants = {},
  density: Density | null = null,
) => {
  const button = density?.button ?? shopButton;
  return cx(
    'inline-flex items-center justify-center border font-label transition-colors',
    'disabled:cursor-not-allowed disabled:border-transparent disabled:bg-sunken disabled:text-ink-3',
    button.base,
    button.kinds[kind ?? button.defaultKind],
    button.sizes[size],
    isFullWidth && 'w-full',
  );
};
