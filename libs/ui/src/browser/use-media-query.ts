import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches, kept up to date. Without a browser nothing matches. */
export function useMediaQuery(query: string): boolean {
  // Stable, as React subscribes again to a new function: with every key, before it is painted.
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia?.(query);
      list?.addEventListener('change', onChange);
      return () => list?.removeEventListener('change', onChange);
    },
    [query],
  );
  const matches = useCallback(() => window.matchMedia?.(query).matches === true, [query]);
  return useSyncExternalStore(subscribe, matches, () => false);
}

/** Below the design's first breakpoint. */
export const phoneQuery = '(max-width: 759.98px)';
/** Too low to show plan, picture and price together: only the price stays fixed. */
export const lowWindowQuery = '(max-height: 860px)';
/** Very low: zoomed in, or an on-screen keyboard covers half the screen. */
export const crampedWindowQuery = '(max-height: 560px)';
export const reducedMotionQuery = '(prefers-reduced-motion: reduce)';
/** Below it the admin's tables become cards and its panels full screens: the reverse of `wide` in its tokens. */
export const narrowAdminQuery = '(max-width: 900px)';
