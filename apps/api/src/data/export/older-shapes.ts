import { addedIn, describe, exportedTables, type ExportedTable } from './exported-tables';

/** Whether files of a version may lack a table, or a column such as `quote.stage_since`. */
export const isLaterThan = (version: number, name: string): boolean => (addedIn[name] ?? 1) > version;

/** Tables that files of earlier versions have, and of which nothing reads the rows any more. */
const removedIn: Readonly<Record<string, number>> = { deposit_person: 3 };

export const isRemovedSince = (version: number, table: string): boolean => (removedIn[table] ?? 0) > version;

/** Kept, as what checks rows by a schema keeps what it made of it. */
const shapes = new Map<string, ExportedTable>();

/** A table as files have it that were written before some of its columns. */
export function withoutColumns(table: string, lacked: readonly string[]): ExportedTable {
  const whole = exportedTables[table];
  if (!whole) throw new Error(`${table} is not exported`);
  if (lacked.length === 0) return whole;
  const name = `${table} ${lacked.join(' ')}`;
  const columns = Object.entries(whole.columns).filter(([column]) => !lacked.includes(column));
  const shape = shapes.get(name) ?? { ...whole, ...describe(Object.fromEntries(columns)) };
  shapes.set(name, shape);
  return shape;
}
