import { useEffect, useRef } from 'react';

interface OnlyMatchOptions<Row> {
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
}: OnlyMatchOptions<Row>): (input: string) => void {
  const pendingSearch = useRef<string | null>(null);
  const openIfOnlyMatch = () => {
    if (pendingSearch.current === null || pendingSearch.current !== (search ?? '') || isRefreshing || !rows)
      return;
    pendingSearch.current = null;
    const [only, another] = rows;
    if (only && !another) open(only);
  };
  useEffect(openIfOnlyMatch);
  return (input) => {
    pendingSearch.current = input || null;
    // Already loaded, so no later render will open it.
    openIfOnlyMatch();
  };
}
