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
import { canSettleFailedRefund, type StoredRefundDetail, getRefundDetail } from './refund-detail';
import { refundOutcome } from './refund-outcome';
import { allowAnotherSendSql, lockRefund, postponeSql, leaseRefund } from './refund-statements';
import { isLiveRefund, Refund } from './refund.entity';
import { SettleRefund } from './settle-refund';
import { refundLeaseMs } from './refund-retry-policy';

@Injectable()
export class ResolveStuckRefund {
  constructor(
    private readonly statements: Statements,
    private readonly cards: CardPayments,
    private readonly settleRefund: SettleRefund,
    private readonly clock: Clock,
  ) {}

  async resolve(
    actor: Actor,
    id: string,
    { decision, note }: { decision: RefundDecision; note: string },
  ): Promise<StoredRefundDetail> {
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
      await tx.run(allowAnotherSendSql, [id, at]);
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

  /** Acquires the refund's lease, so that the worker does not send it at the same time. */
  private async settleOutside(actor: Actor, stored: Refund, note: string): Promise<void> {
    const { id } = stored;
    if (canSettleFailedRefund(stored)) {
      const conflict = stored.sentAt ? await this.findConflict(stored) : null;
      if (conflict) throw conflict;
      return this.settleRefund.settle(stored, { state: 'settled-outside', note, actor });
    }
    if (!isLiveRefund(stored.state)) throw new AppError('refund/settled');
    const now = this.clock.now();
    const refund = await leaseRefund(this.statements, id, { now, forMs: refundLeaseMs });
    if (!refund) throw new AppError('refund/busy');
    const conflict = refund.state === 'sent' ? await this.findConflict(refund) : null;
    if (conflict) {
      await this.statements.run(postponeSql, [id, refund.leaseUntil, null, now]);
      throw conflict;
    }
    await this.settleRefund.settle(refund, { state: 'settled-outside', note, actor });
  }

  /** A refund that the provider has carried out, or that is pending there, must not be paid in another way too. */
  private async findConflict(refund: Refund): Promise<AppError | null> {
    const result = await this.cards.readTransaction(refund.transactionId);
    if (result.kind === 'unavailable' || result.kind === 'rate-limited')
      return new AppError('review/no-answer');
    // The provider cannot be read, so staff must have checked there themselves.
    if (result.kind !== 'ok') return null;
    const earlierRefunds = {
      earlierRefunds: refund.earlierRefunds ?? 0,
      earlierFailures: refund.earlierFailures ?? 0,
    };
    const outcome = refundOutcome(result.transaction, toPence(refund.amount), earlierRefunds);
    return outcome === 'refunded' || outcome === 'pending' ? new AppError('refund/at-provider') : null;
  }
}
