import { type ColumnKind, type PlainKind, fits, isNullable, plainKindOf } from './column-kind';
import type { ExportedTable } from './exported-tables';

/** Something that is wrong within a value. */
export interface Fault {
  /** Such as `snapshot.color.name`; empty: the value itself. */
  field: string;
  problem: string;
}

/** Names that lead to the machinery of a JavaScript object. No row of ours has them. */
const forbidden: readonly string[] = ['__proto__', 'constructor', 'prototype'];
const deepest = 64;

/** PostgreSQL can keep neither U+0000 nor half of a character. */
const unstorable = /\0|\p{Surrogate}/u;

/** What must stand nowhere in an export, at whatever depth. */
export function findFault(value: unknown, depth = 0): Fault | null {
  const fault = (problem: string): Fault => ({ field: '', problem });
  if (typeof value === 'string') return unstorable.test(value) ? fault('a character cannot be kept') : null;
  if (typeof value !== 'object' || value === null) return null;
  if (depth === deepest) return fault('it is nested too deeply');
  for (const key of Object.keys(value)) {
    if (unstorable.test(key)) return fault('a name has a character that cannot be kept');
    const found = forbidden.includes(key)
      ? fault(`the name ${key} is forbidden`)
      : findFault((value as Record<string, unknown>)[key], depth + 1);
    if (found) return { ...found, field: found.field ? `${key}.${found.field}` : key };
  }
  return null;
}

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
