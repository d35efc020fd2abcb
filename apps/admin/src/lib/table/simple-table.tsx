import { cx } from '@app/ui';
import type { ReactNode } from 'react';
import { columnClass, type ColumnLayout } from './columns';

export interface SimpleColumn<Row> extends ColumnLayout {
  /** If no column has one, the table has no head. */
  header?: ReactNode;
  /** Names the row; the first column unless another does. */
  isRowHeader?: boolean;
  cell: (row: Row) => ReactNode;
  /** A small line below. */
  detail?: (row: Row) => ReactNode;
  /** A cell of a last row, such as a total. */
  footer?: ReactNode;
  /** Classes of its cells. */
  className?: string;
}

interface SimpleTableProps<Row> {
  label?: string;
  columns: readonly SimpleColumn<Row>[];
  rows: readonly Row[];
  /** React key; absent: rows never change places. */
  rowId?: (row: Row) => string | number;
  /** Columns of the grid that a row becomes below 901 px. */
  stackedClass?: string;
  cellClass?: string;
  className?: string;
}

/** For a few named rows, without paging or links. Roles are explicit, as `display: grid` removes the table's own. */
export function SimpleTable<Row>(props: SimpleTableProps<Row>) {
  const { label, columns, rows, rowId, stackedClass, cellClass = 'py-2 pr-3 last:pr-0', className } = props;
  const whenStacked = (classes: string) => stackedClass && classes;
  const hasHead = columns.some(({ header }) => header !== undefined);
  const rowHeaderColumn = columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0];
  const row = (key: string | number, content: (column: SimpleColumn<Row>) => ReactNode) => (
    <tr key={key} role="row" className={cx('align-top', whenStacked(`max-wide:grid ${stackedClass}`))}>
      {columns.map((column, index) => {
        const cellClasses = cx(
          cellClass,
          columnClass(column),
          whenStacked('max-wide:block max-wide:py-0'),
          column.className,
        );
        return column === rowHeaderColumn ? (
          <th key={index} role="rowheader" scope="row" className={cx('font-normal', cellClasses)}>
            {content(column)}
          </th>
        ) : (
          <td key={index} role="cell" className={cellClasses}>
            {content(column)}
          </td>
        );
      })}
    </tr>
  );
  return (
    <table
      role="table"
      aria-label={label}
      className={cx('num w-full text-small', whenStacked('max-wide:block'), className)}
    >
      {hasHead && (
        <thead role="rowgroup" className={cx(whenStacked('max-wide:sr-only'))}>
          <tr role="row" className="text-caption text-ink-3">
            {columns.map((column, index) => (
              <th
                key={index}
                role="columnheader"
                scope="col"
                className={cx(cellClass, 'pt-0 pb-2 font-label', columnClass(column))}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody
        role="rowgroup"
        className={cx(
          'divide-y divide-line border-line',
          hasHead && 'border-t',
          whenStacked('max-wide:block max-wide:border-t-0'),
        )}
      >
        {rows.map((item, index) =>
          row(rowId?.(item) ?? index, (column) => <CellContent row={item} column={column} />),
        )}
      </tbody>
      {columns.some(({ footer }) => footer !== undefined) && (
        <tfoot role="rowgroup" className="border-t border-line">
          {row('footer', ({ footer }) => footer)}
        </tfoot>
      )}
    </table>
  );
}

function CellContent<Row>({
  row,
  column: { cell, detail, isAmount },
}: {
  row: Row;
  column: SimpleColumn<Row>;
}) {
  const small = detail?.(row);
  return (
    <>
      {isAmount ? <span translate="no">{cell(row)}</span> : cell(row)}
      {small && <small className="block text-caption font-normal text-ink-3">{small}</small>}
    </>
  );
}
