import type { AppConfig } from '../config/app-config';
import type { DataSourceOptions } from 'typeorm';
import { migrations } from './migrations';
import { NamingRules } from './naming';

type PostgresOptions = Extract<DataSourceOptions, { type: 'postgres' }>;

/** Only bulk writes and stuck processes hold locks for so long. */
const lockTimeoutMs = 3_000;

/** The schema comes from migrations only, never from entities. */
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
      // No statement of a request takes seconds; a longer statement is stuck.
      statement_timeout: 10_000,
      // Waiting for a lock holds a connection that others need.
      lock_timeout: lockTimeoutMs,
      idle_in_transaction_session_timeout: 30_000,
      // Parallel workers would take the processors that visitors need; without them staff's lists are as fast, and
      // steadier. The whole database fits into memory, where pages cost little more than their rows; with the defaults,
      // which are for disks, searches with few trigrams would read all quotes (decision 38). `?options=` in the URL
      // overrides this.
      options: '-c max_parallel_workers_per_gather=0 -c seq_page_cost=0.2 -c random_page_cost=0.2',
    },
  };
}
