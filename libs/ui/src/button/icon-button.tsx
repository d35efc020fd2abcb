import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from '../cx';

interface IconButtonProps extends ComponentProps<'button'> {
  icon: LucideIcon;
  /** What a press does; there is no text to say it. */
  label: string;
}

/** A 44 px target around a 20 px icon. */
export function IconButton({ icon: Icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className={cx(
        'grid size-11 flex-none place-items-center rounded-2 transition-colors hover:bg-sunken',
        className,
      )}
    >
      <Icon aria-hidden className="size-5" strokeWidth={1.5} />
    </button>
  );
}
