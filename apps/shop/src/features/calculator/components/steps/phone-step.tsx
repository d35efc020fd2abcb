import type { Contradiction, Selection } from '@app/configuration';
import { crampedWindowQuery, cx, useMediaQuery } from '@app/ui';
import { useState, type ReactNode } from 'react';
import { SelectionPlan } from '../plan-panel';

interface PhoneStepProps {
  selection: Selection;
  contradictions: readonly Contradiction[];
  /** The plan stays visible in its smallest height while scrolling; otherwise it scrolls away. */
  isPlanKept: boolean;
  children: ReactNode;
}

/** Scroll distance after which the wall and the space above the stone are out of view. */
const compactFromPx = 22;

/**
 * One step on a phone, below its plan; mounted again for each step. The plan's area has a fixed height, so that nothing
 * moves under a finger about to press.
 */
export function PhoneStep({ selection, contradictions, isPlanKept, children }: PhoneStepProps) {
  const isCramped = useMediaQuery(crampedWindowQuery);
  const [isScrolled, setScrolled] = useState(false);
  const isPlanSticky = isPlanKept && !isCramped;
  const isCompact = isCramped || (isPlanSticky && isScrolled);
  return (
    <div
      onScroll={({ currentTarget }) => setScrolled(currentTarget.scrollTop > compactFromPx)}
      className={cx(
        'relative min-h-0 flex-1 overflow-y-auto overscroll-contain border-t border-line scroll-pb-30 px-5 pb-8',
        isPlanSticky && 'scroll-pt-30',
      )}
    >
      <div
        className={cx(
          'own-colors -mx-5 flex items-center border-b border-line bg-plan px-5 pb-2',
          isCramped ? 'h-28.25' : 'h-39.25',
          isPlanSticky && 'sticky -top-11 z-10',
          isPlanSticky && isCompact ? 'pt-13' : 'pt-2',
        )}
      >
        <SelectionPlan
          selection={selection}
          contradictions={contradictions}
          maxHeightPx={isCompact ? 96 : 140}
        />
      </div>
      {children}
    </div>
  );
}
