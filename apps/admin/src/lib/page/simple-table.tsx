import { cx } from '@app/ui';
import type { ReactNode } from 'react';

interface SimpleTableProps {
  label?: string;
  /** The first is the row's name. */
  columns: readonly string[];
  /** Rows need an id if names can repeat. */
  rows: readonly { id?: string; name: string; cells: readonly ReactNode[] }[];
  /** Alignment of all columns but the name; `end` for numbers. */
  align?: 'start' | 'end';
  /** First numeric column; with `end` all are. */
  numbersFrom?: number;
  className?: string;
}

/** For a few named rows, without paging or links. */
export const SimpleTable = ({
  label,
  columns,
  rows,
  align = 'start',
  numbersFrom = align === 'end' ? 1 : Infinity,
  className,
}: SimpleTableProps) => (
  <table aria-label={label} className={cx('num w-full text-admin', className)}>
    <thead>
      <tr className="text-left text-caption text-ink-3 [&>th]:border-b [&>th]:border-line [&>th]:pr-3 [&>th]:pb-2 [&>th]:font-[500] [&>th:last-child]:pr-0">
        {columns.map((column, index) => (
          <th key={column} scope="col" className={cx(index >= numbersFrom && 'text-right')}>
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ id, name, cells }) => (
        <tr
          key={id ?? name}
          className="align-top [overflow-wrap:anywhere] [&>*]:border-b [&>*]:border-line [&>*]:py-2 [&>*]:pr-3 [&>*:last-child]:pr-0"
        >
          <th scope="row" className="text-left font-normal">
            {name}
          </th>
          {cells.map((cell, index) => (
            <td key={index} className={cx(index + 1 >= numbersFrom && 'text-right')}>
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
