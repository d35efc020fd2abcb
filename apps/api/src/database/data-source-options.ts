import type { AppConfig } from '../config/app-config';
import type { DataSourceOptions } from 'typeorm';
import { migrations } from './migrations';
import { NamingRules } from './naming';

type PostgresOptions = Extract<DataSourceOptions, { type: 'postgres' }>;

/** Nobody holds a lock for so long but who writes large parts of the data, or stands still. */
const lockTimeoutMs = 3_000;

/** How every process reaches PostgreSQL. The schema comes from migrations alone, never from the entities. */
export function dataSourceOptions(
  { databaseUrl, databasePoolSize }: Pick<AppConfig, 'databaseUrl' | 'databasePoolSize'>,
  entities: PostgresOptions['entities'],
): PostgresOptions {
  return {
    type: 'postgres',
    url: databaseUrl,
    entities,
    migrations,
    migrationsTableName: 'schema_migration',
    migrationsTransactionMode: 'each',
    namingStrategy: new NamingRules(),
    synchronize: false,
    installExtensions: false,
    applicationName: 'vanity-tops',
    poolSize: databasePoolSize,
    // A condition that turned out undefined must never become "all rows".
    invalidWhereValuesBehavior: { null: 'throw', undefined: 'throw' },
    extra: {
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      // No request of this shop takes seconds: whatever does is stuck.
      statement_timeout: 10_000,
      // Whoever waits for a lock holds a connection that others wait for.
      lock_timeout: lockTimeoutMs,
      idle_in_transaction_session_timeout: 30_000,
      // Workers beside a statement take the processors that visitors need: without them a list of staff's takes as long or
      // less, and always the same. The whole database fits into memory: a page costs little more than the rows on it. PostgreSQL's own figures are
      // those of disks, and by them it reads all quotes where a search has few trigrams (decision 38). `?options=` in the
      // address of the database says otherwise.
      options: '-c max_parallel_workers_per_gather=0 -c seq_page_cost=0.2 -c random_page_cost=0.2',
    },
  };
}
