import type { DataSourceOptions } from 'typeorm';
import type { BackupConfig } from '../../config/read-config';
import { withConnection } from '../../database/exclusive-session';
import { BackupError } from './backup-manifest';
import type { BackupStore } from './backup-store';
import { createPublicSql, dropEverythingSql } from './database-dump';
import { restoreBackup } from './restore-backup';

/**
 * Restores a backup into `RESTORE_TEST_DATABASE_URL`, reads all its files, and drops everything again.
 * @returns the number of quotes
 * @throws BackupError
 */
export async function testBackup(
  config: BackupConfig,
  entities: DataSourceOptions['entities'],
  store: BackupStore,
  name: string,
): Promise<number> {
  const databaseUrl = config.backups.restoreTestUrl;
  if (!databaseUrl) throw new BackupError('RESTORE_TEST_DATABASE_URL names no database to restore it into.');
  await requireEmpty(databaseUrl);
  try {
    await restoreBackup({
      config: { ...config, databaseUrl },
      entities,
      storage: { put: () => Promise.resolve() },
      store,
      name,
      confirmReplace: () => Promise.resolve(true),
    });
    const { rows } = await withConnection(databaseUrl, (client) =>
      client.query<{ quotes: number }>('SELECT count(*)::integer AS quotes FROM quote'),
    );
    return rows[0]?.quotes ?? 0;
  } finally {
    await clearDatabase(databaseUrl);
  }
}

/** Ensures that only data of a restore test is ever dropped. */
async function requireEmpty(url: string): Promise<void> {
  const { rows } = await withConnection(url, (client) =>
    client.query<{ table: string }>(
      `SELECT tablename AS "table" FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema') LIMIT 1`,
    ),
  );
  if (rows.length) throw new BackupError('The database of RESTORE_TEST_DATABASE_URL is not empty.');
}

const clearDatabase = (url: string) =>
  withConnection(url, (client) => client.query(`BEGIN;${dropEverythingSql}${createPublicSql}COMMIT`));
