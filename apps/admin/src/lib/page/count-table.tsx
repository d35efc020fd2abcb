import { cx } from '@app/ui';

interface CountTableProps {
  label: string;
  /** Of the names, and of each of their counts. */
  columns: readonly string[];
  rows: readonly { name: string; counts: readonly number[] }[];
  className?: string;
}

/** How many there are of each name, by one count or several. */
export const CountTable = ({ label, columns, rows, className }: CountTableProps) => (
  <table aria-label={label} className={cx('num w-full text-admin', className)}>
    <thead>
      <tr className="border-b border-line text-caption text-ink-3 [&>th]:pb-2 [&>th]:font-[500]">
        {columns.map((column, index) => (
          <th key={column} scope="col" className={index === 0 ? 'text-left' : 'w-[17%] pl-2 text-right'}>
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className="[&>tr:last-child]:border-b-0">
      {rows.map(({ name, counts }) => (
        <tr key={name} className="border-b border-line">
          <th scope="row" className="py-2 text-left font-normal">
            {name}
          </th>
          {counts.map((count, index) => (
            <td key={index} className="py-2 pl-2 text-right">
              {count.toLocaleString('en-GB')}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
