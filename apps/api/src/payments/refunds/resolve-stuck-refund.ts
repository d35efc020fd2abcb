import { Injectable } from '@nestjs/common';
import type { RefundDecision } from '@app/contracts';
import { toPence } from '@app/pricing';
import { Statements } from '../../database/statements';
import type { Actor } from '../../platform/audit/actor';
import { addAuditEntry } from '../../platform/audit/add-audit-entry';
import { Clock } from '../../platform/clock/clock';
import { AppError } from '../../platform/errors/app-error';
import { addToTimelines } from '../../quotes';
import { holdCoveredQuotes } from '../attempts/settle-statements';
import { CardPayments } from '../provider/card-payments';
import { refundOutcome } from './evaluate-books';
import { canStillBePaid, type FoundRefund, readRefundDetail } from './refund-detail';
import {
  type RefundRow,
  lockRefund,
  postpone,
  readRefund,
  sendOnceMore,
  takeRefund,
} from './refund-statements';
import { SettleRefund } from './settle-refund';
import { refundLeaseMs } from './refund-retry-policy';

@Injectable()
export class ResolveStuckRefund {
  constructor(
    private readonly statements: Statements,
    private readonly cards: CardPayments,
    private readonly settlement: SettleRefund,
    private readonly clock: Clock,
  ) {}

  async resolve(
    actor: Actor,
    id: string,
    { decision, note }: { decision: RefundDecision; note: string },
  ): Promise<FoundRefund> {
    const [refund] = await this.statements.run<RefundRow>(readRefund, [id]);
    if (!refund) throw new AppError('refund/not-found');
    if (decision === 'send-again') await this.sendAgain(actor, refund, note.trim());
    else await this.settleOutside(actor, refund, note.trim());
    return readRefundDetail(this.statements, id);
  }

  /** The books are read before anything is sent, as always; what was accepted is never sent again. */
  private async sendAgain(actor: Actor, { id, attempt_id }: RefundRow, note: string): Promise<void> {
    await this.statements.transaction(async (tx) => {
      const quoteIds = await holdCoveredQuotes(tx, attempt_id);
      const [refund] = await tx.run<RefundRow>(lockRefund, [id]);
      if (!refund || !isPending(refund)) throw new AppError('refund/settled');
      if (refund.answer === 'accepted') throw new AppError('refund/accepted');
      const at = this.clock.now();
      await tx.run(sendOnceMore, [id, at]);
      const { deposit_id: depositId, amount } = refund;
      const details = { depositId, refundId: id, amount, reason: note };
      await addToTimelines(tx, quoteIds, { kind: 'refund-sent-again', details, at, actorId: actor.userId });
      await addAuditEntry(tx, actor, {
        at,
        verb: 'send-refund-again',
        subject: { kind: 'deposit', id: depositId },
        after: { refundId: id, amount },
      });
    });
  }

  /** Taken as the worker takes it, so that nothing is sent while people say that they have paid. */
  private async settleOutside(actor: Actor, known: RefundRow, note: string): Promise<void> {
    const { id, state } = known;
    if (canStillBePaid(state, known.is_of_deposit)) {
      const refusal = known.sent_at ? await this.whyNot(known) : null;
      if (refusal) throw refusal;
      return this.settlement.settle(known, { state: 'settled-outside', note, actor });
    }
    if (!isPending(known)) throw new AppError('refund/settled');
    const now = this.clock.now();
    const refund = await takeRefund(this.statements, id, { now, forMs: refundLeaseMs });
    if (!refund) throw new AppError('refund/busy');
    const refusal = refund.state === 'sent' ? await this.whyNot(refund) : null;
    if (refusal) {
      await this.statements.run(postpone, [id, refund.lease_until, null, now]);
      throw refusal;
    }
    await this.settlement.settle(refund, { state: 'settled-outside', note, actor });
  }

  /** The provider may have paid it, or be at it: then it must not be paid otherwise as well. */
  private async whyNot(refund: RefundRow): Promise<AppError | null> {
    const books = await this.cards.readTransaction(refund.transaction_id);
    if (books.kind === 'unavailable' || books.kind === 'rate-limited')
      return new AppError('review/no-answer');
    // Where it will never tell us, people have looked there themselves.
    if (books.kind !== 'ok') return null;
    const { booked_before: bookedBefore, refused_before: refusedBefore } = refund;
    const before = { bookedBefore: bookedBefore ?? 0, refusedBefore: refusedBefore ?? 0 };
    const outcome = refundOutcome(books.transaction, toPence(refund.amount), before);
    return outcome === 'booked' || outcome === 'under-way' ? new AppError('refund/at-provider') : null;
  }
}

const isPending = ({ state }: Pick<RefundRow, 'state'>) => state === 'wanted' || state === 'sent';
