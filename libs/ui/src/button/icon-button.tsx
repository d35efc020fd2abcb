import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from '../cx';
import { useDensity } from '../density/use-density';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  icon: LucideIcon;
  /** The accessible name, as there is no text. */
  label: string;
  isDisabled?: boolean;
}

/** An icon with a touch target of 44 px, smaller with a mouse in dense views. */
export function IconButton({ icon: Icon, label, isDisabled, className, ...rest }: IconButtonProps) {
  const dense = useDensity()?.iconButton;
  return (
    <button
      type="button"
      aria-label={label}
      title={dense && label}
      {...rest}
      disabled={isDisabled}
      className={cx(
        'grid flex-none place-items-center transition-colors disabled:cursor-not-allowed disabled:text-ink-3',
        dense ? dense.frame : 'size-11 rounded-2 hover:bg-sunken',
        className,
      )}
    >
      <Icon className={dense ? dense.icon : 'size-5'} strokeWidth={dense ? 1.75 : 1.5} />
    </button>
  );
}
