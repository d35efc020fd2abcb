import { buttonClass, type ButtonVariants } from '@app/ui';
import type { ReactNode } from 'react';
import { openCalculator, preloadCalculator } from './open-calculator';

interface QuoteButtonProps extends ButtonVariants {
  /** Name of the material to start with. */
  material?: string;
  /** Replaces the button's classes, for a button styled as a link. */
  className?: string;
  children: ReactNode;
}

export function QuoteButton({ material, className, children, ...variants }: QuoteButtonProps) {
  return (
    <button
      type="button"
      className={className ?? buttonClass(variants)}
      onPointerEnter={preloadCalculator}
      onFocus={preloadCalculator}
      onTouchStart={preloadCalculator}
      onClick={() => openCalculator({ material })}
    >
      {children}
    </button>
  );
}
