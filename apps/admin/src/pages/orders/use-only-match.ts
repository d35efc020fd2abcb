import { useEffect, useRef } from 'react';

interface OnlyMatch<Row> {
  search: string | null;
  /** undefined, or of an earlier search, while the answer is on its way. */
  rows: readonly Row[] | undefined;
  isRefreshing: boolean;
  open: (row: Row) => void;
}

/**
 * Enter in the search opens the order or quote where it is the only one that fits: a reference or a phone number and one
 * key lead to it.
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
    // What was found already is on the screen, and nothing more will come.
    openWanted();
  };
}
