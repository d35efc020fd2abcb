import type { ComponentProps } from 'react';
import { controlClass } from './control-class';
import { cx } from '../cx';

interface UnitInputProps extends ComponentProps<'input'> {
  /** Stands in a cell behind the number, such as 'mm'. */
  unit: string;
}

/** A number with its unit. Spin buttons are left out: a scroll over the field must not change a measurement. */
export function UnitInput({ unit, className, ...rest }: UnitInputProps) {
  return (
    <div className={cx('flex h-13 items-stretch', controlClass)}>
      <input
        inputMode="numeric"
        autoComplete="off"
        {...rest}
        className={cx('num min-w-0 flex-1 bg-transparent px-3.5 text-[17px] outline-none', className)}
      />
      <span className="grid place-items-center border-l border-line px-3.5 text-label text-ink-3">
        {unit}
      </span>
    </div>
  );
}
