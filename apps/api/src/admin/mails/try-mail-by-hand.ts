import { Injectable } from '@nestjs/common';
import { quoteIdPattern } from '@app/contracts';
import { Statements } from '../../database/statements';
import { tryMailNow } from '../../mail';
import type { Actor } from '../../platform/audit/actor';
import { addAuditEntry } from '../../platform/audit/add-audit-entry';
import { Clock } from '../../platform/clock/clock';
import { AppError } from '../../platform/errors/app-error';

/** Staff do not wait for the next try of a mail. */
@Injectable()
export class TryMailByHand {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError `mail/not-found`, `mail/not-waiting` */
  tryNow(actor: Actor, id: string): Promise<void> {
    if (!quoteIdPattern.test(id)) throw new AppError('mail/not-found');
    return this.statements.transaction(async (tx) => {
      const at = this.clock.now();
      const kind = await tryMailNow(tx, id, at);
      if (!kind) return;
      await addAuditEntry(tx, actor, {
        at,
        verb: 'try-now',
        subject: { kind: 'mail', id, name: kind },
        before: null,
        after: null,
      });
    });
  }
}
