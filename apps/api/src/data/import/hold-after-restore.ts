import { Injectable } from '@nestjs/common';
import type { ShopHold } from '@app/contracts';
import { IsNull, Not } from 'typeorm';
import { Statements } from '../../database/statements';
import { Mail } from '../../mail';
import type { Actor } from '../../platform/audit/actor';
import { addAuditEntry } from '../../platform/audit/add-audit-entry';
import { Clock } from '../../platform/clock/clock';
import { AppError } from '../../platform/errors/app-error';

const readWaiting = `
  SELECT since,
    (SELECT count(*)::integer FROM mail WHERE next_try_at IS NOT NULL) AS mails,
    (SELECT count(*)::integer FROM refund WHERE next_check_at IS NOT NULL) AS refunds,
    (SELECT count(*)::integer FROM payment_attempt WHERE next_check_at IS NOT NULL) AS payments
  FROM shop_hold`;

@Injectable()
export class HoldAfterRestore {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  /** What waits during the hold; null: not on hold. */
  async read(): Promise<ShopHold | null> {
    const [hold] = await this.statements.run<Omit<ShopHold, 'since'> & { since: Date }>(readWaiting);
    return hold ? { ...hold, since: hold.since.toISOString() } : null;
  }

  /** @throws AppError `system/not-on-hold` */
  async release(actor: Actor): Promise<void> {
    const at = this.clock.now();
    await this.statements.transaction(async (tx) => {
      const [hold] = await tx.run<{ since: Date }>('DELETE FROM shop_hold RETURNING since');
      if (!hold) throw new AppError('system/not-on-hold');
      // The time on hold does not count towards giving up a mail.
      await tx.manager.update(Mail, { nextTryAt: Not(IsNull()) }, { nextTryAt: at, wantedAt: at });
      const subject = { kind: 'database', id: 'all', name: null } as const;
      await addAuditEntry(tx, actor, { at, verb: 'release', subject, before: { onHoldSince: hold.since } });
    });
  }
}
