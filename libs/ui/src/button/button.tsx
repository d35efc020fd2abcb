import { LoaderCircle } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from '../cx';
import { buttonClass, type ButtonLook } from './button-class';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'>, ButtonLook {
  /** Work is under way: the button keeps its focus and its width, says so, and ignores further presses. */
  isPending?: boolean;
  isDisabled?: boolean;
}

export function Button({
  kind,
  size,
  isFullWidth,
  isPending = false,
  isDisabled = false,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={isDisabled}
      aria-busy={isPending || undefined}
      aria-disabled={isPending || undefined}
      onClick={isPending ? (event) => event.preventDefault() : onClick}
      className={cx(buttonClass({ kind, size, isFullWidth }), className)}
    >
      {isPending && <LoaderCircle aria-hidden className="size-4.5 animate-spin motion-reduce:animate-none" />}
      {children}
    </button>
  );
}
