import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx';
import { useDensity } from '../density/use-density';
import { controlClass } from './control-class';

interface TextInputProps extends ComponentProps<'input'> {
  /** In a cell before what is typed, such as '£'. */
  before?: ReactNode;
  /** In a cell behind it, such as 'mm'. */
  after?: ReactNode;
  /** Classes of the frame around it all. */
  frameClassName?: string;
}

/** One line of text. The type is never under 16 px on a phone, which would zoom in on the field. */
export function TextInput({ before, after, frameClassName, className, ...rest }: TextInputProps) {
  const density = useDensity();
  const { line, input, cell } = density.control;
  const cellClass = 'grid flex-none place-items-center border-line text-ink-3';
  return (
    <div className={cx('flex items-stretch', line, controlClass(density), frameClassName)}>
      {before && <span className={cx(cellClass, 'border-r', cell)}>{before}</span>}
      <input
        type="text"
        {...rest}
        className={cx('min-w-0 flex-1 bg-transparent outline-none', input, className)}
      />
      {after && <span className={cx(cellClass, 'border-l', cell)}>{after}</span>}
    </div>
  );
}

/** A number with its unit. Spin buttons are left out: a scroll over the field must not change a measurement. */
export const UnitInput = ({ unit, className, ...rest }: ComponentProps<'input'> & { unit: string }) => (
  <TextInput inputMode="numeric" autoComplete="off" {...rest} after={unit} className={cx('num', className)} />
);
