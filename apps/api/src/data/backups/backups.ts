import { Inject, Injectable, Logger } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { version } from '../../../package.json';
import { AppConfig } from '../../config/app-config';
import type { BackupConfig } from '../../config/read-config';
import { runExclusively } from '../../database/exclusive-session';
import { Statements } from '../../database/statements';
import { Clock } from '../../platform/clock/clock';
import { AppError } from '../../platform/errors/app-error';
import { ObjectStorage } from '../../platform/storage/object-storage';
import { BackupBucket } from './backup-bucket';
import { BackupError, type BackupManifest } from './backup-manifest';
import { BackupRun } from './backup-run.entity';
import { BackupStore, type KeptBackup } from './backup-store';
import { copyFiles } from './copy-files';
import { writeDatabase } from './write-database';

/** Any number; all that matters is that nobody else locks on it. */
const backupLock = 5_730_914_226;

/** What became of them is told for two years. */
const toldForMs = 2 * 366 * 24 * 3_600_000;

interface Wanted {
  wantedBy: 'schedule' | 'command';
  /** Asked once nobody else is at it, who may just have taken one. */
  isWanted?: () => Promise<boolean>;
  signal: AbortSignal;
}

interface TakenBackup extends KeptBackup {
  /** How many files the one before did not have. */
  added: number;
  /** Names of those that are not kept any more. */
  removed: string[];
}

/** Takes backups of database and files, whole or not at all, one at a time in whatever process; old ones then go. */
@Injectable()
export class Backups {
  private readonly logger = new Logger(Backups.name);
  private readonly store: BackupStore;
  private readonly bucket: BackupBucket | null;

  constructor(
    @Inject(AppConfig) private readonly config: Pick<
      BackupConfig,
      'databaseDirectUrl' | 'backupFolder' | 'backups'
    >,
    private readonly statements: Statements,
    private readonly storage: ObjectStorage,
    private readonly clock: Clock,
  ) {
    this.store = new BackupStore(config.backupFolder);
    this.bucket = config.backups.bucket && new BackupBucket(config.backups.bucket);
  }

  /**
   * The day's backup, or one that somebody wants. What became of it is in `backup_run`.
   * @returns null where somebody else is at it, or it is not wanted any more
   * @throws BackupError or any other, which is written down too
   */
  async take(wanted: Wanted): Promise<TakenBackup | null> {
    const outcome = await runExclusively(
      this.config.databaseDirectUrl,
      async () => ((await (wanted.isWanted?.() ?? true)) ? this.takeRecorded(wanted) : null),
      backupLock,
    );
    return outcome?.result ?? null;
  }

  /**
   * The backup without which nothing is migrated or restored: an export, which staff can restore by the screen.
   * @returns what it is called  @throws AppError `migration/backup-failed`
   */
  async takeBefore(): Promise<string> {
    try {
      const outcome = await runExclusively(
        this.config.databaseDirectUrl,
        () => this.write(this.clock.now(), 'none'),
        backupLock,
      );
      if (!outcome) throw new BackupError('another one is being taken just now');
      return outcome.result.name;
    } catch (error) {
      this.logger.error(`no backup could be taken: ${(error as Error).message}`);
      throw new AppError('migration/backup-failed');
    }
  }

  private async takeRecorded({ wantedBy, signal }: Wanted): Promise<TakenBackup> {
    const { clock } = this;
    const runs = this.statements.repository(BackupRun);
    const at = clock.now();
    // Whoever begins holds the lock: one that seems to go on was ended with its process.
    await runs.update({ state: 'running' }, { state: 'interrupted', finishedAt: at });
    await runs.delete({ startedAt: LessThan(new Date(at.getTime() - toldForMs)) });
    const run = runs.create({ wantedBy, startedAt: at });
    await runs.insert(run);
    try {
      const taken = await this.write(at, this.config.backups.pgDump, signal);
      const { name } = taken;
      const { kind, size, note } = taken.manifest.database;
      const finishedAt = clock.now();
      await runs.update(run.id, { state: 'done', finishedAt, name, kind, bytes: String(size), note });
      return taken;
    } catch (error) {
      const { message } = error as Error;
      // One that is broken off as its process ends has not failed: another takes it up.
      if (!signal.aborted)
        await runs.update(run.id, { state: 'failed', finishedAt: clock.now(), error: message });
      throw error;
    }
  }

  private async write(at: Date, pgDump: string | null, signal?: AbortSignal): Promise<TakenBackup> {
    const { statements, storage, store, bucket } = this;
    const { databaseDirectUrl, backups } = this.config;
    const [previous] = await store.list();
    let added = 0;
    const kept = await store.add(at, async (folder): Promise<BackupManifest> => {
      const written = await writeDatabase({ databaseDirectUrl, pgDump, statements, folder, at, signal });
      const { database, keys, ...about } = written;
      // Files come last: rows name files, and a file that no row names does no harm.
      const copied = await copyFiles({ storage, keys, folder, previous, signal });
      added = copied.added;
      const { files, missing } = copied;
      return { takenAt: at.toISOString(), product: version, ...about, database, files, missing };
    });
    await bucket?.keep(kept, backups.kept, signal);
    return { ...kept, added, removed: await store.tidy(backups.kept) };
  }
}
