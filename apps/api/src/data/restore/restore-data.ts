import { restoreConfirmation, type RestoreCheck, type RestoreReport } from '@app/contracts';
import { Inject, Injectable } from '@nestjs/common';
import type { ClientBase } from 'pg';
import { AppConfig } from '../../config/app-config';
import type { BackupConfig } from '../../config/read-config';
import { analyseGrown } from '../../database/analyse-grown';
import { runAside, runExclusively } from '../../database/exclusive-session';
import { Statements, type Transaction } from '../../database/statements';
import { liveStatesSql } from '../../payments';
import type { Actor } from '../../platform/audit/actor';
import { addAuditEntry } from '../../platform/audit/add-audit-entry';
import { Semaphore } from '../../platform/background/semaphore';
import { Clock } from '../../platform/clock/clock';
import { londonDayOf } from '../../platform/clock/london-day';
import { AppError } from '../../platform/errors/app-error';
import { ObjectStorage } from '../../platform/storage/object-storage';
import { createStorage } from '../../platform/storage/storage.module';
import { replayErasures } from '../../privacy';
import { ExportError } from '../export/export-format';
import { Backups } from '../backups/backups';
import { compareTables, contentDifferences, isEmpty } from './compare-tables';
import { keepFiles } from './keep-files';
import { fillInBooks } from './older-files';
import { readWhole, type WholeExport } from './read-whole';
import { goOnReferring, lockTables, noteRestore, replaceRows } from './replace-rows';
import { countHeldCheckouts, holdAllBack } from './restore-hold';
import { bePatient, stageExport } from './stage-rows';
import { stageOf } from './stage-tables';

export interface RestoreInput {
  /** Where the file lies. */
  path: string;
  actor: Actor;
  /** Of the file that was checked; null: of whatever file. */
  digest: string | null;
  confirmation: string;
}

/** One is looked at at a time: its rows are in the database's temporary files meanwhile. */
const room = { places: 1, mostWaiting: 3 };
/** How often the tables are locked where others who write were in the way; nothing has happened by then. */
const mostTries = 3;

/**
 * An export in the place of what is here: all of it or nothing. Everything is checked before anything is written, in
 * tables of a connection of its own, which have the rules of the real ones.
 */
@Injectable()
export class RestoreData {
  private readonly semaphore = new Semaphore(room);

  constructor(
    @Inject(AppConfig) private readonly config: Pick<AppConfig, 'databaseDirectUrl'>,
    private readonly statements: Statements,
    private readonly storage: ObjectStorage,
    private readonly backups: Backups,
    private readonly clock: Clock,
  ) {}

  /** For a command, which has no application. */
  static async ofCommand(config: BackupConfig, statements: Statements): Promise<RestoreData> {
    const [storage, clock] = [createStorage(config.storage), new Clock()];
    await storage.onModuleInit();
    return new RestoreData(
      config,
      statements,
      storage,
      new Backups(config, statements, storage, clock),
      clock,
    );
  }

  /** What a restore would do now. @throws AppError `restore/not-an-export`, `restore/newer-format` */
  check(path: string): Promise<RestoreCheck> {
    return this.semaphore.run(1, () =>
      withPlaces(async () => {
        const file = await readWhole(path);
        return runAside(this.config.databaseDirectUrl, (client) =>
          this.statements.transactionOn(client, async (tx) => {
            await stageExport(tx, file, this.clock.now());
            return this.describe(tx, file);
          }),
        );
      }),
    );
  }

  /**
   * @throws AppError `restore/not-confirmed`, `restore/changed-meanwhile`, `restore/not-an-export`,
   * `restore/newer-format`, `migration/under-way`, `migration/backup-failed`: then everything is as it was
   */
  async restore(input: RestoreInput): Promise<RestoreReport> {
    if (input.confirmation !== restoreConfirmation) throw new AppError('restore/not-confirmed');
    const outcome = await runExclusively(this.config.databaseDirectUrl, ({ client }) =>
      withPlaces(async () => {
        const file = await readWhole(input.path);
        if (input.digest !== null && input.digest !== file.digest)
          throw new AppError('restore/changed-meanwhile');
        return this.restoreAlone(client, file, input.actor);
      }),
    );
    if (!outcome) throw new AppError('migration/under-way');
    return outcome.result;
  }

  /** Whatever file it is: whoever may run a command may do that. */
  restoreByCommand(path: string): Promise<RestoreReport> {
    const actor = { userId: null, requestId: null };
    return this.restore({ path, actor, digest: null, confirmation: restoreConfirmation });
  }

