import type { ComponentProps } from 'react';
import { cx } from '../cx';
import { controlClass } from './control-class';

export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <div className={controlClass}>
      <textarea
        {...rest}
        className={cx('block min-h-23 w-full resize-y bg-transparent px-3.5 py-3 outline-none', className)}
      />
    </div>
  );
}
