import { cx } from '@app/ui';

/** One primary per view; danger is for what cannot be taken back. */
export type ButtonKind = 'primary' | 'quiet' | 'ghost' | 'danger';

const kinds: Record<ButtonKind, string> = {
  primary: 'border-transparent bg-fill text-on-fill hover:bg-fill-hover',
  quiet: 'border-line bg-surface text-ink hover:border-line-strong',
  ghost: 'border-transparent text-ink-2 hover:bg-raised hover:text-ink',
  danger: 'border-line bg-surface text-bad hover:border-bad',
};

/** The admin's button: 34 px, 44 on a phone (design §6, 'Targets'). */
export const buttonClass = (kind: ButtonKind = 'quiet') =>
  cx(
    'inline-flex min-h-11 items-center justify-center gap-2 rounded-dialog border px-3 text-admin font-label whitespace-nowrap transition-colors wide:min-h-8.5',
    'disabled:cursor-not-allowed disabled:border-transparent disabled:bg-sunken disabled:text-ink-3',
    kinds[kind],
  );

/** A square button around an icon of 16 px. */
export const iconButtonClass =
  'grid size-11 flex-none place-items-center rounded-dialog text-ink-2 transition-colors hover:bg-raised hover:text-ink wide:size-8.5';
