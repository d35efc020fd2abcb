import { useApi } from '../testing/use-api';
import { personalColumns } from './personal-columns';

const api = useApi();

/** Whatever somebody's words could stand in. */
const wordy = `'text', 'character varying', 'character', 'jsonb', 'json', 'bytea', 'ARRAY', 'USER-DEFINED'`;

it('is decided of every column what becomes of it when a person is erased', async () => {
  const columns = await api.sql<{ name: string }>(
    `SELECT table_name || '.' || column_name AS name
     FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE'
       AND data_type IN (${wordy}) ORDER BY 1`,
  );
  const decided = Object.entries(personalColumns).flatMap(([table, decisions]) =>
    Object.keys(decisions).map((column) => `${table}.${column}`),
  );
  // A new column: say in personal-columns.ts what becomes of it, and have it erased where it is somebody's.
  expect(columns.map(({ name }) => name).filter((name) => !decided.includes(name))).toEqual([]);
});

it('is decided of our own tables; besides these there are the queue’s alone', async () => {
  const schemas = await api.sql<{ name: string }>(
    `SELECT DISTINCT table_schema AS name FROM information_schema.tables
     WHERE table_schema NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`,
  );
  expect(schemas.map(({ name }) => name)).toEqual(['bullmq', 'public']);
});
