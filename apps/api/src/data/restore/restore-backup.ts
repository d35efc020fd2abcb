import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupConfig } from '../../config/read-config';
import { runAside, runExclusively } from '../../database/exclusive-session';
import { migrate } from '../../database/migrate';
import { migrations } from '../../database/migrations';
import { listenerName } from '../../database/notifications';
import { withDatabase } from '../../database/with-database';
import type { ObjectStorage } from '../../platform/storage/object-storage';
import { fingerprintOf, type Fingerprint } from '../../platform/storage/write-whole';
import { type CarriedErasure, erasuresSql, mergeErasures, replayErasures } from '../../privacy';
import { runQueueMigrations } from '../../queue';
import { BackupError, type BackupManifest } from '../backups/backup-manifest';
import { readBackup } from '../backups/backup-store';
import { pathInBackup } from '../backups/copy-files';
import { findProgram, loadDump } from '../backups/postgres-programs';
import { keptTables } from '../export/exported-tables';
import { RestoreData } from './restore-data';
import { holdAllBack } from './restore-hold';

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
  config: BackupConfig;
  storage: Pick<ObjectStorage, 'put'>;
  folder: string;
  /** Asked where something is there that would be replaced. */
  mayReplace: (target: Target) => Promise<boolean>;
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
  const { databaseUrl } = config;
  const takenAt = new Date(manifest.takenAt);
  const outcome = await runExclusively(databaseUrl, async () => {
    const target = await lookAtTarget(databaseUrl);
    const programs = await findPrograms(config, manifest, target);
    await prepare(options, manifest, target);
    const path = join(folder, manifest.database.file);
    const erasures = await readErasures(databaseUrl);
    await loadDump({ databaseUrl, programs, path, last: holdDumpBack(manifest) });
    return erasures;
  });
  if (!outcome) throw new BackupError('A migration or another restore is under way.');
  // It may have been taken by an earlier version.
  await bringUpToDate(config);
  const carried = outcome.result;
  await withDatabase(databaseUrl, (statements) =>
    statements.transaction(async (tx) => {
      await mergeErasures(tx, carried);
      await replayErasures(tx, takenAt, new Date());
    }),
  );
}

/** The import has the lock itself, and one transaction. */
async function restoreExport(options: Input, manifest: BackupManifest): Promise<void> {
  const { config, folder } = options;
  await prepare(options, manifest, await lookAtTarget(config.databaseUrl));
  // An empty database may not even have tables.
  await bringUpToDate(config);
  await withDatabase(config.databaseUrl, async (statements) => {
    const data = await RestoreData.ofCommand(config, statements);
    await data.restoreByCommand(join(folder, manifest.database.file));
  });
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

/** Of everybody who was erased in the database that a dump is about to take the place of. */
const readErasures = (databaseUrl: string): Promise<CarriedErasure[]> =>
  runAside(databaseUrl, async (client) => {
    const { rows } = await client.query<{ isThere: boolean }>(
      `SELECT to_regclass('public.erasure') IS NOT NULL AS "isThere"`,
    );
    const found = rows[0]?.isThere ? await client.query<{ erasures: CarriedErasure[] }>(erasuresSql) : null;
    return found?.rows[0]?.erasures ?? [];
  });

/**
 * Reads every byte of a backup and compares it with what was written.
 * @throws BackupError which names what is broken, or says that this version of the product is too old for it
 */
export async function checkBackup(folder: string): Promise<BackupManifest> {
  const manifest = await readBackup(folder);
  const { schema, product, database, files } = manifest;
  if (!migrations.some(({ name }) => name === schema))
    throw new BackupError(
      `It was taken by another version of the product, ${product}: use that or a later one.`,
    );
  await compare(join(folder, database.file), database.file, database);
  for (const file of files) await compare(pathInBackup(folder, file.key), `files/${file.key}`, file);
  return manifest;
}

async function compare(path: string, name: string, { size, sha256 }: Fingerprint): Promise<void> {
  const there = await stat(path).catch(() => null);
  if (!there?.isFile()) throw new BackupError(`${name} is not in it.`);
  if (there.size !== size) throw new BackupError(`${name} has ${there.size} bytes and should have ${size}.`);
  if ((await fingerprintOf(createReadStream(path))).sha256 !== sha256)
    throw new BackupError(`${name} is not as it was written.`);
}

/** What a backup would be restored into. */
export interface Target {
  name: string;
  /** Major version of the server. */
  major: number;
  /** Holds nothing but what the product itself puts into every new database. */
  isEmpty: boolean;
  /** Connections of a shop that runs on it. */
  connections: number;
}

/** Looks at a database before anything is done to it. */
const lookAtTarget = (databaseUrl: string): Promise<Target> =>
  runAside(databaseUrl, async (client) => {
    const { rows } = await client.query<Omit<Target, 'isEmpty'> & { tables: string[] }>(
      `SELECT current_database() AS name, current_setting('server_version_num')::integer / 10000 AS major,
         (SELECT count(*)::integer FROM pg_stat_activity
           WHERE datname = current_database()
             AND (application_name = 'vanity-tops' OR starts_with(application_name, $2))) AS connections,
         ARRAY(SELECT format('%I.%I', schemaname, tablename) FROM pg_tables
           WHERE schemaname = 'public' AND tablename <> ALL($1)) AS tables`,
      [Object.keys(keptTables), listenerName],
    );
    const [{ tables, ...target } = { tables: [], name: '', major: 0, connections: 0 }] = rows;
    const looks = tables.map((table) => `EXISTS (SELECT FROM ${table})`).join(' OR ');
    const filled = looks && (await client.query<{ any: boolean }>(`SELECT ${looks} AS any`)).rows[0]?.any;
    return { ...target, isEmpty: !filled };
  });
