import { cx } from '@app/ui';
import type { ReactNode } from 'react';
import { crampedWindowQuery, useMediaQuery } from '../../../lib/use-media-query';
import type { Selection } from '../configuration/selection';
import { useCompactPlan } from '../hooks/use-compact-plan';
import { SelectionPlan } from './plan-panel';

/** One step on a phone: the plan stays above and shrinks while the step is scrolled. Mounted anew for each step. */
export function PhoneStep({ selection, children }: { selection: Selection; children: ReactNode }) {
  const isCramped = useMediaQuery(crampedWindowQuery);
  const plan = useCompactPlan();
  return (
    <>
      {!isCramped && (
        <div className="own-colors flex-none border-y border-line bg-plan px-5 py-2">
          <SelectionPlan selection={selection} maxHeightPx={plan.isCompact ? 96 : 150} />
        </div>
      )}
      <div
        onScroll={plan.onScroll}
        className={cx(
          'relative min-h-0 flex-1 overflow-y-auto overscroll-contain scroll-pb-30 px-5 pb-8',
          isCramped && 'border-t border-line',
        )}
      >
        {isCramped && <SelectionPlan selection={selection} maxHeightPx={96} />}
        {children}
      </div>
    </>
  );
}
