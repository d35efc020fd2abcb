import { Injectable, Logger } from '@nestjs/common';
import { toPence } from '@app/pricing';
import { AppConfig } from '../../config/app-config';
import { Statements } from '../../database/statements';
import { type Lease, type LeaseWhen, workUnderLease } from '../../platform/background/lease';
import { Clock } from '../../platform/clock/clock';
import {
  CardPayments,
  type NoAnswer,
  type RefundResult,
  type TransactionRecord,
} from '../provider/card-payments';
import { ProviderBreaker, retryAfterMsOf } from '../provider/provider-breaker';
import { refundOutcome, refundReadiness, timesRefunded } from './refund-outcome';
import { markSent, postpone, refundRows, saveAnswer, takeRefund, undoSend } from './refund-statements';
import type { Refund } from './refund.entity';
import { SettleRefund, addCheckTask } from './settle-refund';
import { listingGraceMs, nextRefundCheck, refundLeaseMs, stuckMs } from './refund-retry-policy';

/** Three: read, send, read again. */
const maxSteps = 4;

/** Reads the charge at the provider, stores that the refund is sent, sends it, and confirms it by reading the charge again. */
@Injectable()
export class ExecuteRefund {
  private readonly logger = new Logger(ExecuteRefund.name);

  constructor(
    private readonly statements: Statements,
    private readonly cards: CardPayments,
    private readonly settlement: SettleRefund,
    private readonly breaker: ProviderBreaker,
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {}

  execute(refundId: string, when: LeaseWhen = 'whenever'): Promise<void> {
    const { statements, clock, config } = this;
    const tools = { statements, clock, timeScale: config.backgroundTimeScale };
    return workUnderLease(tools, refundRows, refundId, async (lease) => {
      for (let step = 0; step < maxSteps; step += 1) {
        const refund = await takeRefund(statements, refundId, {
          now: clock.now(),
          forMs: refundLeaseMs,
          when: step === 0 ? when : 'whenever',
          lease,
        });
        if (!refund) return;
        const later = await this.advance(refund, lease);
        if (!later?.nextCheckAt || later.nextCheckAt > clock.now()) return;
      }
    });
  }

  private async advance(refund: Refund, lease: Lease): Promise<Refund | undefined> {
    const result = await this.cards.readTransaction(refund.transactionId);
    this.breaker.note('read', result);
    if (result.kind !== 'ok') return this.postpone(refund, remarkOf(result), retryAfterMsOf(result));
    return refund.state === 'wanted'
      ? this.send(refund, result.transaction, lease)
      : this.confirm(refund, result.transaction, lease);
  }

  private async send(
    refund: Refund,
    transaction: TransactionRecord,
    lease: Lease,
  ): Promise<Refund | undefined> {
    const amount = toPence(refund.amount);
    const readiness = refundReadiness(transaction, amount);
    if (readiness.kind === 'wait') return this.postpone(refund, readiness.why);
    if (readiness.kind === 'impossible') return this.fail(refund, readiness.why);

    const now = this.clock.now();
    const [ours] = await this.statements.run<Refund>(markSent, [
      refund.id,
      refund.leaseUntil,
      now,
      lease.extend(now, refundLeaseMs),
      readiness.earlierRefunds,
      readiness.earlierFailures,
    ]);
    if (!ours) return undefined;
    const result = await this.cards.refund(refund.transactionId, amount);
    this.breaker.note('refund', result);
    this.logger.log(`refund ${refund.id} sent: ${result.kind}`);
    // The key may not refund, so nothing was sent.
    if (result.kind === 'unauthorised') return this.postpone(ours, remarkOf(result), null, undoSend);
    const [saved] = await this.statements.run<Refund>(saveAnswer, [
      refund.id,
      ours.leaseUntil,
      result.kind === 'accepted' || result.kind === 'rejected' ? result.kind : null,
      result.kind === 'accepted' ? null : remarkOf(result),
      new Date(this.clock.now().getTime() + this.scaled(retryAfterMsOf(result) ?? 0)),
      ours.sends,
      ours.sentAt,
    ]);
    return saved;
  }

  private async confirm(
    refund: Refund,
    transaction: TransactionRecord,
    lease: Lease,
  ): Promise<Refund | undefined> {
    const amount = toPence(refund.amount);
    const { earlierRefunds, earlierFailures } = refund;
    if (earlierRefunds === null || earlierFailures === null)
      throw new Error(`${refund.id} was sent without a baseline`);
    const before = { earlierRefunds, earlierFailures };
    switch (refundOutcome(transaction, amount, before)) {
      case 'refunded': {
        const times = timesRefunded(transaction, amount, before);
        await this.settlement.settle(refund, { state: 'confirmed', times });
        return undefined;
      }
      case 'refused':
        return this.fail(refund, 'The card provider took it on, and then refused it.');
      case 'under-way':
        return this.postpone(refund, 'The card provider is at it.');
      case 'unreadable':
        return this.postpone(refund, 'SumUp’s records are not clear yet.');
      case 'nothing':
        return this.continueUnlisted(refund, transaction, lease);
    }
  }

  /** The provider does not list it: it was not carried out, or is not listed yet. */
  private async continueUnlisted(
    refund: Refund,
    transaction: TransactionRecord,
    lease: Lease,
  ): Promise<Refund | undefined> {
    const sentForMs = this.clock.now().getTime() - (refund.sentAt?.getTime() ?? 0);
    const isGraceOver = sentForMs >= this.scaled(listingGraceMs);
    if (refund.answer === 'rejected' && (refund.sends === 1 || isGraceOver)) {
      return this.fail(refund, refund.remark ?? 'The card provider refused it.');
    }
    if (refund.answer !== null || !isGraceOver) return this.postpone(refund, null);
    if (refund.sends >= refund.mostSends) {
      return this.postpone(refund, `Sent ${refund.sends} times, and SumUp’s records do not show it.`);
    }
    return this.send(refund, transaction, lease);
  }

  private async fail(refund: Refund, remark: string): Promise<undefined> {
    await this.settlement.settle(refund, { state: 'failed', remark });
    return undefined;
  }

  private async postpone(
    refund: Refund,
    remark: string | null,
    retryAfterMs: number | null = null,
    statement = postpone,
  ): Promise<Refund | undefined> {
    const now = this.clock.now();
    const usual = nextRefundCheck(refund, now, this.config.backgroundTimeScale);
    const next = new Date(Math.max(usual.getTime(), now.getTime() + this.scaled(retryAfterMs ?? 0)));
    const [postponed] = await this.statements.run<Refund>(statement, [
      refund.id,
      refund.leaseUntil,
      remark,
      next,
    ]);
    if (postponed && now.getTime() - postponed.createdAt.getTime() >= this.scaled(stuckMs)) {
      const note = postponed.remark ?? 'SumUp’s records do not show it yet.';
      await addCheckTask(this.statements, postponed, note, now);
    }
    return postponed;
  }

  private scaled(ms: number): number {
    return ms / this.config.backgroundTimeScale;
  }
}

type Unclear = NoAnswer | Exclude<RefundResult, { kind: 'accepted' }>;

const remarkOf = (result: Unclear): string => {
  switch (result.kind) {
    case 'rejected':
      return `The card provider refused it: ${result.reason}`;
    case 'not-found':
      return 'The card provider does not know this charge yet.';
    case 'unauthorised':
      return 'The card provider does not accept our key.';
    case 'rate-limited':
      return 'The card provider asks for patience.';
    case 'unavailable':
      return result.isBlocked
        ? 'A firewall in front of the card provider turned us away.'
        : 'The card provider does not answer.';
  }
};
