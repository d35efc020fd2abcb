import { cx } from '@app/ui';
import { X } from 'lucide-react';
import type { ComponentProps } from 'react';

/** In the corner of a picture. */
export const RemoveButton = ({ className = 'top-1 right-1', ...button }: ComponentProps<'button'>) => (
  <button
    type="button"
    {...button}
    className={cx(
      'absolute grid size-7 place-items-center rounded-full border border-line bg-surface text-ink-2 before:absolute before:-inset-2 hover:text-bad',
      className,
    )}
  >
    <X className="size-4" strokeWidth={1.75} />
  </button>
);
