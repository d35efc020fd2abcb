import type { AppConfig } from '../config/app-config';
import type { DataSourceOptions } from 'typeorm';
import { migrations } from './migrations';
import { NamingRules } from './naming';

type PostgresOptions = Extract<DataSourceOptions, { type: 'postgres' }>;

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
      idle_in_transaction_session_timeout: 30_000,
      // PostgreSQL holds a random read for four times as dear as the next one, as on disks that turn, and so reads whole
      // lists where a search has few trigrams. `?options=` in the address of the database says otherwise.
      options: '-c random_page_cost=1.1',
    },
  };
}
