import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from '../cx';
import type { Density } from '../density/density';
import { useDensity } from '../density/use-density';

const shopIconButton: Density['iconButton'] = {
  frame: 'size-11 rounded-2 hover:bg-sunken',
  icon: { size: 'size-5', strokeWidth: 1.5 },
  hasTitle: false,
};

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  icon: LucideIcon;
  /** What a press does; there is no text to say it. */
  label: string;
  isDisabled?: boolean;
}

/** A target of 44 px around an icon, smaller with a mouse where many stand together. */
export function IconButton({ icon: Icon, label, isDisabled, className, ...rest }: IconButtonProps) {
  const { frame, icon, hasTitle } = useDensity()?.iconButton ?? shopIconButton;
  return (
    <button
      type="button"
      aria-label={label}
      title={hasTitle ? label : undefined}
      {...rest}
      disabled={isDisabled}
      className={cx(
        'grid flex-none place-items-center transition-colors disabled:cursor-not-allowed disabled:text-ink-3',
        frame,
        className,
      )}
    >
      <Icon aria-hidden className={icon.size} strokeWidth={icon.strokeWidth} />
    </button>
  );
}
