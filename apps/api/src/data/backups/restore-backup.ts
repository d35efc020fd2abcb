import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataSourceOptions } from 'typeorm';
import type { BackupConfig } from '../../config/read-config';
import { withConnection, runExclusively } from '../../database/exclusive-session';
import { migrate } from '../../database/migrate';
import { migrations } from '../../database/migrations';
import { listenerName } from '../../database/notifications';
import { withDatabase } from '../../database/with-database';
import { putOnHoldSql } from '../../platform/background/shop-hold';
import type { ObjectStorage } from '../../platform/storage/object-storage';
import { type ErasureRecord, erasuresSql, mergeErasures, replayErasures } from '../../privacy';
import { runQueueMigrations } from '../../platform/background/job-queues';
import { BackupError } from './backup-manifest';
import { dumpPath, filePath, type BackupStore, type StoredBackup } from './backup-store';
import { loadDump } from './database-dump';

interface RestoreOptions {
  config: Pick<BackupConfig, 'databaseUrl'>;
  entities: DataSourceOptions['entities'];
  storage: Pick<ObjectStorage, 'put'>;
  store: BackupStore;
  name: string;
  /** Called if the database already has tables. */
  confirmReplace: (database: string) => Promise<boolean>;
}

/**
 * Restores a backup of a stopped shop. The database is replaced in one transaction, which puts the shop on hold. People
 * erased after the backup was taken are erased again, as far as the replaced database knows them.
 * @throws BackupError with the reason; the database is unchanged then
 */
export async function restoreBackup(input: RestoreOptions): Promise<StoredBackup> {
  const outcome = await runExclusively(input.config.databaseUrl, () => restore(input));
  if (!outcome) throw new BackupError('A migration or another restore is under way.');
  return outcome.result;
}

async function restore({
  config,
  entities,
  storage,
  store,
  name,
  confirmReplace,
}: RestoreOptions): Promise<StoredBackup> {
  const { databaseUrl } = config;
  const manifest = await store.find(name);
  if (!migrations.some((migration) => migration.name === manifest.schema))
    throw new BackupError(
      `It was taken by a later version of the product, ${manifest.product}: use that one.`,
    );
  const target = await readTarget(databaseUrl);
  if (target.connections > 0)
    throw new BackupError('The shop is running on this database: stop its API and worker first.');
  if (!target.isEmpty && !(await confirmReplace(target.name)))
    throw new BackupError(`The database ${target.name} is not empty, and nothing in it was changed.`);
  const folder = await mkdtemp(join(tmpdir(), 'restore-'));
  try {
    const path = join(folder, 'database');
    await store.fetch(dumpPath(name), path, manifest.database);
    // Files come before the rows that refer to them. A key's content never changes, so existing files stay correct.
    for (const file of manifest.files) {
      const copy = join(folder, 'file');
      await store.fetch(filePath(file.key), copy, file);
      await storage.put(file.key, { path: copy });
      await rm(copy);
    }
    const erasures = await readErasures(databaseUrl);
    await loadDump({ databaseUrl, path, schema: manifest.schema, finalStatement: putOnHoldSql });
    // The backup may be of an earlier version.
    await migrate(config);
    await runQueueMigrations(databaseUrl);
    await withDatabase(
      databaseUrl,
      (statements) =>
        statements.transaction(async (tx) => {
          await mergeErasures(tx, erasures);
          await replayErasures(tx, takenAtOf(name), new Date());
        }),
      entities,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return { name, manifest };
}

/** From `2026-07-15T01-30-00Z`. */
const takenAtOf = (name: string) => new Date(name.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:'));

interface Target {
  name: string;
  isEmpty: boolean;
  connections: number;
}

const readTarget = (databaseUrl: string): Promise<Target> =>
  withConnection(databaseUrl, async (client) => {
    const { rows } = await client.query<Target>(
      `SELECT current_database() AS name, NOT EXISTS (SELECT FROM pg_tables WHERE schemaname = 'public') AS "isEmpty",
         (SELECT count(*)::integer FROM pg_stat_activity WHERE datname = current_database()
           AND (application_name = 'vanity-tops' OR starts_with(application_name, $1))) AS connections`,
      [listenerName],
    );
    const [target] = rows;
    if (!target) throw new Error('a SELECT without FROM has one row');
    return target;
  });

const readErasures = (databaseUrl: string): Promise<ErasureRecord[]> =>
  withConnection(databaseUrl, async (client) => {
    const { rows } = await client.query<{ exists: boolean }>(
      `SELECT to_regclass('public.erasure') IS NOT NULL AS "exists"`,
    );
    if (!rows[0]?.exists) return [];
    return (await client.query<{ erasures: ErasureRecord[] }>(erasuresSql)).rows[0]?.erasures ?? [];
  });
