import { Injectable } from '@nestjs/common';
import { quoteIdPattern } from '@app/contracts';
import { Statements, type Transaction } from '../../database/statements';
import type { Actor } from '../../platform/audit/actor';
import { addAuditEntry } from '../../platform/audit/add-audit-entry';
import { Clock } from '../../platform/clock/clock';
import { AppError } from '../../platform/errors/app-error';
import { addToTimelines } from '../timeline/add-to-timelines';
import { lockTop, type TopRow } from './lock-top';
import { answerRevision, declineRevised, readRevision, type RevisionLink } from './revision-statements';

/**
 * Staff note that a customer said no to a revised price, on the phone or in the showroom. A yes is the customer's own to
 * give, on the share page (D9); a no binds nobody.
 */
@Injectable()
export class DeclineRevision {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  /**
   * What was declined already stays so.
   * @throws AppError `quote/not-found`; `revision/none`, `revision/answered` where there is no question
   */
  decline(actor: Actor, quoteId: string): Promise<void> {
    if (!quoteIdPattern.test(quoteId)) throw new AppError('quote/not-found');
    return this.statements.transaction(async (tx) => {
      const sameTop = await lockTop(tx, quoteId);
      const revised = sameTop.find(({ id }) => id === quoteId);
      if (!revised || revised.deleted_at) throw new AppError('quote/not-found');
      const [link] = await tx.run<RevisionLink>(readRevision, [quoteId]);
      if (!link || link.state === 'withdrawn') throw new AppError('revision/none');
      if (link.state === 'agreed') throw new AppError('revision/answered');
      if (link.state === 'declined') return;
      const received = sameTop.find(({ id }) => id === link.original_id)?.received ?? '0.00';
      await note(tx, actor, { revised, link, received, at: this.clock.now() });
    });
  }
}

interface Declined {
  revised: TopRow;
  link: RevisionLink;
  received: string;
  at: Date;
}

async function note(tx: Transaction, actor: Actor, { revised, link, received, at }: Declined): Promise<void> {
  const { id, reference, total_price: totalPrice, status } = revised;
  await tx.run(answerRevision, [id, 'declined', at, received]);
  await tx.run(declineRevised, [id]);
  await addToTimelines(tx, [link.original_id, id], {
    kind: 'revision-declined',
    details: { quoteId: id, reference, totalPrice },
    at,
    actorId: actor.userId,
  });
  await addAuditEntry(tx, actor, {
    at,
    verb: 'decline-revision',
    subject: { kind: 'quote', id, name: reference },
    before: { status },
    after: { status: 'declined' },
  });
}
