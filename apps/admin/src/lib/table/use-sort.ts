import { useUrlState } from '../url/use-url-state';

export interface Sort {
  directionOf: (column: string) => 'ascending' | 'descending' | undefined;
  /** Up, then down, then as the list comes by itself. */
  turn: (column: string) => void;
}

/** The order of a list, in the page's address (`?sort=name`, `?sort=-name`; D33). */
export function useSort(): Sort {
  const url = useUrlState();
  const current = url.get('sort');
  return {
    directionOf: (column) =>
      current === column ? 'ascending' : current === `-${column}` ? 'descending' : undefined,
    turn: (column) => {
      const next = current === column ? `-${column}` : current === `-${column}` ? null : column;
      url.set({ sort: next });
    },
  };
}
