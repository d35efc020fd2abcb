import { useApi } from '../testing/use-api';
import { isDecided } from './personal-columns';

const api = useApi();

/** Whatever somebody's words could stand in. */
const wordy = `'text', 'character varying', 'character', 'jsonb', 'json', 'bytea', 'ARRAY', 'USER-DEFINED'`;
/** What says of itself that it is one of few words, or an id of ours. */
const closed = String.raw`^CHECK \(\(\w+ (= ANY \(ARRAY\[|~ '\^\[A-Za-z0-9_-\]\{21\}\[AQgw\]\$')`;

it('is decided of every column what becomes of it when a person is erased', async () => {
  const columns = await api.sql<{ table: string; column: string }>(
    `SELECT table_name AS "table", column_name AS "column"
     FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND data_type IN (${wordy})
       AND NOT EXISTS (
         SELECT FROM pg_constraint
         WHERE conrelid = table_name::regclass AND conkey = ARRAY[ordinal_position::smallint]
           AND (contype = 'f' OR (contype = 'c' AND pg_get_constraintdef(pg_constraint.oid) ~ $1)))
     ORDER BY 1, 2`,
    [closed],
  );
  // A new column: have it erased in erased-rows.ts where it is somebody's, or say in personal-columns.ts why it is not.
  expect(columns.filter(({ table, column }) => !isDecided(table, column))).toEqual([]);
  const words = { table: 'quote', column: 'notes' };
  expect(columns).toContainEqual(words);
  for (const column of ['status', 'replaces_quote_id', 'id'])
    expect(columns).not.toContainEqual({ table: 'quote', column });
});

it('is decided of our own tables; besides these there are the queue’s alone', async () => {
  const schemas = await api.sql<{ name: string }>(
    `SELECT DISTINCT table_schema AS name FROM information_schema.tables
     WHERE table_schema NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`,
  );
  expect(schemas.map(({ name }) => name)).toEqual(['bullmq', 'public']);
});
