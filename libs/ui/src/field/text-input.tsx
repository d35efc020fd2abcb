import type { ComponentProps } from 'react';
import { controlClass } from './control-class';
import { cx } from '../cx';

/** One line of text. The type is never under 16 px, or a phone would zoom in on the field. */
export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return (
    <div className={cx('flex h-13 items-stretch', controlClass)}>
      <input
        type="text"
        {...rest}
        className={cx('min-w-0 flex-1 bg-transparent px-3.5 text-[17px] outline-none', className)}
      />
    </div>
  );
}
