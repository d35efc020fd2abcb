import { Client } from 'pg';
import { listenerName } from '../../../database/notifications';

/** What a backup would be restored into. */
export interface Target {
  name: string;
  /** Major version of the server. */
  major: number;
  /** Holds nothing but what the product itself puts into every new database. */
  isEmpty: boolean;
  /** Connections of a shop that runs on it. */
  connections: number;
}

/** Filled by triggers, workers and migrations. */
const always = [
  'schema_migration',
  'catalogue_version',
  'quote_tally',
  'worker_heartbeat',
  'backup_run',
  'retention_run',
  'migration_run',
  'data_restore',
  'erasure',
  'security_event',
  'use_counter',
];

/** Looks at a database before anything is done to it. */
export async function lookAtTarget(databaseUrl: string): Promise<Target> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<Omit<Target, 'isEmpty'> & { tables: string[] }>(
      `SELECT current_database() AS name, current_setting('server_version_num')::integer / 10000 AS major,
         (SELECT count(*)::integer FROM pg_stat_activity
           WHERE datname = current_database()
             AND (application_name = 'vanity-tops' OR starts_with(application_name, $2))) AS connections,
         ARRAY(SELECT format('%I.%I', schemaname, tablename) FROM pg_tables
           WHERE schemaname NOT IN ('pg_catalog', 'information_schema', 'bullmq') AND tablename <> ALL($1)) AS tables`,
      [always, listenerName],
    );
    const [{ tables, ...target } = { tables: [], name: '', major: 0, connections: 0 }] = rows;
    const looks = tables.map((table) => `EXISTS (SELECT FROM ${table})`).join(' OR ');
    const filled = looks && (await client.query<{ any: boolean }>(`SELECT ${looks} AS any`)).rows[0]?.any;
    return { ...target, isEmpty: !filled };
  } finally {
    await client.end();
  }
}
