import { cx } from '../cx';
import type { Density } from '../density/density';

/** The frame of what is typed into: strong hairline, chalk while typing, 2 px of `bad` when refused. */
export const controlClass = ({ control }: Density) =>
  cx(
    'border border-line-strong bg-surface ' +
      'focus-within:border-chalk focus-within:shadow-[0_0_0_1px_var(--color-chalk),0_0_0_4px_var(--color-chalk-tint)] ' +
      // Forced colours leave no shadow, and one colour to all borders.
      'forced-colors:focus-within:outline-3 forced-colors:focus-within:outline-[Highlight] ' +
      'has-[[aria-invalid]]:border-bad has-[[aria-invalid]]:shadow-[inset_0_0_0_1px_var(--color-bad)]',
    control.frame,
  );
