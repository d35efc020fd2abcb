import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';
import type { AppConfig } from '../config/app-config';
import { analyseGrown } from './analyse-grown';
import { dataSourceOptions } from './data-source-options';
import { migrations } from './migrations';

/** Any number; all that matters is that nobody else locks on it. */
const migrationLock = 7_261_530_418;

/** Brings our tables up to date and says which migrations that took. Two at once wait for each other. */
export async function migrate(
  config: Pick<AppConfig, 'databaseUrl'>,
  list: readonly (new () => MigrationInterface)[] = migrations,
): Promise<string[]> {
  const database = new DataSource({
    ...dataSourceOptions({ ...config, databasePoolSize: 2 }, []),
    migrations: [...list],
    // Building an index on a grown table may take its time. Waiting for a lock may not: whoever comes after waits behind it,
    // and has given up after 3 s.
    extra: { statement_timeout: 0, lock_timeout: 2_000 },
  });
  await database.initialize();
  const guard = database.createQueryRunner();
  try {
    await waitForOthers(guard);
    const done = await runMigrations(database);
    // A dump brings rows, and none of what PostgreSQL knew of them.
    await analyseGrown((sql) => guard.query(sql), done.length > 0 ? 'all' : 'unknown');
    return done;
  } finally {
    await guard.release();
    await database.destroy();
  }
}

/**
 * Until nobody else migrates. It asks again and again: an index that another one builds CONCURRENTLY waits for every
 * statement that began before it, and so for one that waited for its migration.
 */
async function waitForOthers(guard: QueryRunner): Promise<void> {
  for (;;) {
    const [lock] = (await guard.query('SELECT pg_try_advisory_lock($1) AS is_mine', [migrationLock])) as {
      is_mine: boolean;
    }[];
    if (lock?.is_mine) return;
    await sleep(pauseMs / 5);
  }
}

/** How often a migration that did not get its lock is begun anew, and how long after. */
const mostTries = 20;
const pauseMs = 1_000;

/** A migration that was done stays done: another try goes on where the one before was held up. */
async function runMigrations(database: DataSource): Promise<string[]> {
  const before = await namesOfDone(database);
  for (let tries = 1; ; tries += 1) {
    try {
      await database.runMigrations();
      const done = await namesOfDone(database);
      return done.filter((name) => !before.includes(name));
    } catch (error) {
      // Nobody let go of a lock in time, or each waited for the other.
      const isHeldUp = ['55P03', '40P01'].includes(String((error as { code?: unknown } | null)?.code));
      if (!isHeldUp || tries === mostTries) throw error;
      await sleep(pauseMs);
    }
  }
}

async function namesOfDone(database: DataSource): Promise<string[]> {
  const [list] = await database.query<{ is_there: boolean }[]>(
    `SELECT to_regclass('schema_migration') IS NOT NULL AS is_there`,
  );
  if (!list?.is_there) return [];
  const done = await database.query<{ name: string }[]>(
    'SELECT name FROM schema_migration ORDER BY timestamp',
  );
  return done.map(({ name }) => name);
}
