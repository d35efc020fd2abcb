import type { ReactNode } from 'react';

interface ComparisonTableProps {
  columns: readonly string[];
  /** What is compared, and what each side has. */
  rows: readonly { name: string; sides: readonly ReactNode[] }[];
}

/** What differs, side by side. */
export const ComparisonTable = ({ columns, rows }: ComparisonTableProps) => (
  <table className="num w-full max-w-200 table-fixed text-admin">
    <thead>
      <tr className="text-left text-caption text-ink-3">
        {columns.map((column) => (
          <th key={column} scope="col" className="border-b border-line pr-3 pb-1.5 font-[500]">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ name, sides }) => (
        <tr key={name} className="align-top [overflow-wrap:anywhere]">
          <th scope="row" className="border-b border-line py-1.5 pr-3 text-left font-label">
            {name}
          </th>
          {sides.map((side, index) => (
            <td key={index} className="border-b border-line py-1.5 pr-3">
              {side}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
