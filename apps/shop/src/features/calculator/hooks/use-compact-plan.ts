import { useState, type UIEvent } from 'react';

const shrinkAtPx = 48;
const growAtPx = 4;

/**
 * Whether the phone's plan stands small, because the step is being scrolled. Two thresholds: the plan's own
 * change of height moves the scroll position, and one threshold would make it flicker.
 */
export function useCompactPlan() {
  const [isCompact, setCompact] = useState(false);
  return {
    isCompact,
    onScroll: ({ currentTarget }: UIEvent<HTMLElement>) => {
      const top = currentTarget.scrollTop;
      setCompact((was) => (was ? top > growAtPx : top > shrinkAtPx));
    },
  };
}
