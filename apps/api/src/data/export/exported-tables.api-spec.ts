import { useApi } from '../../testing/servers/use-api';
import { exportedTables, readExportedColumns, excludedTables } from './exported-tables';

const api = useApi();

it('every table is exported or excluded, and each excluded column exists', async () => {
  const columns = await api.sql<{ table: string; column: string }>(
    `SELECT relname AS "table", attname AS "column" FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
     WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND attnum > 0 AND NOT attisdropped`,
  );
  const decided = [...Object.keys(exportedTables), ...Object.keys(excludedTables)];
  // For a new table, say in exported-tables.ts that it is exported, or why it is not.
  expect(decided.sort()).toEqual([...new Set(columns.map(({ table }) => table))].sort());
  const knownColumns = columns.map(({ table, column }) => `${table}.${column}`);
  const leftOut = Object.entries(exportedTables).flatMap(([table, { excluded: names = {} }]) =>
    Object.keys(names).map((column) => `${table}.${column}`),
  );
  expect(leftOut.filter((name) => !knownColumns.includes(name))).toEqual([]);
});

it('exports no column whose name suggests a secret', async () => {
  const exported = (await readExportedColumns((text, values) => api.sql(text, [...values]))).flatMap(
    ({ table, columns }) => columns.map((column) => `${table}.${column}`),
  );
  // Exclude the column in exported-tables.ts, or add it here if it is no secret.
  expect(
    exported.filter((name) => /\.\w*(secret|token|hash|password|session|idempotency)/.test(name)),
  ).toEqual([]);
});

it('lists referenced tables first, and has no references to excluded tables', async () => {
  const references = await api.sql<{ from: string; to: string }>(
    `SELECT DISTINCT conrelid::regclass::text AS "from", confrelid::regclass::text AS "to"
     FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND conrelid <> confrelid`,
  );
  const order = Object.keys(exportedTables);
  const exported = references.filter(({ from }) => order.includes(from));
  expect(exported.length).toBeGreaterThan(20);
  expect(
    exported.filter(({ from, to }) => !order.includes(to) || order.indexOf(to) > order.indexOf(from)),
  ).toEqual([]);
});
