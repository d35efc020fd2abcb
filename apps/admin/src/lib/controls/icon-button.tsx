import { cx } from '@app/ui';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { iconButtonClass } from './button-class';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  icon: LucideIcon;
  /** What a press does; there is no text to say it. */
  label: string;
  isDisabled?: boolean;
}

export function IconButton({ icon: Icon, label, isDisabled, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      disabled={isDisabled}
      className={cx(iconButtonClass, 'disabled:cursor-not-allowed disabled:text-ink-3', className)}
    >
      <Icon aria-hidden className="size-4" strokeWidth={1.75} />
    </button>
  );
}
