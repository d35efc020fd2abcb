import { Injectable } from '@nestjs/common';
import { Statements } from '../../database/statements';
import { readHold } from '../../platform/background/shop-hold';
import { Clock } from '../../platform/clock/clock';
import { CardPayments } from '../provider/card-payments';
import { isLive } from './attempt-transitions';
import { type AttemptRow, findAttempt, leaseAttempt } from './attempt-statements';
import { SettlePayment } from './settle-payment';
import { leaseMs } from './polling-schedule';

/** `closed`: the page accepts no more cards; it may have been paid at the last moment. `unknown`: the page may still be open. */
type CloseResult = 'closed' | 'opening' | 'charge-pending' | 'unknown';

/** Closes a page at the provider, so that another one may be opened for the same quotes (D18). */
@Injectable()
export class CloseCheckout {
  constructor(
    private readonly statements: Statements,
    private readonly cards: CardPayments,
    private readonly settlePayment: SettlePayment,
    private readonly clock: Clock,
  ) {}

  /** Calls the provider, so it must not run inside a transaction. */
  async close(attemptId: string): Promise<CloseResult> {
    const attempt = await findAttempt(this.statements, attemptId);
    if (!attempt || !isLive(attempt.state)) return 'closed';
    if (await readHold(this.statements)) return 'unknown';
    if (attempt.checkoutId !== null) return this.deactivate(attempt, attempt.checkoutId);
    // The provider's response was lost, so no customer has been sent to the page, if there is one.
    const now = this.clock.now();
    const leased = await leaseAttempt(this.statements, attempt.id, { now, forMs: leaseMs });
    if (!leased) return 'opening';
    if (leased.checkoutId !== null) return this.deactivate(leased, leased.checkoutId);
    await this.settlePayment.settle(attempt.id, { kind: 'never-opened' }, now);
    return 'closed';
  }

  async deactivate(attempt: AttemptRow, checkoutId: string): Promise<CloseResult> {
    // The key of another account cannot close this checkout.
    if (attempt.merchantCode !== this.cards.merchantCode) return 'unknown';
    const sentAt = this.clock.now();
    const { kind } = await this.cards.deactivateCheckout(checkoutId);
    if (kind === 'charge-pending') return 'charge-pending';
    if (kind === 'already-processed') {
      const readAt = this.clock.now();
      const result = await this.cards.readCheckout(checkoutId);
      if (result.kind !== 'ok') return 'unknown';
      const settled = await this.settlePayment.settle(attempt.id, { ...result, kind: 'by-id' }, readAt);
      return isLive(settled.state) ? 'charge-pending' : 'closed';
    }
    // The provider knows every checkout until it expires, so an earlier 'not found' is not trusted.
    const isExpired = kind === 'not-found' && this.clock.now() >= attempt.validUntil;
    if (kind !== 'ok' && !isExpired) return 'unknown';
    const finding = { kind: isExpired ? 'never-opened' : 'deactivated' } as const;
    await this.settlePayment.settle(attempt.id, finding, sentAt);
    return 'closed';
  }
}
