import { useSyncExternalStore } from 'react';

/** Whether a media query matches, kept up to date. Without a browser nothing matches. */
export const useMediaQuery = (query: string): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia?.(query);
      list?.addEventListener('change', onChange);
      return () => list?.removeEventListener('change', onChange);
    },
    () => window.matchMedia?.(query).matches === true,
    () => false,
  );

/** Below the design's first breakpoint. */
export const phoneQuery = '(max-width: 759.98px)';
/** Too low to show plan, picture and price together: only the price stays fixed. */
export const lowWindowQuery = '(max-height: 860px)';
/** Very low: zoomed in, or an on-screen keyboard covers half the screen. */
export const crampedWindowQuery = '(max-height: 560px)';
export const reducedMotionQuery = '(prefers-reduced-motion: reduce)';
/** Below it the admin's tables become cards and its panels full screens: the reverse of `wide` in its tokens. */
export const narrowAdminQuery = '(max-width: 900px)';
