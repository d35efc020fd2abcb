import { version } from '../../../package.json';
import type { BackupConfig } from '../../config/read-config';
import { runExclusively } from '../../database/exclusive-session';
import type { Statements } from '../../database/statements';
import type { Clock } from '../../platform/clock/clock';
import type { ObjectStorage } from '../../platform/storage/object-storage';
import { beginRun, endInterrupted, failRun, finishRun, forgetOldRuns } from './backup-statements';
import { writeDatabase } from './write-database';
import type { BackupManifest } from './backup-manifest';
import { BackupStore, type KeptBackup } from './backup-store';
import { copyFiles } from './copy-files';

/** Any number; all that matters is that nobody else locks on it. */
const backupLock = 5_730_914_226;

export interface BackupTools {
  config: Pick<BackupConfig, 'databaseUrl' | 'backupFolder' | 'backups'>;
  statements: Statements;
  storage: Pick<ObjectStorage, 'get'>;
  clock: Clock;
}

interface Input {
  wantedBy: 'schedule' | 'command';
  /** Asked once nobody else is at it, who may just have taken one. */
  isWanted?: () => Promise<boolean>;
  signal: AbortSignal;
}

export interface TakenBackup extends KeptBackup {
  /** How many files the one before did not have. */
  added: number;
  /** Names of those that are not kept any more. */
  removed: string[];
}

/**
 * Takes a backup of database and files, whole or not at all, one at a time in whatever process; then takes away those that
 * are old. What became of it is in `backup_run`.
 * @returns null where somebody else is at it, or it is not wanted any more
 * @throws BackupError or any other, which is written down too
 */
export async function takeBackup(tools: BackupTools, options: Input): Promise<TakenBackup | null> {
  const outcome = await runExclusively(
    tools.config,
    async () => ((await (options.isWanted?.() ?? true)) ? takeAlone(tools, options) : null),
    backupLock,
  );
  return outcome?.result ?? null;
}

async function takeAlone(tools: BackupTools, { wantedBy, signal }: Input): Promise<TakenBackup> {
  const { statements, clock } = tools;
  const at = clock.now();
  await statements.run(endInterrupted, [at]);
  await statements.run(forgetOldRuns, [at]);
  const [run] = await statements.run<{ id: string }>(beginRun, [wantedBy, at]);
  try {
    const taken = await write(tools, at, signal);
    const { kind, size, note } = taken.manifest.database;
    await statements.run(finishRun, [run?.id, clock.now(), taken.name, kind, size, note]);
    return taken;
  } catch (error) {
    // One that is broken off as its process ends has not failed: another takes it up.
    if (!signal.aborted) await statements.run(failRun, [run?.id, clock.now(), (error as Error).message]);
    throw error;
  }
}

async function write(tools: BackupTools, at: Date, signal: AbortSignal): Promise<TakenBackup> {
  const { config, statements, storage } = tools;
  const store = new BackupStore(config.backupFolder);
  const [previous] = await store.list();
  let added = 0;
  const kept = await store.add(at, async (folder): Promise<BackupManifest> => {
    const { database, keys, ...about } = await writeDatabase({ config, statements, folder, at, signal });
    // Files come last: rows name files, and a file that no row names does no harm.
    const copied = await copyFiles({ storage, keys, folder, previous, signal });
    added = copied.added;
    const { files, missing } = copied;
    return { takenAt: at.toISOString(), product: version, ...about, database, files, missing };
  });
  return { ...kept, added, removed: await store.tidy(config.backups.kept) };
}
