import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../config/app-config';
import { Statements } from '../../database/statements';
import { type LeaseWhen, workUnderLease } from '../../platform/background/lease';
import { Clock } from '../../platform/clock/clock';
import { CardPayments } from '../provider/card-payments';
import { ProviderBreaker } from '../provider/provider-breaker';
import { isLive } from './attempt-transitions';
import { type AttemptRow, attemptRows, takeAttempt } from './attempt-statements';
import { CloseCheckout } from './close-checkout';
import { type Finding, noAnswer } from './evaluate-checkout';
import { SettlePayment } from './settle-payment';
import { graceMs, isOverFor, leaseMs } from './polling-schedule';

const maxPolls = 3;

/** Asks the provider about an attempt and settles the answer. Safe to repeat and to run concurrently. */
@Injectable()
export class CheckPayment {
  constructor(
    private readonly statements: Statements,
    private readonly cards: CardPayments,
    private readonly settlement: SettlePayment,
    private readonly closing: CloseCheckout,
    private readonly breaker: ProviderBreaker,
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {}

  check(attemptId: string, when: LeaseWhen = 'whenever'): Promise<void> {
    const { statements, clock, config } = this;
    const tools = { statements, clock, timeScale: config.backgroundTimeScale };
    return workUnderLease(tools, attemptRows, attemptId, async (lease) => {
      for (let poll = 0; poll < maxPolls; poll += 1) {
        const attempt = await takeAttempt(statements, attemptId, {
          now: clock.now(),
          forMs: leaseMs,
          when: poll === 0 ? when : 'whenever',
          lease,
        });
        if (!attempt) return;
        const { nextCheckAt } = await this.poll(attempt);
        if (!nextCheckAt || nextCheckAt > clock.now()) return;
      }
    });
  }

  private async poll(attempt: AttemptRow): Promise<AttemptRow> {
    const askedAt = this.clock.now();
    const finding = await this.find(attempt);
    const settled = await this.settlement.settle(attempt.id, finding, askedAt);
    if ('checkout' in finding) {
      const { checkout } = finding;
      const isPageOpen = checkout.state === 'pending' || checkout.state === 'failed';
      if (isPageOpen && this.shouldBeClosed(settled)) await this.closing.deactivate(settled, checkout.id);
    }
    return settled;
  }

  /** The page is still open after its time, or after we closed it. */
  private shouldBeClosed(attempt: AttemptRow): boolean {
    if (attempt.state === 'paid') return false;
    return isLive(attempt.state) || attempt.state === 'review' ? this.isLongOver(attempt) : true;
  }

  private isLongOver(attempt: AttemptRow): boolean {
    return isOverFor(graceMs, attempt, this.clock.now(), this.config.backgroundTimeScale);
  }

  private async find(attempt: AttemptRow): Promise<Finding> {
    if (attempt.merchantCode !== this.cards.merchantCode) {
      return { kind: 'foreign', reason: `opened with the account ${attempt.merchantCode}` };
    }
    if (attempt.checkoutId !== null) {
      const result = await this.cards.readCheckout(attempt.checkoutId);
      this.noteResult(result);
      if (result.kind === 'ok') return { kind: 'by-id', checkout: result.checkout };
      // The stored id may be wrong; the reference is ours.
      if (result.kind !== 'not-found') return noAnswer(result);
    }
    const result = await this.cards.readByReference(attempt.checkoutReference, this.noteResult);
    if (result.kind === 'ok') return { kind: 'by-reference', checkout: result.checkout };
    if (result.kind !== 'not-listed') return noAnswer(result);
    // The call that opens the page may still be in progress.
    const isOver = !isLive(attempt.state) || this.isLongOver(attempt);
    return isOver ? { kind: 'never-opened' } : { kind: 'no-answer', reason: 'not found by its reference' };
  }

  private readonly noteResult = (result: { kind: string }) => this.breaker.note('read', result);
}
