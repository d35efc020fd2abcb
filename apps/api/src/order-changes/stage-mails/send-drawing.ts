import { Injectable } from '@nestjs/common';
import { Statements } from '../../database/statements';
import { addMail } from '../../mail';
import { mailSizesAgreed } from '../../orders';
import type { Actor } from '../../platform/audit/actor';
import { addAuditEntry } from '../../platform/audit/add-audit-entry';
import { Clock } from '../../platform/clock/clock';
import { AppError } from '../../platform/errors/app-error';
import { addToTimelines, drawingsOf, isComplete, lockTop, unsignedDrawingsOf } from '../../quotes';

/** A drawing is mailed at most once within this time. */
const minIntervalMs = 60_000;

/** Mails the customer a drawing that they have not agreed to yet, with the link to agree. */
@Injectable()
export class SendDrawing {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError `drawing/not-found`, `drawing/agreed`, `drawing/incomplete`, `order/no-address` */
  send(actor: Actor, quoteId: string): Promise<void> {
    return this.statements.transaction(async (tx) => {
      const { quote } = await lockTop(tx, quoteId);
      const [found] = await drawingsOf(tx, [quoteId]);
      const unsigned = (await unsignedDrawingsOf(tx, [quoteId])).get(quoteId);
      if (!found) throw new AppError('drawing/not-found');
      if (!unsigned) throw new AppError('drawing/agreed');
      if (!isComplete(found.drawing)) throw new AppError('drawing/incomplete');
      const { customer_name: name, customer_email: address } = quote;
      if (!address) throw new AppError('order/no-address');
      const at = this.clock.now();
      if (unsigned.mailedAt && at.getTime() - unsigned.mailedAt.getTime() < minIntervalMs) return;
      // If the first mail about the drawing is only due in a few minutes, it is sent now.
      const mailId =
        (await mailSizesAgreed(tx, quoteId, at)) ??
        (await addMail(tx, {
          kind: 'order-drawing',
          key: `again:${quoteId}:${at.getTime()}`,
          to: { name, address },
          quoteIds: [quoteId],
          details: { version: found.version, isAgreed: false, isReminder: true },
          at,
        }));
      const kind = 'order-drawing';
      await addToTimelines(tx, [quoteId], {
        kind: 'mail-resent',
        details: { kind, mailId },
        at,
        actorId: actor.userId,
      });
      const subject = { kind: 'mail', id: mailId ?? quoteId, name: kind } as const;
      await addAuditEntry(tx, actor, { at, verb: 'resend', subject });
    });
  }
}
