import { DataSource, type QueryRunner } from 'typeorm';
import type { AppConfig } from '../config/app-config';
import { analyseGrown } from './analyse-grown';
import { dataSourceOptions } from './data-source-options';
import { base, lastBeforeBase } from './migrations';

/** Any number; all that matters is that nobody else locks on it. */
const migrationLock = 7_261_530_418;

/** Brings our tables up to date and says which migrations that took. Two at once wait for each other. */
export async function migrate(config: Pick<AppConfig, 'databaseUrl'>): Promise<string[]> {
  const database = new DataSource({
    ...dataSourceOptions({ ...config, databasePoolSize: 2 }, []),
    extra: { statement_timeout: 0 }, // building an index on a grown table may take its time
  });
  await database.initialize();
  const guard = database.createQueryRunner();
  try {
    await guard.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    await takeOver(guard);
    const done = await database.runMigrations();
    // A dump brings rows, and none of what PostgreSQL knew of them.
    await analyseGrown((sql) => guard.query(sql), done.length > 0 ? 'all' : 'unknown');
    return done.map(({ name }) => name);
  } finally {
    await guard.release();
    await database.destroy();
  }
}

/**
 * A database of the time before the first release has the schema already, by other migrations.
 * @throws Error where it stopped in the middle of them
 */
async function takeOver(runner: QueryRunner): Promise<void> {
  if (!(await runner.hasTable('schema_migration'))) return;
  const done = (await runner.query('SELECT name FROM schema_migration')) as { name: string }[];
  const isOlder = done.some(({ name }) => name.endsWith('1763683200000'));
  if (!isOlder) return;
  if (!done.some(({ name }) => name === lastBeforeBase))
    throw new Error(`This database is older than ${lastBeforeBase}: bring it there with that version first.`);
  await runner.query(
    `WITH gone AS (DELETE FROM schema_migration)
     INSERT INTO schema_migration (timestamp, name) SELECT right(name, 13)::bigint, name FROM unnest($1::text[]) AS name`,
    [base.map(({ name }) => name)],
  );
}
