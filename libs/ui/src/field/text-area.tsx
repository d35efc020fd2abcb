import type { ComponentProps } from 'react';
import { cx } from '../cx';
import { useControlClasses } from './use-control-classes';

export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  const { frame, area } = useControlClasses();
  return (
    <div className={frame}>
      <textarea
        {...rest}
        className={cx('block w-full resize-y bg-transparent outline-none', area, className)}
      />
    </div>
  );
}
