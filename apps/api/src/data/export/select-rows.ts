import { plainKindOf, type ColumnKind, type PlainKind } from './column-kind';
import type { ExportedTable } from './exported-tables';

/** Numbers that a reader of JSON might round. */
const asText: readonly PlainKind[] = ['bigint', 'numeric'];

const read = ([column, kind]: [string, ColumnKind]): string =>
  asText.includes(plainKindOf(kind)) ? `t."${column}"::text` : `t."${column}"`;

/** Texts by their bytes: how a database sorts them by itself depends on where it was made. */
const by = ({ columns }: ExportedTable, column: string): string =>
  `t."${column}"${columns[column] === 'text' ? ' COLLATE "C"' : ''}`;

/** All rows of a table as PostgreSQL writes them in JSON, each on a line of its own: `row`. */
export function selectRows(name: string, table: ExportedTable): string {
  const columns = Object.entries(table.columns).map((entry) => `${read(entry)} AS "${entry[0]}"`);
  return `
    SELECT (SELECT row_to_json(r) FROM (SELECT ${columns.join(', ')}) AS r)::text AS row
    FROM "${name}" AS t ORDER BY ${table.order.map((column) => by(table, column)).join(', ')}`;
}

/** The last number that each sequence gave out; null: none yet. */
export const selectSequences = (names: readonly string[]): string => `
  SELECT sequencename AS name, last_value::text AS last FROM pg_sequences
  WHERE schemaname = 'public' AND sequencename IN (${names.map((name) => `'${name}'`).join(', ')}) ORDER BY 1`;
