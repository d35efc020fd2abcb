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

/** News that keeps coming in while we look is left to the next job after so many looks. */
const maxPolls = 3;

/** Looks at an attempt at the provider and settles what it finds. Done twice, or by two at once, it does no harm. */
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
      for (let turn = 0; turn < maxPolls; turn += 1) {
        const attempt = await takeAttempt(statements, attemptId, {
          now: clock.now(),
          forMs: leaseMs,
          when: turn === 0 ? when : 'whenever',
          lease,
        });
        if (!attempt) return;
        const { next_check_at } = await this.poll(attempt);
        if (!next_check_at || next_check_at > clock.now()) return;
      }
    });
  }

  private async poll(attempt: AttemptRow): Promise<AttemptRow> {
    const lookedAt = this.clock.now();
    const finding = await this.find(attempt);
    const settled = await this.settlement.settle(attempt.id, finding, lookedAt);
    if ('checkout' in finding) {
      const { checkout } = finding;
      const isPageAlive = checkout.state === 'pending' || checkout.state === 'failed';
      if (isPageAlive && this.shouldBeClosed(settled)) await this.closing.deactivate(settled, checkout.id);
    }
    return settled;
  }

  /** The time is over although the page lives on, or we have closed it and the provider has not. */
  private shouldBeClosed(attempt: AttemptRow): boolean {
    if (attempt.state === 'paid') return false;
    return isLive(attempt.state) || attempt.state === 'review' ? this.isLongOver(attempt) : true;
  }

  private isLongOver(attempt: AttemptRow): boolean {
    return isOverFor(graceMs, attempt, this.clock.now(), this.config.backgroundTimeScale);
  }

  private async find(attempt: AttemptRow): Promise<Finding> {
    if (attempt.merchant_code !== this.cards.merchantCode) {
      return { kind: 'foreign', reason: `opened with the account ${attempt.merchant_code}` };
    }
    if (attempt.checkout_id !== null) {
      const result = await this.cards.readCheckout(attempt.checkout_id);
      this.heard(result);
      if (result.kind === 'ok') return { kind: 'by-id', checkout: result.checkout };
      // The id in the answer may have been wrong; the reference is ours.
      if (result.kind !== 'not-found') return noAnswer(result);
    }
    const result = await this.cards.readByReference(attempt.checkout_reference, this.heard);
    if (result.kind === 'ok') return { kind: 'by-reference', checkout: result.checkout };
    if (result.kind !== 'not-listed') return noAnswer(result);
    // A call of ours may still be on its way as long as somebody could be waiting for its page.
    const isOver = !isLive(attempt.state) || this.isLongOver(attempt);
    return isOver ? { kind: 'never-opened' } : { kind: 'no-answer', reason: 'not found by its reference' };
  }

  private readonly heard = (result: { kind: string }) => this.breaker.note('look', result);
}
