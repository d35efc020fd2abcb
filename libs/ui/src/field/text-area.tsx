import type { ComponentProps } from 'react';
import { cx } from '../cx';
import { useControlLook } from './use-control-look';

export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  const { frame, area } = useControlLook();
  return (
    <div className={frame}>
      <textarea
        {...rest}
        className={cx('block w-full resize-y bg-transparent outline-none', area, className)}
      />
    </div>
  );
}
