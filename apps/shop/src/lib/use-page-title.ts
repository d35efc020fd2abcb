import { useEffect } from 'react';

/** Names the page after what it shows, once that is known; whoever goes on finds the title of before. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    if (!title) return undefined;
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
}
