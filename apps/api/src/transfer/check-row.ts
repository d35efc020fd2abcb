import { fits, isNullable, plainKindOf, type ColumnKind, type PlainKind } from './column-kind';
import type { Fault } from './check-value';
import type { ExportedTable } from './exported-tables';

const words: Record<PlainKind, string> = {
  text: 'a text',
  integer: 'a whole number',
  bigint: 'a whole number in quotes',
  numeric: 'a number in quotes',
  boolean: 'true or false',
  time: 'a time such as 2026-11-21T09:30:00.123+00:00',
  json: 'a value',
  texts: 'a list of texts',
  integers: 'a list of whole numbers',
};

const wordsFor = (kind: ColumnKind): string =>
  `${words[plainKindOf(kind)]}${isNullable(kind) ? ', or null' : ''}`;

/** Whether a row has the columns of its table, all of them and no other, each with a value of its kind. */
export function checkRow(row: Readonly<Record<string, unknown>>, table: ExportedTable): Fault | null {
  for (const field of Object.keys(row)) {
    if (Object.hasOwn(table.leftOut, field)) return { field, problem: 'it is never part of an export' };
    if (!Object.hasOwn(table.columns, field)) return { field, problem: 'there is no such column' };
  }
  for (const [field, kind] of Object.entries(table.columns)) {
    if (!Object.hasOwn(row, field)) return { field, problem: 'it is missing' };
    if (!fits(row[field], kind)) return { field, problem: `it must be ${wordsFor(kind)}` };
  }
  return null;
}
