import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestApi } from '../../testing/servers/start-api';

export async function columnsContaining(api: TestApi, word: string): Promise<string[]> {
  const columns = await api.sql<{ name: string; type: string; table: string; column: string }>(
    `SELECT format('%I.%I', n.nspname, c.relname) AS "table", quote_ident(a.attname) AS "column",
       format_type(a.atttypid, NULL) AS type,
       CASE WHEN n.nspname <> 'public' THEN n.nspname || '.' ELSE '' END || c.relname || '.' || a.attname AS name
     FROM pg_attribute AS a
     JOIN pg_class AS c ON c.oid = a.attrelid AND c.relkind IN ('r', 'p', 'm')
     JOIN pg_namespace AS n ON n.oid = c.relnamespace
     WHERE a.attnum > 0 AND NOT a.attisdropped AND n.nspname NOT IN ('pg_catalog', 'information_schema')
       AND n.nspname NOT LIKE 'pg_toast%'`,
  );
  const asText = (column: string, type: string) =>
    type === 'bytea' ? `encode(${column}, 'escape')` : `${column}::text`;
  const searches = columns.map(
    ({ name, table, column, type }) =>
      `SELECT '${name}' AS name WHERE EXISTS (SELECT FROM ${table} WHERE ${asText(column, type)} ILIKE $1)`,
  );
  const found = await api.sql<{ name: string }>(`${searches.join('\nUNION ALL\n')}\nORDER BY name`, [
    `%${word}%`,
  ]);
  return found.map(({ name }) => name);
}

export const filesContaining = (folder: string, word: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => `${path}\n${readFileSync(path, 'latin1')}`.toLowerCase().includes(word));
