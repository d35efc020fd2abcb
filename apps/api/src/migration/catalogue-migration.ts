import type { MigratedRows, MigrationPlan, MigrationReport, RunMigrationResponse } from '@app/contracts';
import { Injectable } from '@nestjs/common';
import { CatalogueCache, lockCatalogue } from '../catalogue';
import { dataLock } from '../database/exclusive-session';
import { Statements, type Transaction } from '../database/statements';
import type { Actor } from '../platform/audit/actor';
import { addAuditEntry } from '../platform/audit/add-audit-entry';
import { Clock } from '../platform/clock/clock';
import { AppError } from '../platform/errors/app-error';
import { ObjectStorage } from '../platform/storage/object-storage';
import type { PreviewItem } from './catalogue-item';
import { describePlan } from './describe-plan';
import { readLiveItems, writeItems } from './live-items';
import { planItems, type PlannedItem } from './plan-items';
import { PreviewSource, sourceInvalid } from './preview-source';

/** SQLSTATEs of violated constraints and invalid values. */
const valueErrors = ['23502', '23505', '23514', '22001', '22003', '22021', '22P05'];

/** Values that the database rejects are errors in the preview. */
function toMigrationError(error: unknown): unknown {
  const { code, table, constraint } = (error ?? {}) as { code?: string; table?: string; constraint?: string };
  if (!code || !valueErrors.includes(code)) return error;
  return sourceInvalid({
    field: table ?? 'a row',
    message: `is refused by the database (${constraint ?? code})`,
  });
}

/** Copies the preview catalogue to live (D34), all or nothing. */
@Injectable()
export class CatalogueMigration {
  constructor(
    private readonly statements: Statements,
    private readonly source: PreviewSource,
    private readonly storage: ObjectStorage,
    private readonly cache: CatalogueCache,
    private readonly clock: Clock,
  ) {}

  /** What a run would do, without writing. @throws AppError as `run` */
  async plan(): Promise<MigrationPlan> {
    const preview = await this.source.read();
    return this.statements.inReadTransaction(async (tx) => (await this.compare(tx, preview)).plan);
  }

  /**
   * If it throws, live is unchanged.
   * @throws AppError `migration/under-way`, `migration/source-unreachable`, `migration/source-invalid`
   */
  async run(actor: Actor): Promise<RunMigrationResponse> {
    const preview = await this.source.read();
    await this.copyPictures(preview);
    const report = await this.statements
      .transaction((tx) => this.write(tx, preview, actor))
      .catch((error: unknown) => {
        throw toMigrationError(error);
      });
    this.cache.drop();
    return { success: true, message: 'Preview’s catalogue is in Live.', data: report.data, report };
  }

  private async write(
    tx: Transaction,
    preview: readonly PreviewItem[],
    actor: Actor,
  ): Promise<MigrationReport> {
    const [lock] = await tx.query<{ isLocked: boolean }[]>(
      'SELECT pg_try_advisory_xact_lock($1) AS "isLocked"',
      [dataLock],
    );
    if (!lock?.isLocked) throw new AppError('migration/under-way');
    await lockCatalogue(tx);
    const { planned, plan } = await this.compare(tx, preview);
    const writes = planned.filter(({ verdict }) => verdict === 'create' || verdict === 'update');
    const at = this.clock.now();
    await writeItems(tx, writes, { actor, at });
    const subject = { kind: 'migration', id: 'catalogue', name: plan.source } as const;
    await addAuditEntry(tx, actor, { at, verb: 'run', subject, after: { counts: plan.counts } });
    return { ...plan, data: countPresent(planned) };
  }

  /** Copied before the rows. Files are named by their content, so files without a row do no harm. */
  private async copyPictures(preview: readonly PreviewItem[]): Promise<void> {
    const keys = preview.flatMap(({ fields: { images = [] } }) =>
      [...JSON.stringify(images).matchAll(/\/api\/(images\/[\w-]+\.(?:jpg|avif))/g)].map(
        ([, key = '']) => key,
      ),
    );
    const missing = new Set(await this.storage.missing([...new Set(keys)]));
    if (missing.size === 0) return;
    for await (const { key, content } of this.source.files(missing)) {
      await this.storage.put(key, content);
      missing.delete(key);
    }
    const [lost] = missing;
    if (lost) throw sourceInvalid({ field: lost, message: 'is not among the pictures of Preview' });
  }

  private async compare(tx: Transaction, preview: readonly PreviewItem[]) {
    const { items, savedQuotes } = await readLiveItems(tx.manager);
    const planned = planItems(items, preview);
    const at = this.clock.now().toISOString();
    const plan: MigrationPlan = { source: this.source.kind, at, ...describePlan(planned), savedQuotes };
    return { planned, plan };
  }
}

function countPresent(planned: readonly PlannedItem[]): MigratedRows {
  const present = planned.filter(({ isDeleted }) => !isDeleted).map(({ preview }) => preview);
  const colors = present.filter(({ kind }) => kind === 'colors');
  return {
    materials: present.filter(({ kind }) => kind === 'materials').length,
    colors: colors.length,
    carraraColors: colors.filter(({ name }) => name.startsWith('Carrara')).length,
  };
}
