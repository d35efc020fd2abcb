import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/**
 * A link within the shop acts like one to another document: the new page is read from its top. Going back to
 * a page stays with the browser, which remembers where one was.
 */
export function useFreshPage(contentId: string): void {
  const [path] = useLocation();
  const shown = useRef(path);
  const isGoingBack = useRef(false);

  useEffect(() => {
    const remember = () => {
      // On the same page it has closed what lay over it.
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
