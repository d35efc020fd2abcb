import { useEffect } from 'react';

/** Names the page after what it shows, once that is known. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    // The element and not `document.title`, which is the next page's by the time this one is left.
    const element = document.querySelector('title');
    if (!title || !element) return undefined;
    const before = element.textContent;
    element.textContent = title;
    return () => {
      element.textContent = before;
    };
  }, [title]);
}
