import { Injectable } from '@nestjs/common';
import type { ShopHold } from '@app/contracts';
import { IsNull, Not } from 'typeorm';
import { SaveCompany } from '../../company';
import { Statements } from '../../database/statements';
import { Mail } from '../../mail';
import { PaymentAttempt, Refund } from '../../payments';
import type { Actor } from '../../platform/audit/actor';
import { addAuditEntry } from '../../platform/audit/add-audit-entry';
import { readHold, ShopHoldRecord } from '../../platform/background/shop-hold';
import { Clock } from '../../platform/clock/clock';
import { AppError } from '../../platform/errors/app-error';

@Injectable()
export class HoldAfterRestore {
  constructor(
    private readonly statements: Statements,
    private readonly company: SaveCompany,
    private readonly clock: Clock,
  ) {}

  /** The work that waits during the hold; null: not on hold. */
  async read(): Promise<ShopHold | null> {
    const hold = await readHold(this.statements);
    if (!hold) return null;
    const { manager } = this.statements;
    const isWaiting = { nextCheckAt: Not(IsNull()) };
    return {
      since: hold.since.toISOString(),
      reason: hold.reason,
      mails: await manager.countBy(Mail, { nextTryAt: Not(IsNull()) }),
      refunds: await manager.countBy(Refund, isWaiting),
      payments: await manager.countBy(PaymentAttempt, isWaiting),
    };
  }

  /** @throws AppError `system/not-on-hold`, `company/still-incomplete` */
  async release(actor: Actor): Promise<void> {
    const at = this.clock.now();
    if (!(await this.company.read()).isOpen) throw new AppError('company/still-incomplete');
    await this.statements.transaction(async (tx) => {
      const hold = await readHold(tx);
      if (!hold || !(await tx.manager.delete(ShopHoldRecord, hold.id)).affected)
        throw new AppError('system/not-on-hold');
      // The time on hold does not count towards giving up a mail.
      await tx.manager.update(Mail, { nextTryAt: Not(IsNull()) }, { nextTryAt: at, dueSince: at });
      const subject = { kind: 'database', id: 'all', name: null } as const;
      await addAuditEntry(tx, actor, { at, verb: 'release', subject, before: { onHoldSince: hold.since } });
    });
  }
}
