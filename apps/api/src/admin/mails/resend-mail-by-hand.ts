import { Injectable } from '@nestjs/common';
import { quoteIdPattern, type ResendMailResponse } from '@app/contracts';
import { Statements } from '../../database/statements';
import { resendMail } from '../../mail';
import type { Actor } from '../../platform/audit/actor';
import { addAuditEntry } from '../../platform/audit/add-audit-entry';
import { Clock } from '../../platform/clock/clock';
import { AppError } from '../../platform/errors/app-error';
import { addToTimelines } from '../../quotes';

/** Staff send a mail once more. */
@Injectable()
export class ResendMailByHand {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError `mail/not-found`, `mail/not-resendable` */
  resend(actor: Actor, id: string): Promise<ResendMailResponse> {
    if (!quoteIdPattern.test(id)) throw new AppError('mail/not-found');
    return this.statements.transaction(async (tx) => {
      const at = this.clock.now();
      const resent = await resendMail(tx, id, at);
      if (resent.isRepeat) return { id: resent.id };
      const { kind, quoteIds } = resent;
      if (quoteIds.length) {
        await addToTimelines(tx, quoteIds, {
          kind: 'mail-resent',
          details: { kind, mailId: resent.id },
          at,
          actorId: actor.userId,
        });
      }
      await addAuditEntry(tx, actor, {
        at,
        verb: 'resend',
        subject: { kind: 'mail', id, name: kind },
        before: null,
        after: { resentAs: resent.id },
      });
      return { id: resent.id };
    });
  }
}
