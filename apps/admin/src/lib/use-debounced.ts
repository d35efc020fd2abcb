import { useEffect, useState } from 'react';

/** What was typed, once nobody has typed on for so long: a word is not asked for letter by letter. */
export function useDebounced(typed: string, pauseMs: number): string {
  const [paused, setPaused] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed, pauseMs]);
  return paused;
}
