import { attachmentKey, type Attachment } from '../../attachments';
import type { Snapshot } from '../../database/snapshot';
import { plainKindOf, type ColumnKind, type PlainKind } from './column-kind';
import { exportedTables, type ExportedTable } from './exported-tables';

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

const picture = /\/api\/images\/([A-Za-z0-9_-]{1,100}\.(?:jpg|avif))/g;

/** Tables whose rows name pictures by their addresses: colours, and quotes, which keep those that they were made with. */
const withPictures: readonly string[] = ['color', 'quote'];

/** The keys in the object storage of the files that a row names; pictures that ship with the product are none. */
export function namedFiles(table: string, row: string): string[] {
  if (withPictures.includes(table)) return [...row.matchAll(picture)].map(([, name]) => `images/${name}`);
  if (table === 'attachment') return [attachmentKey(JSON.parse(row) as Attachment)];
  return [];
}

/** The keys in the object storage of all files that rows name, sorted. */
export async function keysNamedBy(snapshot: Snapshot): Promise<string[]> {
  const keys = new Set<string>();
  for (const name of [...withPictures, 'attachment']) {
    const table = exportedTables[name];
    if (!table) throw new Error(`${name} is not exported`);
    for await (const rows of snapshot.inBatches<{ row: string }>(selectRows(name, table)))
      for (const { row } of rows) for (const key of namedFiles(name, row)) keys.add(key);
  }
  return [...keys].sort();
}
