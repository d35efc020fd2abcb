import type { TestApi } from '../../../testing/servers/start-api';
import { exportedTables, excludedTables } from '../exported-tables';

interface Column {
  table: string;
  column: string;
  type: string;
  isFilled: boolean;
}

/** Marker text in everything that an export must not contain. */
export const canary = 'zyzzyva-never-to-be-seen';

/** An SQL value for each column type. Text values contain a UUID, so that they satisfy unique constraints. */
const valueByType: Record<string, string> = {
  text: `'${canary}' || gen_random_uuid()`,
  'character varying': `'${canary}' || gen_random_uuid()`,
  'text[]': `ARRAY['${canary}']`,
  jsonb: `jsonb_build_object('${canary}', '${canary}')`,
  bytea: `convert_to('${canary}', 'UTF8')`,
  integer: '1',
  bigint: '1',
  numeric: '1',
  boolean: 'true',
  date: 'now()',
  'timestamp with time zone': 'now()',
};

/**
 * Writes the canary into every column excluded from the export as `secret` or `session`, and inserts one canary row into every excluded table.
 * Constraints and triggers are removed for that.
 * @returns the places, as `table.column`
 */
export async function plantCanaries(api: TestApi): Promise<string[]> {
  const columns = await api.sql<Column>(
    `SELECT relname AS "table", attname AS "column", format_type(atttypid, NULL) AS type,
       atthasdef OR attidentity <> '' AS "isFilled"
     FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
     WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND attnum > 0 AND NOT attisdropped`,
  );
  const withText = columns.filter(holdsText);
  const secret = withText.filter(({ table, column }) =>
    /^(?:secret|session)/.test(exportedTables[table]?.excluded?.[column] ?? ''),
  );
  // schema_migration is skipped: exports contain the latest migration's name on purpose.
  const leftOut = withText.filter(({ table }) => table in excludedTables && table !== 'schema_migration');
  const tables = new Set(leftOut.map(({ table }) => table));
  await dropConstraintsAndTriggers(api, [...tables, ...secret.map(({ table }) => table)]);
  for (const { table, column, type } of secret)
    await api.sql(`UPDATE "${table}" SET "${column}" = ${valueByType[type]}`);
  for (const table of tables) {
    const own = columns.filter((column) => column.table === table && (holdsText(column) || !column.isFilled));
    await api.sql(
      `INSERT INTO "${table}" (${own.map(({ column }) => `"${column}"`).join()})
       VALUES (${own.map(({ type }) => valueByType[type]).join()})`,
    );
  }
  const searches = [...secret, ...leftOut].map(
    ({ table, column, type }) =>
      `SELECT '${table}.${column}' AS name WHERE EXISTS (SELECT FROM "${table}" WHERE ${
        type === 'bytea' ? `encode("${column}", 'escape')` : `"${column}"::text`
      } LIKE '%${canary}%')`,
  );
  return (await api.sql<{ name: string }>(searches.join(' UNION ALL '))).map(({ name }) => name);
}

const holdsText = ({ type }: Column): boolean => valueByType[type]?.includes(canary) ?? false;

async function dropConstraintsAndTriggers(api: TestApi, tables: readonly string[]): Promise<void> {
  const rules = await api.sql<{ text: string }>(
    `SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS text FROM pg_constraint
     WHERE contype IN ('c', 'f') AND conrelid::regclass::text = ANY($1)
     UNION ALL
     SELECT format('ALTER TABLE %s DISABLE TRIGGER %I', tgrelid::regclass, tgname) FROM pg_trigger
     WHERE tgfoid = 'forbid_changes'::regproc`,
    [tables],
  );
  await api.sql(rules.map(({ text }) => text).join(';'));
}
