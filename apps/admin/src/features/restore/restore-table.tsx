import { wholeReferences } from '@app/ui';
import type { RestoreTable as Table } from '@app/contracts';
import { capitalised } from '../../lib/words';
import { tableNames, text } from './text';

const mostExamples = 5;
const head = 'border-b border-line pb-2 text-caption font-[500] text-ink-3';
const cell = 'py-2.5 align-top max-wide:block max-wide:py-0';
const count = `${cell} num pl-3 text-right max-wide:pl-0 max-wide:text-left max-wide:text-caption max-wide:text-ink-3`;

export const RestoreTable = ({ tables }: { tables: readonly Table[] }) => (
  <table role="table" aria-label={text.checked} className="w-full text-admin max-wide:block">
    <thead role="rowgroup" className="max-wide:sr-only">
      <tr role="row">
        <th role="columnheader" scope="col" className={`${head} w-[24%] text-left`}>
          {text.columns.data}
        </th>
        <th role="columnheader" scope="col" className={`${head} w-[11%] text-right`}>
          {text.columns.here}
        </th>
        <th role="columnheader" scope="col" className={`${head} w-[21%] text-right`}>
          {text.columns.after}
        </th>
        <th role="columnheader" scope="col" className={`${head} pl-8 text-left`}>
          {text.columns.change}
        </th>
      </tr>
    </thead>
    <tbody role="rowgroup" className="max-wide:block [&>tr:last-child]:border-b-0">
      {tables.map((table) => (
        <tr
          key={table.table}
          role="row"
          className="border-b border-line max-wide:flex max-wide:flex-wrap max-wide:gap-x-3 max-wide:gap-y-0.5 max-wide:py-2.5"
        >
          <th role="rowheader" scope="row" className={`${cell} text-left font-label max-wide:w-full`}>
            {tableName(table.table)}
          </th>
          <td role="cell" className={count}>
            {table.here.toLocaleString('en-GB')} <span className="wide:hidden">{text.hereShort}</span>
          </td>
          <td role="cell" className={count}>
            {table.inFile.toLocaleString('en-GB')} <span className="wide:hidden">{text.afterShort}</span>
          </td>
          <td role="cell" className={`${cell} pl-8 [overflow-wrap:anywhere] max-wide:w-full max-wide:pl-0`}>
            <Change table={table} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

function Change({ table: { create, update, remove, examples } }: { table: Table }) {
  const isMore = examples.length >= mostExamples && update + remove > examples.length;
  const changes = [
    create > 0 && <span className="text-ok">{text.create(create)}</span>,
    update > 0 && <span className="text-warn">{text.update(update)}</span>,
    remove > 0 && <span className="font-label text-bad">{text.remove(remove)}</span>,
  ].filter(Boolean);
  return (
    <>
      <p className="num flex flex-wrap gap-x-3">
        {changes.length === 0
          ? text.nothing
          : changes.map((change, index) => <span key={index}>{change}</span>)}
      </p>
      {examples.length > 0 && (
        <p className="text-caption text-ink-3">{wholeReferences(text.examples(examples, isMore))}</p>
      )}
    </>
  );
}

export const tableName = (table: string): string =>
  tableNames[table] ?? `${capitalised(table.replaceAll('_', ' '))}s`;
