import { Inject, Injectable } from '@nestjs/common';
import { AppConfig } from '../../config/app-config';
import type { BackupConfig } from '../../config/read-config';
import { runAside, runExclusively } from '../../database/exclusive-session';
import { type Statement, Statements } from '../../database/statements';
import { Clock } from '../../platform/clock/clock';
import { BackupBucket, BackupError, BackupStore, dropEverything } from '../backups';
import { restoreBackup } from './restore-backup';

/** Any number; all that matters is that nobody else locks on it. */
const testLock = 6_402_881_957;

/** What the database for it is known by, once it was empty: nothing but what a test left is ever dropped. */
const mark = 'Backups of the shop are restored here as a test. All of it is dropped each time.';

const noteTest: Statement = {
  name: 'note-restore-test',
  text: `INSERT INTO restore_test (started_at, finished_at, backup, quotes, error) VALUES ($1, $2, $3, $4, $5)`,
};

const countQuotes: Statement = {
  name: 'count-quotes-before',
  text: 'SELECT count(*)::integer AS count FROM quote WHERE created_at < $1',
};

interface Tested {
  backup: string;
  quotes: number;
}

/** Brings the latest backup back into a database for nothing else: a backup that cannot be restored is none. */
@Injectable()
export class RestoreTest {
  constructor(
    @Inject(AppConfig) private readonly config: BackupConfig,
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  /**
   * What became of it is in `restore_test`.
   * @returns null where somebody else is at it
   * @throws BackupError or any other, which is written down too
   */
  async run(): Promise<Tested | null> {
    const outcome = await runExclusively(this.config.databaseDirectUrl, () => this.runNoted(), testLock);
    return outcome?.result ?? null;
  }

  private async runNoted(): Promise<Tested> {
    const { clock, statements } = this;
    const startedAt = clock.now();
    const note = (...told: [backup: string | null, quotes: number | null, error: string | null]) =>
      statements.run(noteTest, [startedAt, clock.now(), ...told]);
    try {
      const tested = await this.tryLatest();
      await note(tested.backup, tested.quotes, null);
      return tested;
    } catch (error) {
      await note(null, null, (error as Error).message);
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
        client.query<{ count: number }>(countQuotes.text, [takenAt]),
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
