import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx';
import { TextInput } from './text-input';
import { useControlClasses } from './use-control-classes';

/** Before or after the text, such as '£' or 'mm'. */
export const InputCell = ({ at = 'end', children }: { at?: 'start' | 'end'; children: ReactNode }) => (
  <span
    className={cx(
      'grid flex-none place-items-center border-line text-ink-3',
      at === 'end' ? 'border-l' : 'border-r',
      useControlClasses().cell,
    )}
  >
    {children}
  </span>
);

/** A number with its unit. No type="number": scrolling over the field must not change a measurement. */
export const UnitInput = ({ unit, className, ...rest }: ComponentProps<'input'> & { unit: string }) => (
  <TextInput
    inputMode="numeric"
    autoComplete="off"
    {...rest}
    after={<InputCell>{unit}</InputCell>}
    className={cx('num', className)}
  />
);
