import { Injectable } from '@nestjs/common';
import { Statements } from '../database/statements';
import type { Actor } from '../platform/audit/actor';
import { addAuditEntry } from '../platform/audit/add-audit-entry';
import { Clock } from '../platform/clock/clock';
import { Workshop } from './workshop.entity';

@Injectable()
export class SetWeeklyCapacity {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  /** null: unknown. An unchanged value writes nothing. */
  set(actor: Actor, weeklySquareMetres: string | null): Promise<void> {
    return this.statements.transaction(async (tx) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const row = await tx.manager.findOne(Workshop, { where: { id: 1 }, lock });
      const before = row?.weeklySquareMetres ?? null;
      if (before === weeklySquareMetres) return;
      await tx.manager.upsert(Workshop, { id: 1, weeklySquareMetres }, ['id']);
      await addAuditEntry(tx, actor, {
        at: this.clock.now(),
        verb: 'set-capacity',
        subject: { kind: 'workshop', id: 1, name: 'Workshop' },
        before: { weeklySquareMetres: before },
        after: { weeklySquareMetres },
      });
    });
  }
}
