import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/**
 * A link within the shop acts like one to another document: the new page starts at its top. On Back the browser
 * restores the position.
 */
export function useScrollReset(contentId: string): void {
  const [path] = useLocation();
  const lastPath = useRef(path);
  const isGoingBack = useRef(false);

  useEffect(() => {
    const onPopState = () => {
      // On the same page Back has only closed an overlay.
      isGoingBack.current = window.location.pathname !== lastPath.current;
    };
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, []);

  useEffect(() => {
    const isBack = isGoingBack.current;
    isGoingBack.current = false;
    if (lastPath.current === path) return;
    lastPath.current = path;
    if (isBack) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById(contentId)?.focus({ preventScroll: true });
  }, [path, contentId]);
}
