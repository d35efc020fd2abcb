import { useEffect } from 'react';

export function usePageTitle(title: string | null): void {
  useEffect(() => {
    // The element and not `document.title`, which is already the next page's on unmount.
    const element = document.querySelector('title');
    if (!title || !element) return undefined;
    const before = element.textContent;
    element.textContent = title;
    return () => {
      element.textContent = before;
    };
  }, [title]);
}
