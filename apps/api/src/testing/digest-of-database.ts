import type { TestApi } from './start-api';

/**
 * What stands in every table and every sequence, by its name: whatever was written to the database shows in it, but for
 * the notes about who was kept out, and what a queue notes about itself some time after it was connected.
 */
export async function digestOfDatabase(api: Pick<TestApi, 'sql'>): Promise<Record<string, string>> {
  const tables = await api.sql<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname <> 'information_schema' AND schemaname !~ '^pg_' AND tablename <> 'security_event'
       AND (schemaname, tablename) <> ('bullmq', 'meta')`,
  );
  const digests = tables.map(
    ({ name }) =>
      `SELECT '${name}' AS name, md5(coalesce(string_agg(row::text, E'\\n' ORDER BY row::text), '')) AS digest
       FROM ${name} AS row`,
  );
  const sequences = `SELECT format('%I.%I', schemaname, sequencename), coalesce(last_value, 0)::text FROM pg_sequences
    WHERE sequencename <> 'security_event_id_seq'`;
  const rows = await api.sql<{ name: string; digest: string }>([...digests, sequences].join('\nUNION ALL\n'));
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
}
