import { cx } from '@app/ui';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { Sort } from './use-sort';

interface SortButtonProps {
  column: string;
  label: string;
  sort: Sort;
}

const icons = { ascending: ArrowUp, descending: ArrowDown } as const;

/** A column's name that sorts by it; the column's cell says the direction to screen readers. */
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
