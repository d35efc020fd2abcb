import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../config/app-config';
import { Statements } from '../../database/statements';
import { type LeaseWhen, workUnderLease } from '../../platform/background/lease';
import { Clock } from '../../platform/clock/clock';
import { CardPayments } from '../provider/card-payments';
import { ProviderBreaker } from '../provider/provider-breaker';
import { isLive } from './attempt-transitions';
import { type AttemptRow, leasableAttempts, leaseAttempt } from './attempt-statements';
import { CloseCheckout } from './close-checkout';
import { type Finding, inconclusive } from './evaluate-checkout';
import { SettlePayment } from './settle-payment';
import { settleGraceMs, isExpiredFor, leaseMs } from './polling-schedule';

const maxPolls = 3;

/** Reads an attempt's checkout from the provider and settles the attempt. Safe to repeat and to run concurrently. */
@Injectable()
export class CheckPayment {
  constructor(
    private readonly statements: Statements,
    private readonly cards: CardPayments,
    private readonly settlePayment: SettlePayment,
    private readonly closeCheckout: CloseCheckout,
    private readonly breaker: ProviderBreaker,
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {}

  check(attemptId: string, when: LeaseWhen = 'whenever'): Promise<void> {
    const { statements, clock, config } = this;
    const tools = { statements, clock, timeScale: config.backgroundTimeScale };
    return workUnderLease(tools, leasableAttempts, attemptId, async (lease) => {
      for (let poll = 0; poll < maxPolls; poll += 1) {
        const attempt = await leaseAttempt(statements, attemptId, {
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
    const sentAt = this.clock.now();
    const finding = await this.findCheckout(attempt);
    const settled = await this.settlePayment.settle(attempt.id, finding, sentAt);
    if ('checkout' in finding) {
      const { checkout } = finding;
      const isPageOpen = checkout.state === 'pending' || checkout.state === 'failed';
      if (isPageOpen && this.shouldBeClosed(settled))
        await this.closeCheckout.deactivate(settled, checkout.id);
    }
    return settled;
  }

  /** Whether a page that is still open at the provider should have been closed: it has expired, or we closed it. */
  private shouldBeClosed(attempt: AttemptRow): boolean {
    if (attempt.state === 'paid') return false;
    const mayBePaid = isLive(attempt.state) || attempt.state === 'review';
    return !mayBePaid || this.isLongExpired(attempt);
  }

  private isLongExpired(attempt: AttemptRow): boolean {
    return isExpiredFor(settleGraceMs, attempt, this.clock.now(), this.config.backgroundTimeScale);
  }

  private async findCheckout(attempt: AttemptRow): Promise<Finding> {
    if (attempt.merchantCode !== this.cards.merchantCode) {
      return { kind: 'other-account', reason: `opened with the account ${attempt.merchantCode}` };
    }
    if (attempt.checkoutId !== null) {
      const result = await this.cards.readCheckout(attempt.checkoutId);
      this.recordResult(result);
      if (result.kind === 'ok') return { kind: 'by-id', checkout: result.checkout };
      // The stored id may be wrong, so look for the checkout by our reference.
      if (result.kind !== 'not-found') return inconclusive(result);
    }
    const result = await this.cards.readByReference(attempt.checkoutReference, this.recordResult);
    if (result.kind === 'ok') return { kind: 'by-reference', checkout: result.checkout };
    if (result.kind !== 'not-listed') return inconclusive(result);
    // The call that opens the page may still be in progress.
    const hasNoPage = !isLive(attempt.state) || this.isLongExpired(attempt);
    return hasNoPage
      ? { kind: 'never-opened' }
      : { kind: 'inconclusive', reason: 'not found by its reference' };
  }

  private readonly recordResult = (result: { kind: string }) => this.breaker.recordResult('read', result);
}
