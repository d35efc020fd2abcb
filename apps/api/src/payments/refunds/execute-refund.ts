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
import { refundReadiness, refundOutcome, timesBooked } from './evaluate-books';
import {
  type RefundRow,
  markSent,
  noteAnswer,
  postpone,
  refundRows,
  takeBackSend,
  takeRefund,
} from './refund-statements';
import { SettleRefund, askToCheck } from './settle-refund';
import { booksGraceMs, nextRefundLook, refundLeaseMs, stuckMs } from './refund-retry-policy';

/** Reading, sending and reading again are three. */
const mostSteps = 4;

/** Reads the provider's books, writes down that it is about to ask, asks, and believes nothing but what the books show then. They are read before anything is sent again. */
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

  carryOut(refundId: string, when: LeaseWhen = 'whenever'): Promise<void> {
    const { statements, clock, config } = this;
    const tools = { statements, clock, timeScale: config.backgroundTimeScale };
    return workUnderLease(tools, refundRows, refundId, async (lease) => {
      for (let step = 0; step < mostSteps; step += 1) {
        const refund = await takeRefund(statements, refundId, {
          now: clock.now(),
          forMs: refundLeaseMs,
          when: step === 0 ? when : 'whenever',
          lease,
        });
        if (!refund) return;
        const after = await this.advance(refund, lease);
        if (!after?.next_check_at || after.next_check_at > clock.now()) return;
      }
    });
  }

  private async advance(refund: RefundRow, lease: Lease): Promise<RefundRow | undefined> {
    const books = await this.cards.readTransaction(refund.transaction_id);
    this.breaker.note('look', books);
    if (books.kind !== 'ok') return this.later(refund, wordsOf(books), retryAfterMsOf(books));
    return refund.state === 'wanted'
      ? this.send(refund, books.transaction, lease)
      : this.confirm(refund, books.transaction, lease);
  }

  private async send(
    refund: RefundRow,
    books: TransactionRecord,
    lease: Lease,
  ): Promise<RefundRow | undefined> {
    const amount = toPence(refund.amount);
    const readiness = refundReadiness(books, amount);
    if (readiness.kind === 'wait') return this.later(refund, readiness.why);
    if (readiness.kind === 'impossible') return this.fail(refund, readiness.why);

    const now = this.clock.now();
    const [ours] = await this.statements.run<RefundRow>(markSent, [
      refund.id,
      refund.lease_until,
      now,
      lease.until(now, refundLeaseMs),
      readiness.bookedBefore,
      readiness.refusedBefore,
    ]);
    if (!ours) return undefined;
    const result = await this.cards.refund(refund.transaction_id, amount);
    this.breaker.note('refund', result);
    this.logger.log(`refund ${refund.id} sent: ${result.kind}`);
    // Refused before anything was looked at, as where a key may not refund: nothing was sent.
    if (result.kind === 'unauthorised') return this.later(ours, wordsOf(result), null, takeBackSend);
    const [noted] = await this.statements.run<RefundRow>(noteAnswer, [
      refund.id,
      ours.lease_until,
      result.kind === 'accepted' || result.kind === 'rejected' ? result.kind : null,
      result.kind === 'accepted' ? null : wordsOf(result),
      new Date(this.clock.now().getTime() + this.scaled(retryAfterMsOf(result) ?? 0)),
      ours.sends,
      ours.sent_at,
    ]);
    return noted;
  }

  private async confirm(
    refund: RefundRow,
    books: TransactionRecord,
    lease: Lease,
  ): Promise<RefundRow | undefined> {
    const amount = toPence(refund.amount);
    const { booked_before: bookedBefore, refused_before: refusedBefore } = refund;
    if (bookedBefore === null || refusedBefore === null) throw new Error(`${refund.id} was sent blindly`);
    const before = { bookedBefore, refusedBefore };
    switch (refundOutcome(books, amount, before)) {
      case 'booked':
        await this.settlement.settle(refund, {
          state: 'confirmed',
          times: timesBooked(books, amount, before),
        });
        return undefined;
      case 'refused':
        return this.fail(refund, 'The card provider took it on, and then refused it.');
      case 'under-way':
        return this.later(refund, 'The card provider is at it.');
      case 'unreadable':
        return this.later(refund, 'The books of the card provider cannot be read plainly.');
      case 'nothing':
        return this.goOnWithNothing(refund, books, lease);
    }
  }

  /** Sent as it may have been, the books do not show it: not done, or not shown yet. */
  private async goOnWithNothing(
    refund: RefundRow,
    books: TransactionRecord,
    lease: Lease,
  ): Promise<RefundRow | undefined> {
    const sentForMs = this.clock.now().getTime() - (refund.sent_at?.getTime() ?? 0);
    const isGraceOver = sentForMs >= this.scaled(booksGraceMs);
    if (refund.answer === 'rejected' && (refund.sends === 1 || isGraceOver)) {
      return this.fail(refund, refund.remark ?? 'The card provider refused it.');
    }
    // Accepted, it is never sent again, however long the books take.
    if (refund.answer !== null || !isGraceOver) return this.later(refund, null);
    if (refund.sends >= refund.most_sends) {
      return this.later(
        refund,
        `Sent ${refund.sends} times, and the card provider's books show nothing of it.`,
      );
    }
    return this.send(refund, books, lease);
  }

  private async fail(refund: RefundRow, remark: string): Promise<undefined> {
    await this.settlement.settle(refund, { state: 'failed', remark });
    return undefined;
  }

  private async later(
    refund: RefundRow,
    remark: string | null,
    patienceMs: number | null = null,
    how = postpone,
  ): Promise<RefundRow | undefined> {
    const now = this.clock.now();
    const usual = nextRefundLook(refund, now, this.config.backgroundTimeScale);
    const next = new Date(Math.max(usual.getTime(), now.getTime() + this.scaled(patienceMs ?? 0)));
    const [later] = await this.statements.run<RefundRow>(how, [refund.id, refund.lease_until, remark, next]);
    if (later && now.getTime() - later.created_at.getTime() >= this.scaled(stuckMs)) {
      const note = later.remark ?? 'The books of the card provider do not show it yet.';
      await askToCheck(this.statements, later, note, now);
    }
    return later;
  }

  private scaled(ms: number): number {
    return ms / this.config.backgroundTimeScale;
  }
}

type Unclear = NoAnswer | Exclude<RefundResult, { kind: 'accepted' }>;

const wordsOf = (result: Unclear): string => {
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
