import { cx } from '@app/ui';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { useUrlState } from '../url/use-url-state';

interface SortButtonProps {
  column: string;
  label: string;
  sort: Sort;
}

const icons = { ascending: ArrowUp, descending: ArrowDown } as const;

export function SortButton({ column, label, sort }: SortButtonProps) {
  const direction = sort.directionOf(column);
  const Icon = direction ? icons[direction] : ChevronsUpDown;
  return (
    <button
      type="button"
      onClick={() => sort.turn(column)}
      className={cx('inline-flex min-h-8 items-center gap-1 hover:text-ink', direction && 'text-ink')}
    >
      {label}
      <Icon aria-hidden className="size-3.5" strokeWidth={1.75} />
    </button>
  );
}

interface Sort {
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
