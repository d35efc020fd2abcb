import { Injectable } from '@nestjs/common';
import { Statements } from '../database/statements';
import type { Actor } from '../platform/audit/actor';
import { addAuditEntry } from '../platform/audit/add-audit-entry';
import { Clock } from '../platform/clock/clock';
import { readWorkshop } from './read-workshop';
import { Workshop } from './workshop.entity';

interface Settings {
  /** null: unknown. */
  weeklySquareMetres: string | null;
  maxLengthMm: number;
  maxWidthMm: number;
}

@Injectable()
export class SetWorkshop {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  /** Unchanged values write nothing. */
  set(actor: Actor, after: Settings): Promise<void> {
    return this.statements.transaction(async (tx) => {
      await tx.manager.findOne(Workshop, { where: { id: 1 }, lock: { mode: 'pessimistic_write' } });
      const { weeklySquareMetres, sizeLimits } = await readWorkshop(tx);
      const before: Settings = {
        weeklySquareMetres,
        maxLengthMm: sizeLimits.lengthMm.max,
        maxWidthMm: sizeLimits.widthMm.max,
      };
      const changed = (Object.keys(after) as (keyof Settings)[]).filter(
        (field) => before[field] !== after[field],
      );
      if (changed.length === 0) return;
      await tx.manager.upsert(Workshop, { id: 1, ...after }, ['id']);
      const pick = (settings: Settings) =>
        Object.fromEntries(changed.map((field) => [field, settings[field]]));
      await addAuditEntry(tx, actor, {
        at: this.clock.now(),
        verb: 'set-workshop',
        subject: { kind: 'workshop', id: 1, name: 'Workshop' },
        before: pick(before),
        after: pick(after),
      });
    });
  }
}
