import { useApi } from '../../testing/use-api';
import { exportedTables, readExportedColumns, tablesLeftOut } from './exported-tables';

const api = useApi();

it('every table is decided on, and each column left out exists', async () => {
  const columns = await api.sql<{ table: string; column: string }>(
    `SELECT relname AS "table", attname AS "column" FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
     WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND attnum > 0 AND NOT attisdropped`,
  );
  const decided = [...Object.keys(exportedTables), ...Object.keys(tablesLeftOut)];
  // A new table: say in exported-tables.ts whether it is exported, or why not.
  expect(decided.sort()).toEqual([...new Set(columns.map(({ table }) => table))].sort());
  const known = columns.map(({ table, column }) => `${table}.${column}`);
  const leftOut = Object.entries(exportedTables).flatMap(([table, { leftOut: names = {} }]) =>
    Object.keys(names).map((column) => `${table}.${column}`),
  );
  expect(leftOut.filter((name) => !known.includes(name))).toEqual([]);
});

it('exports no column whose name suggests a secret', async () => {
  const exported = (await readExportedColumns((text, values) => api.sql(text, [...values]))).flatMap(
    ({ table, columns }) => columns.map((column) => `${table}.${column}`),
  );
  // Leave it out in exported-tables.ts; or add it here, where it is none.
  expect(
    exported.filter((name) => /\.\w*(secret|token|hash|password|session|idempotency)/.test(name)),
  ).toEqual([]);
});

it('orders referenced tables first, and never refers to tables left out', async () => {
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
