import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/**
 * A link within the shop acts like one to another document: the new page starts at its top. On Back the browser
 * restores the position.
 */
export function useScrollReset(contentId: string): void {
  const [path] = useLocation();
  const shown = useRef(path);
  const isGoingBack = useRef(false);

  useEffect(() => {
    const remember = () => {
      // On the same page Back has only closed an overlay.
      isGoingBack.current = window.location.pathname !== shown.current;
    };
    window.addEventListener('popstate', remember);
    return () => window.removeEventListener('popstate', remember);
  }, []);

  useEffect(() => {
    const isBack = isGoingBack.current;
    isGoingBack.current = false;
    if (shown.current === path) return;
    shown.current = path;
    if (isBack) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById(contentId)?.focus({ preventScroll: true });
  }, [path, contentId]);
}
