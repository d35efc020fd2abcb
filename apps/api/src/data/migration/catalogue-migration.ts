import type {
  MigratedRows,
  MigrationOverview,
  MigrationPlan,
  MigrationReport,
  RunMigrationResponse,
} from '@app/contracts';
import { Injectable } from '@nestjs/common';
import { CatalogueCache, lockCatalogue } from '../../catalogue';
import { AppConfig } from '../../config/app-config';
import { runExclusively, type ExclusiveSession } from '../../database/exclusive-session';
import { Statements, type Transaction } from '../../database/statements';
import type { Actor } from '../../platform/audit/actor';
import { addAuditEntry } from '../../platform/audit/add-audit-entry';
import { Clock } from '../../platform/clock/clock';
import { AppError } from '../../platform/errors/app-error';
import { Backups } from '../backups/backups';
import type { PreviewItem } from './catalogue-item';
import { describePlan } from './describe-plan';
import { readLiveItems, writeItems } from './live-items';
import { MigrationJournal, type RunNotes } from './migration-journal';
import { PictureCopier } from './picture-copier';
import { chooseWrites, planItems, type PlannedItem } from './plan-items';
import { PreviewSource, sourceInvalid } from './preview/preview-source';

/** A unique name, a check, a value that does not fit: what only the database knew to be wrong with a row of Preview. */
const refusals = ['23505', '23514', '22001', '22003', '22021', '22P05'];

/** What the database refuses to keep was not checked as it should have been, but it is Preview's all the same. */
function toMigrationError(error: unknown): unknown {
  const { code, table, constraint } = (error ?? {}) as { code?: string; table?: string; constraint?: string };
  if (!code || !refusals.includes(code)) return error;
  return sourceInvalid([
    { field: table ?? 'a row', message: `is refused by the database (${constraint ?? code})` },
  ]);
}

/** Who wants which conflicts written over. */
interface Input {
  actor: Actor;
  overwrite: readonly string[];
}

/** Preview's catalogue to Live (D34): looked at first, then carried out by one at a time, all of it or nothing. */
@Injectable()
export class CatalogueMigration {
  constructor(
    private readonly config: AppConfig,
    private readonly statements: Statements,
    private readonly source: PreviewSource,
    private readonly journal: MigrationJournal,
    private readonly backups: Backups,
    private readonly pictures: PictureCopier,
    private readonly cache: CatalogueCache,
    private readonly clock: Clock,
  ) {}

  /** Where Preview is, and what became of the latest run. */
  async look(): Promise<MigrationOverview> {
    return { source: this.source.kind, run: await this.journal.latest() };
  }

  /** What a run would do now. Nothing is written. */
  async plan(): Promise<MigrationPlan> {
    const preview = await this.source.read();
    const { planned, savedQuotes } = await this.statements.atOneMoment((tx) => this.compare(tx, preview));
    return this.describe(planned, savedQuotes);
  }

  /**
   * @throws AppError `migration/under-way`, `migration/plan-changed`, `migration/source-unreachable`,
   * `migration/source-invalid`, `migration/backup-failed`: then Live is as it was
   */
  async run(input: Input): Promise<RunMigrationResponse> {
    const outcome = await runExclusively(this.config.databaseDirectUrl, (session) =>
      this.runAlone(session, input),
    );
    if (!outcome) throw new AppError('migration/under-way');
    const { result: report } = outcome;
    return { success: true, message: 'Preview’s catalogue is in Live.', data: report.data, report };
  }

  private async runAlone(session: ExclusiveSession, input: Input): Promise<MigrationReport> {
    const notes = await this.journal.begin(this.source.kind, input.actor, session.backendPid);
    try {
      const report = await this.carryOut(session, notes, input);
      this.cache.drop();
      return report;
    } catch (thrown) {
      const error = toMigrationError(thrown);
      await notes.fail(error);
      throw error;
    }
  }

  private async carryOut(session: ExclusiveSession, notes: RunNotes, input: Input): Promise<MigrationReport> {
    const preview = await this.source.read();
    const looked = await this.statements.atOneMoment((tx) => this.compare(tx, preview));
    const wanted = chooseWrites(looked.planned, input.overwrite);

    await notes.begin('backup');
    const backup = await this.backups.takeBefore();

    await notes.begin('pictures');
    const items = wanted.map((item) => item.preview);
    const pictures = await this.pictures.copy(this.source, items, (done, total) => notes.tell(done, total));

    await notes.begin('writing', wanted.length);
    return this.statements.transactionOn(session.client, async (tx) => {
      await lockCatalogue(tx);
      const { planned, savedQuotes } = await this.compare(tx, preview);
      const writes = chooseWrites(planned, input.overwrite);
      // Staff may have written something since, for which no picture was brought along and no backup taken.
      if (digestOf(writes) !== digestOf(wanted)) throw new AppError('migration/plan-changed');
      const at = this.clock.now();
      const { actor } = input;
      await writeItems(tx, writes, { actor, at, onWritten: (done) => notes.tell(done, writes.length) });
      const report: MigrationReport = {
        ...this.describe(planned, savedQuotes),
        id: notes.id,
        finishedAt: at.toISOString(),
        overwritten: [...new Set(input.overwrite)],
        pictures,
        backup,
        data: countPresent(planned, writes),
      };
      await addAuditEntry(tx, actor, {
        at,
        verb: 'run',
        subject: { kind: 'migration', id: notes.id, name: report.source },
        after: { counts: report.counts, overwritten: report.overwritten.length, pictures, backup },
      });
      await notes.finish(tx, writes.length, report);
      return report;
    });
  }

  private async compare({ manager }: Transaction, preview: readonly PreviewItem[]) {
    const { items, savedQuotes } = await readLiveItems(manager);
    return { planned: planItems(items, preview), savedQuotes };
  }

  private describe(planned: readonly PlannedItem[], savedQuotes: number): MigrationPlan {
    return {
      source: this.source.kind,
      at: this.clock.now().toISOString(),
      ...describePlan(planned),
      savedQuotes,
    };
  }
}

const digestOf = (writes: readonly PlannedItem[]) =>
  JSON.stringify(
    writes.map(({ key, live, owner, changes }) => [key, live?.id, live?.version, owner?.id, changes]),
  );

/** Rows of Preview that Live has after some of them were written (D34). */
function countPresent(planned: readonly PlannedItem[], writes: readonly PlannedItem[]): MigratedRows {
  const written = new Set(writes);
  const present = planned
    .filter((item) => written.has(item) || (item.live !== null && !item.isDeleted))
    .map(({ preview }) => preview);
  const colors = present.filter(({ kind }) => kind === 'colors');
  return {
    materials: present.filter(({ kind }) => kind === 'materials').length,
    colors: colors.length,
    carraraColors: colors.filter(({ name }) => name.startsWith('Carrara')).length,
  };
}
