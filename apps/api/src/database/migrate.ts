import { DataSource } from 'typeorm';
import type { AppConfig } from '../config/app-config';
import { analyseGrown } from './analyse-grown';
import { dataSourceOptions } from './data-source-options';

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
    const done = await database.runMigrations();
    // A dump brings rows, and none of what PostgreSQL knew of them.
    await analyseGrown((sql) => guard.query(sql), done.length > 0 ? 'all' : 'unknown');
    return done.map(({ name }) => name);
  } finally {
    await guard.release();
    await database.destroy();
  }
}
