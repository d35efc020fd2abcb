import { Injectable } from '@nestjs/common';
import type { ResendMailResponse } from '@app/contracts';
import { Statements } from '../../database/statements';
import { resendMail, tryMailNow } from '../../mail';
import type { Actor } from '../../platform/audit/actor';
import { addAuditEntry } from '../../platform/audit/add-audit-entry';
import { Clock } from '../../platform/clock/clock';
import { addToTimelines } from '../timeline/add-to-timelines';

@Injectable()
export class MailActions {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  resend(actor: Actor, id: string): Promise<ResendMailResponse> {
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
        after: { resentAs: resent.id },
      });
      return { id: resent.id };
    });
  }

  tryNow(actor: Actor, id: string): Promise<void> {
    return this.statements.transaction(async (tx) => {
      const at = this.clock.now();
      const kind = await tryMailNow(tx, id, at);
      if (!kind) return;
      await addAuditEntry(tx, actor, {
        at,
        verb: 'try-now',
        subject: { kind: 'mail', id, name: kind },
      });
    });
  }
}
