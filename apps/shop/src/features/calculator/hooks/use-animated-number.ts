import { reducedMotionQuery, useMediaQuery } from '@app/ui';
import { useEffect, useRef, useState } from 'react';

/** How long the animation runs. */
export const animationMs = 200;

/** A whole number that counts to its new value; without delay with reduced motion. */
export function useAnimatedNumber(target: number): number {
  const isReduced = useMediaQuery(reducedMotionQuery);
  const [shown, setShown] = useState(target);
  const currentValue = useRef(target);

  useEffect(() => {
    const from = currentValue.current;
    if (from === target) return undefined;
    const startedAt = performance.now();
    let frame = 0;
    const advance = (now: number) => {
      const progress = isReduced ? 1 : Math.min(1, Math.max(0, (now - startedAt) / animationMs));
      currentValue.current = Math.round(from + (target - from) * (1 - (1 - progress) ** 3));
      setShown(currentValue.current);
      if (progress < 1) frame = requestAnimationFrame(advance);
    };
    frame = requestAnimationFrame(advance);
    return () => cancelAnimationFrame(frame);
  }, [target, isReduced]);

  return isReduced ? target : shown;
}
