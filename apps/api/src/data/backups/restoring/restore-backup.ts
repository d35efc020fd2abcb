import { join } from 'node:path';
import { Client } from 'pg';
import type { BackupConfig } from '../../../config/read-config';
import { runExclusively } from '../../../database/exclusive-session';
import { migrate } from '../../../database/migrate';
import type { ObjectStorage } from '../../../platform/storage/object-storage';
import { type Erasures, erasuresSql, since } from '../../../privacy';
import { runQueueMigrations } from '../../../queue';
import { holdAllBack } from '../../restore';
import { findProgram } from '../database/find-program';
import { loadDump } from '../database/load-dump';
import { BackupError, type BackupManifest } from '../folder/backup-manifest';
import { pathInBackup } from '../folder/copy-files';
import { checkBackup } from './check-backup';
import { type Target, lookAtTarget } from './look-at-target';

/**
 * What a dump is followed by in its own transaction: as after an export, what was on its way when it was taken waits until
 * staff allow it (D35). So nobody is asked or written to, whenever the restore ends. A dump without such tables has
 * nothing on its way.
 */
const holdDumpBack = ({ database, takenAt }: BackupManifest): string => `
  DO $hold$ BEGIN
    PERFORM set_config('search_path', 'public', true);
    IF to_regclass('data_restore') IS NOT NULL THEN
      ${holdAllBack};
      UPDATE data_restore SET released_at = greatest(restored_at, now()) WHERE released_at IS NULL;
      INSERT INTO data_restore (digest, exported_at, restored_at)
      VALUES ('${database.sha256}', '${new Date(takenAt).toISOString()}', now());
    END IF;
  END $hold$;`;

interface Input {
  config: Pick<BackupConfig, 'databaseUrl' | 'backups'>;
  storage: Pick<ObjectStorage, 'put'>;
  folder: string;
  /** Asked where something is there that would be replaced. */
  mayReplace: (target: Target) => Promise<boolean>;
  /** Puts an export, whose files are in the storage by then, in the place of what is in the database. */
  importExport: (path: string) => Promise<void>;
  /** Erases everybody again who was erased since then, here or in the database that was replaced. */
  eraseAgain: (carried: Erasures, writtenAt: Date) => Promise<void>;
}

/**
 * Brings a backup back, database and files. Everything of it is checked before anything is written; files are first, so
 * that no row names one that is not there.
 * @throws BackupError which says why it is not done; then the database is as before
 */
export async function restoreBackup(options: Input): Promise<BackupManifest> {
  const manifest = await checkBackup(options.folder);
  if (manifest.database.kind === 'dump') await restoreDump(options, manifest);
  else await restoreExport(options, manifest);
  return manifest;
}

async function restoreDump(options: Input, manifest: BackupManifest): Promise<void> {
  const { config, folder } = options;
  const takenAt = new Date(manifest.takenAt);
  const outcome = await runExclusively(config, async () => {
    const target = await lookAtTarget(config.databaseUrl);
    const programs = await findPrograms(config, manifest, target);
    await prepare(options, manifest, target);
    const path = join(folder, manifest.database.file);
    const erasures = await readErasures(config.databaseUrl, takenAt);
    await loadDump({ databaseUrl: config.databaseUrl, programs, path, last: holdDumpBack(manifest) });
    return erasures;
  });
  if (!outcome) throw new BackupError('A migration or another restore is under way.');
  // It may have been taken by an earlier version.
  await bringUpToDate(config);
  await options.eraseAgain(outcome.result, takenAt);
}

/** The import has the lock itself, and one transaction. */
async function restoreExport(options: Input, manifest: BackupManifest): Promise<void> {
  const { config, folder, importExport } = options;
  await prepare(options, manifest, await lookAtTarget(config.databaseUrl));
  // An empty database may not even have tables.
  await bringUpToDate(config);
  await importExport(join(folder, manifest.database.file));
}

async function prepare({ storage, folder, mayReplace }: Input, { files }: BackupManifest, target: Target) {
  if (target.connections > 0)
    throw new BackupError('The shop is running on this database: stop its API and worker first.');
  if (!target.isEmpty && !(await mayReplace(target)))
    throw new BackupError(`The database ${target.name} is not empty, and nothing in it was changed.`);
  for (const { key } of files) await storage.put(key, { path: pathInBackup(folder, key) });
}

async function bringUpToDate(config: Input['config']): Promise<void> {
  await migrate(config);
  await runQueueMigrations(config.databaseUrl);
}

/** Whatever can read the dump and writes SQL that this server understands. */
async function findPrograms(
  { backups }: Pick<BackupConfig, 'backups'>,
  { database, server }: BackupManifest,
  target: Target,
) {
  const dumped = Number.parseInt(server, 10);
  if (target.major < dumped)
    throw new BackupError(
      `The dump is of PostgreSQL ${dumped}, and this server is an older one, ${target.major}.`,
    );
  const majors = Array.from({ length: target.major - dumped + 1 }, (_, back) => target.major - back);
  const find = (name: 'pg_restore' | 'psql') => findProgram({ name, majors, named: backups.pgDump });
  const [restore, sql] = await Promise.all([find('pg_restore'), find('psql')]);
  if (!restore || !sql)
    throw new BackupError(
      `${database.file} needs pg_restore and psql of PostgreSQL ${majors.join(' or ')}, which are not on this machine: install its client, or name its pg_dump in PG_DUMP.`,
    );
  return { restore, sql };
}

/** Who was erased after a dump was taken, in the database that it is about to take the place of. */
async function readErasures(databaseUrl: string, takenAt: Date): Promise<Erasures> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ isThere: boolean }>(
      `SELECT to_regclass('public.erasure') IS NOT NULL AS "isThere"`,
    );
    const found = rows[0]?.isThere ? await client.query<Erasures>(erasuresSql, [since(takenAt)]) : null;
    return found?.rows[0] ?? { people: [], quoteIds: [] };
  } finally {
    await client.end();
  }
}
