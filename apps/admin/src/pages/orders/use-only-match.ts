import { useEffect, useRef } from 'react';

interface OnlyMatch {
  search: string | null;
  /** undefined, or of an earlier search, while the answer is on its way. */
  rows: readonly { id: string }[] | undefined;
  isRefreshing: boolean;
  open: (id: string) => void;
}

/**
 * Enter in the search opens the quote where it is the only one that fits: a reference or a phone number and one
 * key lead to the order.
 */
export function useOnlyMatch({ search, rows, isRefreshing, open }: OnlyMatch): (words: string) => void {
  const wanted = useRef<string | null>(null);
  const openWanted = () => {
    if (wanted.current === null || wanted.current !== (search ?? '') || isRefreshing || !rows) return;
    wanted.current = null;
    const [only, another] = rows;
    if (only && !another) open(only.id);
  };
  useEffect(openWanted);
  return (words) => {
    wanted.current = words || null;
    // What was found already is on the screen, and nothing more will come.
    openWanted();
  };
}
