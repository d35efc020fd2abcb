import { cx, Skeleton } from '@app/ui';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link } from 'wouter';
import { useUrlState } from '../use-url-state';
import { columnClass, type Column, type DataTableProps } from './columns';

const expectedRows = 8;

const cellClass = 'border-b border-line px-2.25 first:pl-4.5 last:pr-4.5';

/** A click on a row opens it, but not on a control inside. */
const isOnControl = ({ target }: MouseEvent) =>
  target instanceof Element && target.closest('a, button, input, select, label, [role=menu]') !== null;

const visibleColumnsOf = <Row,>({ columns, openId }: Pick<DataTableProps<Row>, 'columns' | 'openId'>) =>
  columns.filter((column) => !(openId && column.hideWhen === 'beside-panel'));

interface RowTableProps<Row> extends Omit<DataTableProps<Row>, 'card' | 'empty'> {
  /** For rows with a page of their own; undefined: opens the panel. */
  rowHref?: (row: Row) => string | undefined;
  isDimmed?: (row: Row) => boolean;
}

export function RowTable<Row>({
  label,
  list,
  columns,
  rowId,
  openId = null,
  onOpen,
  rowHref,
  isDimmed,
}: RowTableProps<Row>) {
  const sort = useSort();
  const visibleColumns = visibleColumnsOf({ columns, openId });
  const classOf = (column: Column<Row>) => cx(cellClass, columnClass(column));
  /** The first cell opens the row. */
  const firstCell = (row: Row) => {
    const href = rowHref?.(row);
    const content = visibleColumns[0]?.cell(row);
    if (href !== undefined)
      return (
        <Link href={href} className="block max-w-full">
          {content}
        </Link>
      );
    if (!onOpen) return content;
    return (
      <button
        type="button"
        aria-expanded={String(rowId(row)) === openId}
        onClick={() => onOpen(row)}
        className="block max-w-full text-left font-label"
      >
        {content}
      </button>
    );
  };
  return (
    <div className="relative overflow-x-auto rounded-3 border border-line bg-surface">
      <table aria-label={label} className="num w-full border-separate border-spacing-0 text-small">
        <thead>
          <tr>
            {visibleColumns.map((column, index) => (
              <th
                key={index}
                scope="col"
                aria-sort={column.sort ? sort.directionOf(column.sort) : undefined}
                className={cx(
                  classOf(column),
                  'h-9.5 bg-raised text-caption font-label whitespace-nowrap text-ink-3',
                )}
              >
                {column.sort ? (
                  <SortButton column={column.sort} label={column.header} sort={sort} />
                ) : (
                  <span className={column.isHeaderHidden ? 'sr-only' : undefined}>{column.header}</span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="[&>tr:last-child>td]:border-b-0">
          {list.rows?.map((row) => {
            const id = String(rowId(row));
            const isOpen = id === openId;
            return (
              <tr
                key={id}
                onClick={onOpen && ((event) => !isOnControl(event) && onOpen(row))}
                className={cx(
                  onOpen && 'cursor-pointer',
                  isOpen ? 'bg-chalk-tint' : cx(isDimmed?.(row) && 'bg-paper', onOpen && 'hover:bg-raised'),
                )}
              >
                {visibleColumns.map((column, index) => (
                  <td key={index} className={cx(classOf(column), 'h-14 py-1.5')}>
                    {index === 0 ? firstCell(row) : column.cell(row)}
                  </td>
                ))}
              </tr>
            );
          }) ??
            Array.from({ length: expectedRows }, (_, index) => (
              <tr key={index}>
                {visibleColumns.map((column, place) => (
                  <td key={place} className={cx(classOf(column), 'h-14')}>
                    <Skeleton
                      className={cx(
                        'h-4',
                        column.skeletonClass ?? 'w-20',
                        column.align === 'end' && 'ml-auto',
                      )}
                    />
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}

interface SortButtonProps {
  column: string;
  label: string;
  sort: Sort;
}

const icons = { ascending: ArrowUp, descending: ArrowDown } as const;

function SortButton({ column, label, sort }: SortButtonProps) {
  const direction = sort.directionOf(column);
  const Icon = direction ? icons[direction] : ChevronsUpDown;
  return (
    <button
      type="button"
      onClick={() => sort.toggle(column)}
      className={cx('inline-flex min-h-8 items-center gap-1 hover:text-ink', direction && 'text-ink')}
    >
      {label}
      <Icon aria-hidden className="size-3.5" strokeWidth={1.75} />
    </button>
  );
}

interface Sort {
  directionOf: (column: string) => 'ascending' | 'descending' | undefined;
  /** Ascending, descending, then the list's default. */
  toggle: (column: string) => void;
}

/** In the page's address (`?sort=name`, `?sort=-name`; D33). */
function useSort(): Sort {
  const url = useUrlState();
  const current = url.get('sort');
  const directionOf = (column: string) => {
    if (current === column) return 'ascending';
    return current === `-${column}` ? 'descending' : undefined;
  };
  return {
    directionOf,
    toggle: (column) => {
      const next = { ascending: `-${column}`, descending: null, none: column };
      url.set({ sort: next[directionOf(column) ?? 'none'] });
    },
  };
}
