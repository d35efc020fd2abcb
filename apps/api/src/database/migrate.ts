import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource, MigrationExecutor, type MigrationInterface, type QueryRunner } from 'typeorm';
import type { AppConfig } from '../config/app-config';
import { analyseGrownTables } from './analyse-grown-tables';
import { dataSourceOptions } from './data-source-options';
import { migrations } from './migrations';

export const findLatestMigrationSql = 'SELECT name FROM schema_migration ORDER BY id DESC LIMIT 1';

/** Any advisory lock number that nothing else uses. */
const migrationLock = 7_261_530_418;

export async function migrate(
  config: Pick<AppConfig, 'databaseUrl'>,
  list: readonly (new () => MigrationInterface)[] = migrations,
): Promise<string[]> {
  const database = new DataSource({
    ...dataSourceOptions({ ...config, databasePoolSize: 2 }, []),
    migrations: [...list],
    // Building an index may take long. Waiting for a lock may not, as other statements queue behind it and give up after 3 s.
    extra: { statement_timeout: 0, lock_timeout: 2_000 },
  });
  await database.initialize();
  const lockRunner = database.createQueryRunner();
  try {
    await acquireMigrationLock(lockRunner);
    const completed = await runMigrations(database);
    // A restored dump has rows but no statistics.
    await analyseGrownTables((sql) => lockRunner.query(sql), completed.length > 0 ? 'all' : 'unknown');
    return completed;
  } finally {
    await lockRunner.release();
    await database.destroy();
  }
}

/**
 * Polls the lock instead of waiting for it: while another process builds an index CONCURRENTLY, it waits for all earlier
 * statements, and would wait for ours.
 */
async function acquireMigrationLock(guard: QueryRunner): Promise<void> {
  for (;;) {
    const [lock] = (await guard.query('SELECT pg_try_advisory_lock($1) AS is_mine', [migrationLock])) as {
      is_mine: boolean;
    }[];
    if (lock?.is_mine) return;
    await sleep(pauseMs / 5);
  }
}

/** Retries of a migration that did not get its lock. */
const maxTries = 20;
const pauseMs = 1_000;

/** Completed migrations stay; a retry continues with the next. */
async function runMigrations(database: DataSource): Promise<string[]> {
  const pending = await new MigrationExecutor(database).getPendingMigrations();
  for (let tries = 1; ; tries += 1) {
    try {
      await database.runMigrations();
      return pending.map(({ name }) => name);
    } catch (error) {
      const isLockFailure = ['55P03', '40P01'].includes(String((error as { code?: unknown } | null)?.code));
      if (!isLockFailure || tries === maxTries) throw error;
      await sleep(pauseMs);
    }
  }
}
