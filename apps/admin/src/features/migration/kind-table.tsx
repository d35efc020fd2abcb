import type { MigrationReport } from '@app/contracts';
import { countsByKind } from './report-counts';
import { text } from './text';

const columns = ['create', 'update', 'conflict', 'same'] as const;

/** How much of each type was created, updated, kept and left alone. */
export const KindTable = ({ report }: { report: MigrationReport }) => (
  <table aria-label={text.byKind} className="num mt-6 w-full text-admin">
    <thead>
      <tr className="border-b border-line text-caption text-ink-3 [&>th]:pb-2 [&>th]:font-[500]">
        <th scope="col" className="text-left">
          {text.kindColumns.kind}
        </th>
        {columns.map((column) => (
          <th key={column} scope="col" className="w-[17%] pl-2 text-right">
            {text.kindColumns[column]}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className="[&>tr:last-child]:border-b-0">
      {countsByKind(report).map((counts) => (
        <tr key={counts.kind} className="border-b border-line">
          <th scope="row" className="py-2 text-left font-normal">
            {text.manyKinds[counts.kind]}
          </th>
          {columns.map((column) => (
            <td key={column} className="py-2 pl-2 text-right">
              {counts[column]}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
