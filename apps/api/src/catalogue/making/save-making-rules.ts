import { Injectable } from '@nestjs/common';
import { flatMakingRules, type MakingRules, type MakingSettings } from '@app/contracts';
import { Statements, type Transaction } from '../../database/statements';
import type { Actor } from '../../platform/audit/actor';
import { addAuditEntry } from '../../platform/audit/add-audit-entry';
import { nameOfStaff } from '../../platform/audit/name-of-staff';
import { Clock } from '../../platform/clock/clock';
import { AppError } from '../../platform/errors/app-error';
import { MakingRulesRecord } from './making-rules.entity';
import { toMakingRules } from './stored-making-rules';

const lockRules = 'LOCK TABLE making_rules IN SHARE ROW EXCLUSIVE MODE';

interface SavedRules {
  rules: MakingRules;
  version: number;
  /** The rules before the last save; null: it cannot be undone. */
  before: MakingRules | null;
}

/** The owner's edits of the making rules, each one transaction with an audit entry. */
@Injectable()
export class SaveMakingRules {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  async read(runner: Pick<Statements, 'manager'> = this.statements): Promise<MakingSettings> {
    const row = await runner.manager.findOneBy(MakingRulesRecord, { id: 1 });
    const rules = toMakingRules(row?.rules ?? null);
    return {
      rules,
      version: row?.version ?? 0,
      lastChange: row?.before
        ? {
            at: row.changedAt.toISOString(),
            by: await nameOfStaff(runner, row.changedBy),
            fields: changedFields(toMakingRules(row.before), rules),
          }
        : null,
    };
  }

  /** Does nothing if no number changes. @throws AppError `making/changed-meanwhile` */
  save(actor: Actor, version: number, rules: MakingRules): Promise<MakingSettings> {
    return this.write(async (tx, known) => {
      // A request may be repeated, because its response was lost.
      if (changedFields(known.rules, rules).length === 0) return;
      if (version !== known.version)
        throw new AppError('making/changed-meanwhile', { current: await this.read(tx) });
      await this.replace(tx, actor, known, { rules, verb: 'update', before: known.rules });
    });
  }

  /** Restores the numbers from before the last save. @throws AppError `making/not-undoable` */
  undo(actor: Actor, version: number): Promise<MakingSettings> {
    return this.write(async (tx, known) => {
      if (!known.before || version !== known.version) throw new AppError('making/not-undoable');
      await this.replace(tx, actor, known, { rules: known.before, verb: 'undo', before: null });
    });
  }

  private async replace(
    tx: Transaction,
    actor: Actor,
    known: SavedRules,
    { rules, verb, before }: { rules: MakingRules; verb: 'update' | 'undo'; before: MakingRules | null },
  ): Promise<void> {
    const at = this.clock.now();
    const row = { id: 1, version: known.version + 1, rules, before, changedAt: at, changedBy: actor.userId };
    await tx.manager.upsert(MakingRulesRecord, row, ['id']);
    await addAuditEntry(tx, actor, {
      at,
      verb,
      subject: { kind: 'making-rules', id: 1, name: 'What can be made' },
      before: flatMakingRules(known.rules),
      after: flatMakingRules(rules),
    });
  }

  private write(change: (tx: Transaction, known: SavedRules) => Promise<void>): Promise<MakingSettings> {
    return this.statements.transaction(async (tx) => {
      await tx.run(lockRules);
      const row = await tx.manager.findOneBy(MakingRulesRecord, { id: 1 });
      await change(tx, {
        rules: toMakingRules(row?.rules ?? null),
        version: row?.version ?? 0,
        before: row?.before ? toMakingRules(row.before) : null,
      });
      return this.read(tx);
    });
  }
}

function changedFields(before: MakingRules, after: MakingRules): string[] {
  const valuesBefore = flatMakingRules(before);
  const valuesAfter = flatMakingRules(after);
  return Object.keys(valuesAfter).filter((field) => valuesBefore[field] !== valuesAfter[field]);
}
