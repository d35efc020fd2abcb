import type { ComponentProps } from 'react';
import { cx } from '../cx';
import { useDensity } from '../density/use-density';
import { controlClass } from './control-class';

export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  const density = useDensity();
  return (
    <div className={controlClass(density)}>
      <textarea
        {...rest}
        className={cx('block w-full resize-y bg-transparent outline-none', density.control.area, className)}
      />
    </div>
  );
}
