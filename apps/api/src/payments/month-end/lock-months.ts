import { Injectable } from '@nestjs/common';
import { lockByName } from '../../database/lock-by-name';
import { Statements } from '../../database/statements';
import type { Actor } from '../../platform/audit/actor';
import { addAuditEntry } from '../../platform/audit/add-audit-entry';
import { Clock } from '../../platform/clock/clock';
import { londonDateOf } from '../../platform/clock/london-day';
import { AppError } from '../../platform/errors/app-error';
import { LockedMonth } from './locked-month.entity';

const insertMonthSql = `
  INSERT INTO locked_month (month, locked_at, locked_by) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING month`;

@Injectable()
export class LockMonths {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  /** Idempotent. @throws AppError `month/not-over` */
  async lock(actor: Actor, month: string): Promise<void> {
    const at = this.clock.now();
    // A payment that is recorded today needs an open month.
    if (month >= londonDateOf(at).slice(0, 7)) throw new AppError('month/not-over');
    await this.statements.transaction(async (tx) => {
      await lockByName(tx, 'locked_month');
      const added = await tx.run<{ month: string }>(insertMonthSql, [month, at, actor.userId]);
      if (added.length > 0)
        await addAuditEntry(tx, actor, {
          at,
          verb: 'lock',
          subject: { kind: 'month', id: month, name: month },
        });
    });
  }

  /** Idempotent. */
  async reopen(actor: Actor, month: string): Promise<void> {
    const at = this.clock.now();
    await this.statements.transaction(async (tx) => {
      if (!(await tx.manager.delete(LockedMonth, { month })).affected) return;
      await addAuditEntry(tx, actor, {
        at,
        verb: 'reopen',
        subject: { kind: 'month', id: month, name: month },
      });
    });
  }
}