  private async restoreAlone(client: ClientBase, file: WholeExport, actor: Actor): Promise<RestoreReport> {
    const { clock, statements, storage } = this;
    await statements.transactionOn(client, (tx) => stageExport(tx, file, clock.now()));
    // Files bear names that nobody else gives: those of rows that never came are no harm, and are tidied away.
    await keepFiles({ statements, storage, at: clock.now() }, file.path);
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await statements.transactionOn(client, (tx) => this.write(tx, file, actor));
      } catch (error) {
        if (!isInTheWay(error)) throw error;
        if (attempt === mostTries) throw new AppError('server/unavailable');
      }
    }
  }

  private async write(tx: Transaction, file: WholeExport, actor: Actor): Promise<RestoreReport> {
    const { backups, clock } = this;
    await bePatient(tx);
    // From here on nobody writes what would then be in no backup.
    await lockTables(tx);
    // Nobody is demoted from here on either, and the file is about to say who is an admin.
    await checkActor(tx, actor);
    const wasEmpty = await isEmpty(tx);
    const backup = wasEmpty ? null : await backups.takeBefore();
    const { digest, header } = file;
    const writtenAt = new Date(header.exportedAt);
    const restorer = await replaceRows(tx, actor.userId);
    const at = clock.now();
    await fillInBooks(tx, file.lacking, at);
    await analyseGrown((sql) => tx.query(sql), 'all');
    const erasedAgain = await replayErasures(tx, writtenAt, at);
    await tx.query(holdAllBack);
    await noteRestore(tx, { digest, exportedAt: header.exportedAt, at, actorId: restorer, backup });
    // A command that fills an empty database is no verb within the shop: its log goes on as it was exported.
    if (restorer !== null || !wasEmpty)
      await addAuditEntry(
        tx,
        { ...actor, userId: restorer },
        {
          at,
          verb: 'restore',
          subject: { kind: 'database', id: 'all', name: null },
          after: { digest, exportedAt: header.exportedAt, backup },
        },
      );
    const openCheckouts = await countHeldCheckouts(tx);
    const nextReference = await goOnReferring(
      tx,
      header.sequences.quote_reference_number ?? null,
      londonDayOf(at).year,
    );
    return {
      finishedAt: at.toISOString(),
      tables: [...file.rows].map(([table, rows]) => ({ table, rows })),
      files: file.files.length,
      backup,
      users: file.rows.get('staff_user') ?? 0,
      openCheckouts,
      erasedAgain,
      nextReference,
    };
  }

  private async describe(tx: Transaction, file: WholeExport): Promise<RestoreCheck> {
    const [open] = await tx.query<{ count: number }[]>(
      `SELECT count(*)::integer AS count FROM ${stageOf('payment_attempt')} WHERE state IN (${liveStatesSql})`,
    );
    const tables = await compareTables(tx);
    const empty = await isEmpty(tx);
    const missing = await this.storage.missing(file.files);
    return {
      digest: file.digest,
      exportedAt: file.header.exportedAt,
      tables,
      files: { inFile: file.files.length, create: missing.length },
      isEmpty: empty,
      openCheckouts: open?.count ?? 0,
      users: file.rows.get('staff_user') ?? 0,
      content: contentDifferences(file.header.content),
    };
  }
}

async function withPlaces<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw toRestoreError(error);
  }
}

async function checkActor(tx: Transaction, { userId }: Actor): Promise<void> {
  if (userId === null) return;
  const owner = await tx.query<object[]>(
    `SELECT FROM staff_user WHERE id = $1 AND is_admin AND role = 'owner' AND is_active`,
    [userId],
  );
  if (!owner.length) throw new AppError('auth/signed-out');
}

/** Two that wait for each other, and a lock that did not come in time. */
const isInTheWay = (error: unknown): boolean =>
  ['40P01', '55P03'].includes(String((error as { code?: unknown } | null)?.code));

/** What is wrong with a file, as whoever sent it is told: the place, and the sentence about it. */
function toRestoreError(error: unknown): unknown {
  if (!(error instanceof ExportError)) return error;
  const { place, problem, isNewer, message } = error;
  const field = [place.part, place.row, place.field].filter(Boolean).join('.') || 'file';
  return new AppError(isNewer ? 'restore/newer-format' : 'restore/not-an-export', {
    fields: [{ field, message }],
    place: { ...place, problem },
  });
}
