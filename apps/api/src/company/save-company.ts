import { Injectable } from '@nestjs/common';
import type { Company, CompanySettings } from '@app/contracts';
import { AppConfig } from '../config/app-config';
import { Statements, type Transaction } from '../database/statements';
import type { Actor } from '../platform/audit/actor';
import { addAuditEntry, diffFields } from '../platform/audit/add-audit-entry';
import { nameOfStaff } from '../platform/audit/name-of-staff';
import { Clock } from '../platform/clock/clock';
import { AppError } from '../platform/errors/app-error';
import { CompanyRecord } from './company.entity';
import { companyChanged, CompanyFacts, fromRow, readCompany } from './company-facts';
import { findMissingDetails } from './find-missing-details';

const lockSettings = 'LOCK TABLE company IN SHARE ROW EXCLUSIVE MODE';

/** Ends the hold of a new shop. `due_since` is reset, so that the time on hold does not count towards giving up a mail. */
const releaseIncompleteSql = `
  WITH released AS (DELETE FROM shop_hold WHERE reason = 'company-incomplete' RETURNING id)
  UPDATE mail SET next_try_at = $1, due_since = $1 WHERE next_try_at IS NOT NULL AND EXISTS (SELECT FROM released)`;

/** The owner's edits of the company's facts, each one transaction with an audit entry. */
@Injectable()
export class SaveCompany {
  constructor(
    private readonly statements: Statements,
    private readonly facts: CompanyFacts,
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {}

  async read(runner: Pick<Statements, 'manager'> = this.statements): Promise<CompanySettings> {
    const row = await runner.manager.findOneBy(CompanyRecord, { id: 1 });
    const { company, version } = await readCompany(runner);
    const missing = findMissingDetails(company);
    return {
      company,
      version,
      lastChange: row?.before
        ? {
            at: row.changedAt.toISOString(),
            by: await nameOfStaff(runner, row.changedBy),
            fields: changedFields(fromRow(row.before), company),
          }
        : null,
      missing,
      isOpen: this.config.appEnv === 'demo' || missing.length === 0,
    };
  }

  /** Does nothing if no fact changes. @throws AppError `company/changed-meanwhile`, `company/not-complete` */
  save(actor: Actor, version: number, company: Company): Promise<CompanySettings> {
    return this.write(async (tx) => {
      const before = await readCompany(tx);
      // A request may be repeated, because its response was lost.
      if (changedFields(before.company, company).length === 0) return;
      if (version !== before.version)
        throw new AppError('company/changed-meanwhile', { current: await this.read(tx) });
      await this.replace(tx, actor, before, { company, verb: 'update', keptBefore: before.company });
    });
  }

  /** Restores the facts from before the last save. @throws AppError `company/not-undoable` */
  undo(actor: Actor, version: number): Promise<CompanySettings> {
    return this.write(async (tx) => {
      const row = await tx.manager.findOneBy(CompanyRecord, { id: 1 });
      if (!row?.before || row.version !== version) throw new AppError('company/not-undoable');
      const before = { company: fromRow(row.facts), version: row.version };
      await this.replace(tx, actor, before, { company: fromRow(row.before), verb: 'undo', keptBefore: null });
    });
  }

  private async replace(
    tx: Transaction,
    actor: Actor,
    before: { company: Company; version: number },
    { company, verb, keptBefore }: { company: Company; verb: 'update' | 'undo'; keptBefore: Company | null },
  ): Promise<void> {
    const isComplete = findMissingDetails(company).length === 0;
    // A mistake, such as a banner without a last day, must not close a shop that is open.
    if (this.config.appEnv !== 'demo' && !isComplete && findMissingDetails(before.company).length === 0)
      throw new AppError('company/not-complete', { fields: findMissingDetails(company) });
    const at = this.clock.now();
    await tx.manager.upsert(
      CompanyRecord,
      {
        id: 1,
        version: before.version + 1,
        facts: company,
        before: keptBefore,
        changedAt: at,
        changedBy: actor.userId,
      },
      ['id'],
    );
    await addAuditEntry(tx, actor, {
      at,
      verb,
      subject: { kind: 'company', id: 1, name: company.tradingName },
      before: before.company,
      after: company,
    });
    await tx.query(`NOTIFY ${companyChanged}`);
    if (isComplete) await tx.run(releaseIncompleteSql, [at]);
  }

  private async write(work: (tx: Transaction) => Promise<void>): Promise<CompanySettings> {
    const settings = await this.statements.transaction(async (tx) => {
      await tx.run(lockSettings);
      await work(tx);
      return this.read(tx);
    });
    await this.facts.refresh();
    return settings;
  }
}

const changedFields = (before: Company, after: Company) =>
  Object.keys(diffFields(before, after).after ?? {}) as (keyof Company)[];
