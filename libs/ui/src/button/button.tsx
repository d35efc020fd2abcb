import { LoaderCircle, type LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from '../cx';
import { useDensity } from '../density/use-density';
import { buttonClass, type ButtonVariants } from './button-class';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'>, ButtonVariants {
  icon?: LucideIcon;
  isPending?: boolean;
  isDisabled?: boolean;
}

export function Button({
  kind,
  size,
  isFullWidth,
  icon,
  isPending = false,
  isDisabled = false,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const density = useDensity();
  const Icon = isPending ? LoaderCircle : icon;
  return (
    <button
      type="button"
      {...rest}
      disabled={isDisabled}
      aria-busy={isPending || undefined}
      aria-disabled={isPending || undefined}
      onClick={isPending ? (event) => event.preventDefault() : onClick}
      className={cx(buttonClass({ kind, size, isFullWidth }, density), className)}
    >
      {Icon && (
        <Icon
          className={cx(
            density ? 'size-4 flex-none' : 'size-4.5',
            isPending && 'animate-spin motion-reduce:animate-none',
          )}
          strokeWidth={density ? 1.75 : 2}
        />
      )}
      {children}
    </button>
  );
}
