import type { MigrationDifference } from '@app/contracts';
import { DifferenceRow } from './difference-row';
import { text } from './text';
import type { OverwriteChoice } from './use-overwriting';

interface DifferenceTableProps {
  label: string;
  differences: readonly MigrationDifference[];
  /** Without it the list tells of what has been done. */
  choice?: OverwriteChoice;
  /** Keys of the conflicts that were written over. */
  overwritten?: readonly string[];
}

const head = 'border-b border-line pb-2 text-left text-caption font-[500] text-ink-3';

/** Records that differ, one in a row; on a phone a row is two lines. Roles are said, as the grid would take them away. */
export const DifferenceTable = ({ label, differences, choice, overwritten }: DifferenceTableProps) => (
  <table role="table" aria-label={label} className="num w-full text-admin max-wide:block">
    <thead role="rowgroup" className="max-wide:sr-only">
      <tr role="row">
        <th role="columnheader" scope="col" className={`${head} w-5.5`}>
          <span className="sr-only">{text.differences}</span>
        </th>
        <th role="columnheader" scope="col" className={`${head} w-27.5`}>
          {text.columns.kind}
        </th>
        <th role="columnheader" scope="col" className={`${head} w-[19%]`}>
          {text.columns.record}
        </th>
        <th role="columnheader" scope="col" className={head}>
          {text.columns.difference}
        </th>
      </tr>
    </thead>
    <tbody role="rowgroup" className="max-wide:block [&>tr:last-child]:border-b-0">
      {differences.map((difference) => (
        <DifferenceRow
          key={difference.key}
          difference={difference}
          choice={choice}
          isOverwritten={overwritten?.includes(difference.key) ?? false}
        />
      ))}
    </tbody>
  </table>
);
