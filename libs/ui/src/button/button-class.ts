import { cx } from '../cx';
import type { ButtonKind, ButtonSize, Density } from '../density/density';
import { shopDensity } from '../density/shop-density';

export interface ButtonLook {
  kind?: ButtonKind;
  size?: ButtonSize;
  isFullWidth?: boolean;
}

/** The looks of a button, for links that act like one. */
export const buttonClass = (
  { kind, size = 'medium', isFullWidth = false }: ButtonLook = {},
  { button }: Pick<Density, 'button'> = shopDensity,
) =>
  cx(
    'inline-flex items-center justify-center border font-label transition-colors',
    'disabled:cursor-not-allowed disabled:border-transparent disabled:bg-sunken disabled:text-ink-3',
    button.frame,
    button.kinds[kind ?? button.usualKind],
    button.sizes[size],
    isFullWidth && 'w-full',
  );
