import { buttonClass, type ButtonLook } from '@app/ui';
import type { ReactNode } from 'react';
import { openCalculator, prepareCalculator } from '../../lib/open-calculator';

interface QuoteButtonProps extends ButtonLook {
  /** Name of the material that the calculator shall arrive with. */
  material?: string;
  /** Replaces the looks of a button, for one that reads as a link. */
  className?: string;
  children: ReactNode;
}

/** Opens the calculator, and fetches it as soon as a visitor seems to want it. */
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
