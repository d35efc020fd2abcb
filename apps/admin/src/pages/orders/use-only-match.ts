import { useEffect, useRef } from 'react';

interface OnlyMatch<Row> {
  search: string | null;
  /** undefined or of an earlier search: still loading. */
  rows: readonly Row[] | undefined;
  isRefreshing: boolean;
  open: (row: Row) => void;
}

/**
 * Enter in the search opens the only match, so that a reference or phone number leads straight to its order or quote.
 */
export function useOnlyMatch<Row>({
  search,
  rows,
  isRefreshing,
  open,
}: OnlyMatch<Row>): (words: string) => void {
  const wanted = useRef<string | null>(null);
  const openWanted = () => {
    if (wanted.current === null || wanted.current !== (search ?? '') || isRefreshing || !rows) return;
    wanted.current = null;
    const [only, another] = rows;
    if (only && !another) open(only);
  };
  useEffect(openWanted);
  return (words) => {
    wanted.current = words || null;
    // Already loaded, so no later render will open it.
    openWanted();
  };
}
