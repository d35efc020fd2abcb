import { Inject, Injectable } from '@nestjs/common';
import { AppConfig } from '../../config/app-config';
import type { BackupConfig } from '../../config/read-config';
import { runAside, runExclusively } from '../../database/exclusive-session';
import { Statements } from '../../database/statements';
import { PeriodicTask } from '../../platform/background/periodic-task';
import { Clock } from '../../platform/clock/clock';
import { type BackupFigures, readBackupFigures } from '../backups/backup-part';
import { BackupBucket } from '../backups/backup-bucket';
import { BackupError } from '../backups/backup-manifest';
import { BackupStore } from '../backups/backup-store';
import { dropEverything } from '../backups/postgres-programs';
import { RestoreTestRun } from '../backups/restore-test-run.entity';
import { restoreBackup } from './restore-backup';

/** How often we look whether one is due. */
const everyMs = 60 * 60_000;
const dayMs = 24 * everyMs;

/** Any number; all that matters is that nobody else locks on it. */
const testLock = 6_402_881_957;

/** What the database for it is known by, once it was empty: nothing but what a test left is ever dropped. */
const mark = 'Backups of the shop are restored here as a test. All of it is dropped each time.';

const countQuotes = 'SELECT count(*)::integer AS count FROM quote WHERE created_at < $1';

interface Tested {
  backup: string;
  quotes: number;
}

/**
 * Brings the latest backup back into a database for nothing else: a backup that cannot be restored is none. One of many
 * workers does it each month; so does whoever wants to know.
 */
@Injectable()
export class RestoreTest extends PeriodicTask {
  constructor(
    @Inject(AppConfig) private readonly config: BackupConfig & Partial<AppConfig>,
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {
    super({ everyMs, timeScale: config.backgroundTimeScale ?? 1 });
  }

  protected override onFailure(error: Error): void {
    this.logger.error(`no backup could be restored as a test: ${error.message}`);
  }

  /** One round: tries one where it is due. */
  async sweep(): Promise<void> {
    if (!this.config.backups.restoreTestUrl || !(await this.isDue())) return;
    const tested = await this.testLatest();
    if (tested) this.logger.log(`${tested.backup} was restored as a test: ${tested.quotes} quotes`);
  }

  /** A month after the last that went well; one that failed is tried again the next day. */
  private async isDue(): Promise<boolean> {
    const [latest] = await this.statements.run<BackupFigures>(readBackupFigures);
    const isAgo = (at: Date | null, days: number) => !at || Date.now() - at.getTime() >= days * dayMs;
    return Boolean(latest?.good_at && isAgo(latest.tested_at, 30) && isAgo(latest.test_failed_at, 1));
  }

  /**
   * What became of it is in `restore_test`.
   * @returns null where somebody else is at it
   * @throws BackupError or any other, which is written down too
   */
  async testLatest(): Promise<Tested | null> {
    const outcome = await runExclusively(this.config.databaseDirectUrl, () => this.runNoted(), testLock);
    return outcome?.result ?? null;
  }

  private async runNoted(): Promise<Tested> {
    const tests = this.statements.repository(RestoreTestRun);
    const startedAt = this.clock.now();
    try {
      const tested = await this.tryLatest();
      await tests.insert({ ...tested, startedAt, finishedAt: this.clock.now() });
      return tested;
    } catch (error) {
      await tests.insert({ error: (error as Error).message, startedAt, finishedAt: this.clock.now() });
      throw error;
    }
  }

  /** The latest in the bucket, where there is one: what is left when this host is not. */
  private async tryLatest(): Promise<Tested> {
    const { backupFolder, backups } = this.config;
    const bucket = backups.bucket && new BackupBucket(backups.bucket);
    const [latest] = await (bucket ?? new BackupStore(backupFolder)).list();
    if (!latest) throw new BackupError('There are no backups.');
    const { name, takenAt } = latest;
    const work = async (folder: string) => ({ backup: name, quotes: await this.tryOut(folder, takenAt) });
    return bucket ? bucket.withCopy(name, work) : work(new BackupStore(backupFolder).folderOf(name));
  }

  private async tryOut(folder: string, takenAt: Date): Promise<number> {
    const { restoreTestUrl } = this.config.backups;
    if (!restoreTestUrl)
      throw new BackupError('RESTORE_TEST_DATABASE_URL names no database to restore it into.');
    await requireOurs(restoreTestUrl);
    await clear(restoreTestUrl);
    try {
      await restoreBackup({
        config: { ...this.config, databaseUrl: restoreTestUrl, databaseDirectUrl: restoreTestUrl },
        // Every file of it is read and compared; where it would go, it is already.
        storage: { put: () => Promise.resolve() },
        folder,
        mayReplace: () => Promise.resolve(true),
      });
      const { rows } = await runAside(restoreTestUrl, (client) =>
        client.query<{ count: number }>(countQuotes, [takenAt]),
      );
      const quotes = rows[0]?.count ?? 0;
      const [shop] = await this.statements.run<{ count: number }>(countQuotes, [takenAt]);
      if (quotes < (shop?.count ?? 0))
        throw new BackupError(`It has ${quotes} quotes, and the shop had ${shop?.count} by then.`);
      return quotes;
    } finally {
      await clear(restoreTestUrl);
    }
  }
}

/** @throws BackupError where the database was not empty when it was first named */
async function requireOurs(url: string): Promise<void> {
  await runAside(url, async (client) => {
    const { rows } = await client.query<{ name: string; comment: string | null; isEmpty: boolean }>(
      `SELECT current_database() AS name, shobj_description(oid, 'pg_database') AS comment,
         NOT EXISTS (SELECT FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')) AS "isEmpty"
       FROM pg_database WHERE datname = current_database()`,
    );
    const [found] = rows;
    if (!found || found.comment === mark) return;
    if (!found.isEmpty)
      throw new BackupError(
        `The database ${found.name}, which RESTORE_TEST_DATABASE_URL names, is not empty, and nothing in it was changed.`,
      );
    await client.query(`COMMENT ON DATABASE ${client.escapeIdentifier(found.name)} IS '${mark}'`);
  });
}

const clear = (url: string) => runAside(url, (client) => client.query(`BEGIN;${dropEverything}COMMIT`));
