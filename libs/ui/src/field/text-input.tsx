import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx';
import { useControlClasses } from './use-control-classes';

interface TextInputProps extends ComponentProps<'input'> {
  /** Inside the frame: an {@link InputCell}. */
  before?: ReactNode;
  after?: ReactNode;
  /** Classes of the outer frame. */
  frameClassName?: string;
}

/** A one-line input. Type is at least 16 px on a phone, which otherwise zooms in on the field. */
export function TextInput({ before, after, frameClassName, className, ...rest }: TextInputProps) {
  const { frame, line, input } = useControlClasses();
  return (
    <div className={cx('flex items-stretch', line, frame, frameClassName)}>
      {before}
      <input
        type="text"
        {...rest}
        className={cx('min-w-0 flex-1 bg-transparent outline-none', input, className)}
      />
      {after}
    </div>
  );
}
