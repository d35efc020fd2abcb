import { buttonClass, type ButtonLook } from '@app/ui';
import type { ReactNode } from 'react';
import { openCalculator, prepareCalculator } from './open-calculator';

interface QuoteButtonProps extends ButtonLook {
  /** Name of the material to start with. */
  material?: string;
  /** Replaces the button's classes, for one that looks like a link. */
  className?: string;
  children: ReactNode;
}

export function QuoteButton({ material, className, children, ...look }: QuoteButtonProps) {
  return (
    <button
      type="button"
      className={className ?? buttonClass(look)}
      onPointerEnter={prepareCalculator}
      onFocus={prepareCalculator}
      onTouchStart={prepareCalculator}
      onClick={() => openCalculator({ material })}
    >
      {children}
    </button>
  );
}
