import { Injectable, Logger } from '@nestjs/common';
import { toPence } from '@app/pricing';
import { AppConfig } from '../../config/app-config';
import { type Sql, Statements } from '../../database/statements';
import { type Lease, type LeaseWhen, workUnderLease } from '../../platform/background/lease';
import { Clock } from '../../platform/clock/clock';
import {
  CardPayments,
  type InconclusiveResult,
  type RefundResult,
  type TransactionRecord,
} from '../provider/card-payments';
import { ProviderBreaker, retryAfterMsOf } from '../provider/provider-breaker';
import { refundOutcome, refundReadiness, countNewRefunds } from './refund-outcome';
import {
  markSentSql,
  postponeSql,
  leasableRefunds,
  saveResultSql,
  leaseRefund,
  undoSendSql,
} from './refund-statements';
import type { Refund } from './refund.entity';
import { SettleRefund, addCheckTask } from './settle-refund';
import { listingGraceMs, nextRefundCheck, refundLeaseMs, stuckAfterMs } from './refund-retry-policy';

/** Normally three (read, send, read again), with one to spare. */
const maxSteps = 4;

/** Reads the charge at the provider, stores that the refund is sent, sends it, and confirms it by reading the charge again. */
@Injectable()
export class ExecuteRefund {
  private readonly logger = new Logger(ExecuteRefund.name);

  constructor(
    private readonly statements: Statements,
    private readonly cards: CardPayments,
    private readonly settleRefund: SettleRefund,
    private readonly breaker: ProviderBreaker,
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {}

  execute(refundId: string, when: LeaseWhen = 'whenever'): Promise<void> {
    const { statements, clock, config } = this;
    const tools = { statements, clock, timeScale: config.backgroundTimeScale };
    return workUnderLease(tools, leasableRefunds, refundId, async (lease) => {
      for (let step = 0; step < maxSteps; step += 1) {
        const refund = await leaseRefund(statements, refundId, {
          now: clock.now(),
          forMs: refundLeaseMs,
          when: step === 0 ? when : 'whenever',
          lease,
        });
        if (!refund) return;
        const advanced = await this.advance(refund, lease);
        if (!advanced?.nextCheckAt || advanced.nextCheckAt > clock.now()) return;
      }
    });
  }

  private async advance(refund: Refund, lease: Lease): Promise<Refund | undefined> {
    const result = await this.cards.readTransaction(refund.transactionId);
    this.breaker.recordResult('read', result);
    if (result.kind !== 'ok')
      return this.postpone(refund, describeFailure(result), { retryAfterMs: retryAfterMsOf(result) });
    return refund.state === 'requested'
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
    if (readiness.kind === 'wait') return this.postpone(refund, readiness.reason);
    if (readiness.kind === 'impossible') return this.fail(refund, readiness.reason);

    const now = this.clock.now();
    const [sentRefund] = await this.statements.run<Refund>(markSentSql, [
      refund.id,
      refund.leaseUntil,
      now,
      lease.extend(now, refundLeaseMs),
      readiness.earlierRefunds,
      readiness.earlierFailures,
    ]);
    if (!sentRefund) return undefined;
    const result = await this.cards.refund(refund.transactionId, amount);
    this.breaker.recordResult('refund', result);
    this.logger.log(`refund ${refund.id} sent: ${result.kind}`);
    // The key was rejected, so no refund was sent.
    if (result.kind === 'unauthorised')
      return this.postpone(sentRefund, describeFailure(result), { sql: undoSendSql });
    const [saved] = await this.statements.run<Refund>(saveResultSql, [
      refund.id,
      sentRefund.leaseUntil,
      result.kind === 'accepted' || result.kind === 'rejected' ? result.kind : null,
      result.kind === 'accepted' ? null : describeFailure(result),
      new Date(this.clock.now().getTime() + this.scaled(retryAfterMsOf(result) ?? 0)),
      sentRefund.sends,
      sentRefund.sentAt,
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
        const timesListed = countNewRefunds(transaction, amount, before);
        await this.settleRefund.settle(refund, { state: 'confirmed', timesListed });
        return undefined;
      }
      case 'failed':
        return this.fail(refund, 'SumUp accepted the refund, but then it failed.');
      case 'pending':
        return this.postpone(refund, 'The refund is pending at SumUp.');
      case 'amount-missing':
        return this.postpone(refund, 'SumUp has not reported all amounts of this charge yet.');
      case 'not-listed':
        return this.continueUnlisted(refund, transaction, lease);
    }
  }

  /** The provider does not list the refund, either because it was not carried out or because it is not listed yet. */
  private async continueUnlisted(
    refund: Refund,
    transaction: TransactionRecord,
    lease: Lease,
  ): Promise<Refund | undefined> {
    const sentForMs = this.clock.now().getTime() - (refund.sentAt?.getTime() ?? 0);
    const isGracePeriodOver = sentForMs >= this.scaled(listingGraceMs);
    if (refund.answer === 'rejected' && (refund.sends === 1 || isGracePeriodOver)) {
      return this.fail(refund, refund.remark ?? 'SumUp rejected the refund.');
    }
    if (refund.answer !== null || !isGracePeriodOver) return this.postpone(refund, null);
    if (refund.sends >= refund.mostSends) {
      return this.postpone(refund, `Sent ${refund.sends} times, but SumUp does not list the refund.`);
    }
    return this.send(refund, transaction, lease);
  }

  private async fail(refund: Refund, remark: string): Promise<undefined> {
    await this.settleRefund.settle(refund, { state: 'failed', remark });
    return undefined;
  }

  private async postpone(
    refund: Refund,
    remark: string | null,
    { retryAfterMs = null, sql = postponeSql }: { retryAfterMs?: number | null; sql?: Sql } = {},
  ): Promise<Refund | undefined> {
    const now = this.clock.now();
    const scheduledAt = nextRefundCheck(refund, now, this.config.backgroundTimeScale);
    const earliest = now.getTime() + this.scaled(retryAfterMs ?? 0);
    const nextCheckAt = new Date(Math.max(scheduledAt.getTime(), earliest));
    const [postponed] = await this.statements.run<Refund>(sql, [
      refund.id,
      refund.leaseUntil,
      remark,
      nextCheckAt,
    ]);
    if (postponed && now.getTime() - postponed.createdAt.getTime() >= this.scaled(stuckAfterMs)) {
      const note = postponed.remark ?? 'SumUp does not list the refund yet.';
      await addCheckTask(this.statements, postponed, { note, at: now });
    }
    return postponed;
  }

  private scaled(ms: number): number {
    return ms / this.config.backgroundTimeScale;
  }
}

type FailedResult = InconclusiveResult | Exclude<RefundResult, { kind: 'accepted' }>;

const describeFailure = (result: FailedResult): string => {
  switch (result.kind) {
    case 'rejected':
      return `SumUp rejected the refund: ${result.reason}`;
    case 'not-found':
      return 'SumUp does not know this charge yet.';
    case 'unauthorised':
      return 'SumUp does not accept our key.';
    case 'rate-limited':
      return 'SumUp limits our requests.';
    case 'unavailable':
      return result.isBlocked
        ? 'A firewall in front of SumUp blocked the request.'
        : 'SumUp does not respond.';
  }
};
