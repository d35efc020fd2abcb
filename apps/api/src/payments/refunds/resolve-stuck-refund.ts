import { Injectable } from '@nestjs/common';
import type { RefundDecision } from '@app/contracts';
import { toPence } from '@app/pricing';
import { Statements } from '../../database/statements';
import type { Actor } from '../../platform/audit/actor';
import { addAuditEntry } from '../../platform/audit/add-audit-entry';
import { Clock } from '../../platform/clock/clock';
import { AppError } from '../../platform/errors/app-error';
import { addToTimelines } from '../../quotes';
import { lockCoveredQuotes } from '../attempts/settle-statements';
import { CardPayments } from '../provider/card-payments';
import { canStillBePaid, type FoundRefund, getRefundDetail } from './refund-detail';
import { refundOutcome } from './refund-outcome';
import { allowAnotherSend, lockRefund, postpone, takeRefund } from './refund-statements';
import { isLiveRefund, Refund } from './refund.entity';
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
    const refund = await this.statements.manager.findOneBy(Refund, { id });
    if (!refund) throw new AppError('refund/not-found');
    if (decision === 'send-again') await this.sendAgain(actor, refund, note.trim());
    else await this.settleOutside(actor, refund, note.trim());
    return getRefundDetail(this.statements, id);
  }

  private async sendAgain(actor: Actor, { id, attemptId }: Refund, note: string): Promise<void> {
    await this.statements.transaction(async (tx) => {
      const quoteIds = await lockCoveredQuotes(tx, attemptId);
      const refund = await lockRefund(tx, id);
      if (!refund || !isLiveRefund(refund.state)) throw new AppError('refund/settled');
      if (refund.answer === 'accepted') throw new AppError('refund/accepted');
      const at = this.clock.now();
      await tx.run(allowAnotherSend, [id, at]);
      const { depositId, amount } = refund;
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

  /** Takes the worker's lease, so that nothing is sent meanwhile. */
  private async settleOutside(actor: Actor, known: Refund, note: string): Promise<void> {
    const { id, state } = known;
    if (canStillBePaid(state, known.isOfDeposit)) {
      const refusal = known.sentAt ? await this.findRefusal(known) : null;
      if (refusal) throw refusal;
      return this.settlement.settle(known, { state: 'settled-outside', note, actor });
    }
    if (!isLiveRefund(known.state)) throw new AppError('refund/settled');
    const now = this.clock.now();
    const refund = await takeRefund(this.statements, id, { now, forMs: refundLeaseMs });
    if (!refund) throw new AppError('refund/busy');
    const refusal = refund.state === 'sent' ? await this.findRefusal(refund) : null;
    if (refusal) {
      await this.statements.run(postpone, [id, refund.leaseUntil, null, now]);
      throw refusal;
    }
    await this.settlement.settle(refund, { state: 'settled-outside', note, actor });
  }

  /** If the provider has paid it or is about to, it must not be paid in another way too. */
  private async findRefusal(refund: Refund): Promise<AppError | null> {
    const result = await this.cards.readTransaction(refund.transactionId);
    if (result.kind === 'unavailable' || result.kind === 'rate-limited')
      return new AppError('review/no-answer');
    // The provider will never tell us, so staff have checked there themselves.
    if (result.kind !== 'ok') return null;
    const before = {
      earlierRefunds: refund.earlierRefunds ?? 0,
      earlierFailures: refund.earlierFailures ?? 0,
    };
    const outcome = refundOutcome(result.transaction, toPence(refund.amount), before);
    return outcome === 'refunded' || outcome === 'under-way' ? new AppError('refund/at-provider') : null;
  }
}
