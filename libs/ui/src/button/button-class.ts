import { cx } from '../cx';

/** One primary per view; the others step back (design §5). */
export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'ghost';
export type ButtonSize = 'small' | 'medium' | 'large';

const kinds: Record<ButtonKind, string> = {
  primary: 'border-transparent bg-chalk text-surface hover:bg-chalk-hover',
  secondary: 'border-ink text-ink hover:bg-ink hover:text-surface',
  quiet: 'border-line bg-surface text-ink hover:border-line-strong',
  ghost: 'border-transparent text-ink-2 hover:bg-sunken hover:text-ink',
};

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-11 px-4 text-label',
  medium: 'min-h-12 px-5.5 text-body',
  large: 'min-h-14 px-7 text-[17px]',
};

export interface ButtonLook {
  kind?: ButtonKind;
  size?: ButtonSize;
  isFullWidth?: boolean;
}

/** The looks of a button, for links that act like one. */
export const buttonClass = ({ kind = 'primary', size = 'medium', isFullWidth = false }: ButtonLook = {}) =>
  cx(
    'inline-flex items-center justify-center gap-2.5 rounded-2 border font-label leading-tight transition-colors',
    'disabled:cursor-not-allowed disabled:border-transparent disabled:bg-sunken disabled:text-ink-3',
    kinds[kind],
    sizes[size],
    isFullWidth && 'w-full',
  );
