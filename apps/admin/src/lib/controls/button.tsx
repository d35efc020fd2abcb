import { cx } from '@app/ui';
import { LoaderCircle, type LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { buttonClass, type ButtonKind } from './button-class';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  kind?: ButtonKind;
  icon?: LucideIcon;
  /** Work is under way: the button keeps its focus, says so and ignores further presses. */
  isPending?: boolean;
  isDisabled?: boolean;
}

export function Button({
  kind,
  icon,
  isPending = false,
  isDisabled = false,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const Icon = isPending ? LoaderCircle : icon;
  return (
    <button
      type="button"
      {...rest}
      disabled={isDisabled}
      aria-busy={isPending || undefined}
      aria-disabled={isPending || undefined}
      onClick={isPending ? (event) => event.preventDefault() : onClick}
      className={cx(buttonClass(kind), className)}
    >
      {Icon && (
        <Icon
          aria-hidden
          className={cx('size-4 flex-none', isPending && 'animate-spin motion-reduce:animate-none')}
          strokeWidth={1.75}
        />
      )}
      {children}
    </button>
  );
}
