import type { TestApi } from '../servers/start-api';

/**
 * A digest of every table and sequence, to detect any write; without security events and a queue's own delayed
 * bookkeeping.
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
  const sequencesSql = `SELECT format('%I.%I', schemaname, sequencename), coalesce(last_value, 0)::text FROM pg_sequences
    WHERE sequencename <> 'security_event_id_seq'`;
  const rows = await api.sql<{ name: string; digest: string }>(
    [...digests, sequencesSql].join('\nUNION ALL\n'),
  );
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
}
