import { Inject, Injectable, Logger } from '@nestjs/common';
import { version } from '../../../package.json';
import { AppConfig } from '../../config/app-config';
import type { BackupConfig } from '../../config/read-config';
import { runExclusively } from '../../database/exclusive-session';
import { type Statement, Statements } from '../../database/statements';
import { Clock } from '../../platform/clock/clock';
import { AppError } from '../../platform/errors/app-error';
import { ObjectStorage } from '../../platform/storage/object-storage';
import { BackupBucket } from './backup-bucket';
import { BackupError, type BackupManifest } from './backup-manifest';
import { BackupStore, type KeptBackup } from './backup-store';
import { copyFiles } from './copy-files';
import { writeDatabase } from './write-database';

/** Any number; all that matters is that nobody else locks on it. */
const backupLock = 5_730_914_226;

/** Whoever begins holds the lock: one that seems to go on was ended with its process. */
const endInterrupted: Statement = {
  name: 'end-interrupted-backups',
  text: `UPDATE backup_run SET state = 'interrupted', finished_at = $1 WHERE state = 'running'`,
};

const forgetOldRuns: Statement = {
  name: 'forget-old-backup-runs',
  text: `DELETE FROM backup_run WHERE started_at < $1::timestamptz - interval '2 years'`,
};

const beginRun: Statement = {
  name: 'begin-backup-run',
  text: 'INSERT INTO backup_run (wanted_by, started_at) VALUES ($1, $2) RETURNING id',
};

const finishRun: Statement = {
  name: 'finish-backup-run',
  text: `UPDATE backup_run SET state = 'done', finished_at = $2, name = $3, kind = $4, bytes = $5, note = $6
    WHERE id = $1`,
};

const failRun: Statement = {
  name: 'fail-backup-run',
  text: `UPDATE backup_run SET state = 'failed', finished_at = $2, error = $3 WHERE id = $1`,
};

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
      async () => ((await (wanted.isWanted?.() ?? true)) ? this.takeNoted(wanted) : null),
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

  private async takeNoted({ wantedBy, signal }: Wanted): Promise<TakenBackup> {
    const { statements, clock } = this;
    const at = clock.now();
    await statements.run(endInterrupted, [at]);
    await statements.run(forgetOldRuns, [at]);
    const [run] = await statements.run<{ id: string }>(beginRun, [wantedBy, at]);
    try {
      const taken = await this.write(at, this.config.backups.pgDump, signal);
      const { kind, size, note } = taken.manifest.database;
      await statements.run(finishRun, [run?.id, clock.now(), taken.name, kind, size, note]);
      return taken;
    } catch (error) {
      // One that is broken off as its process ends has not failed: another takes it up.
      if (!signal.aborted) await statements.run(failRun, [run?.id, clock.now(), (error as Error).message]);
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
