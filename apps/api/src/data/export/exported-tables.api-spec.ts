import { useApi } from '../../testing/use-api';
import type { PlainKind } from './column-kind';
import { exportedSequences, exportedTables, tablesLeftOut } from './exported-tables';

const api = useApi();

const kinds: Record<string, PlainKind> = {
  text: 'text',
  integer: 'integer',
  bigint: 'bigint',
  numeric: 'numeric',
  boolean: 'boolean',
  'timestamp with time zone': 'time',
  jsonb: 'json',
  'text[]': 'texts',
  'integer[]': 'integers',
};

it('is decided of every table whether an export contains it, and its columns are those of the database', async () => {
  const columns = await api.sql<{ table: string; column: string; type: string; isFilled: boolean }>(
    `SELECT relname AS "table", attname AS "column", format_type(atttypid, NULL) AS type, attnotnull AS "isFilled"
     FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
     WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND attnum > 0 AND NOT attisdropped`,
  );
  const inDatabase: Record<string, Record<string, string>> = {};
  for (const { table, column, type, isFilled } of columns) {
    const { leftOut = {} } = exportedTables[table] ?? {};
    inDatabase[table] ??= {};
    inDatabase[table][column] =
      column in leftOut ? 'left out' : `${kinds[type] ?? `of the type ${type}`}${isFilled ? '' : '?'}`;
  }
  const decided = Object.entries(exportedTables).map(([name, { columns: known, leftOut }]) => [
    name,
    { ...known, ...Object.fromEntries(Object.keys(leftOut).map((column) => [column, 'left out'])) },
  ]);
  const exported = Object.entries(inDatabase).filter(([name]) => !(name in tablesLeftOut));
  // A new table: say in exported-tables.ts whether it is exported, or why not and whether a restore empties it.
  expect(Object.fromEntries(exported)).toEqual(Object.fromEntries(decided));
  expect(Object.keys(tablesLeftOut).filter((name) => !(name in inDatabase))).toEqual([]);
});

it('is decided of every sequence: it goes on by itself, or the export says where', async () => {
  const free = await api.sql<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relkind = 'S' AND relnamespace = 'public'::regnamespace
       AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_class.oid AND deptype IN ('a', 'i'))`,
  );
  expect(free.map(({ name }) => name)).toEqual([...exportedSequences]);
});

it('has what is pointed at before what points to it, and never points to what is left out', async () => {
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

it('sorts every table by columns that no two rows share', async () => {
  const keys = await api.sql<{ table: string; columns: string[] }>(
    `SELECT conrelid::regclass::text AS "table",
       (SELECT array_agg(attname::text) FROM pg_attribute WHERE attrelid = conrelid AND attnum = ANY(conkey)) AS columns
     FROM pg_constraint WHERE contype = 'p' AND connamespace = 'public'::regnamespace`,
  );
  for (const { table, columns } of keys.filter((key) => key.table in exportedTables))
    expect({ table, order: exportedTables[table]?.order }).toEqual({
      table,
      order: expect.arrayContaining(columns) as string[],
    });
});
