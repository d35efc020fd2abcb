import { Injectable } from '@nestjs/common';
import { Statements } from '../../database/statements';
import { readHold } from '../../platform/background/shop-hold';
import { Clock } from '../../platform/clock/clock';
import { CardPayments } from '../provider/card-payments';
import { isLive } from './attempt-transitions';
import { type AttemptRow, findAttempt, takeAttempt } from './attempt-statements';
import { SettlePayment } from './settle-payment';
import { leaseMs } from './polling-schedule';

/** `over`: the page takes no more cards; it may have been paid at the last moment. `under-way`: a card is being charged. */
type CloseResult = 'over' | 'being-opened' | 'under-way' | 'no-answer';

/** Closes a page at the provider, so that another one may be opened for the same quotes (D18). */
@Injectable()
export class CloseCheckout {
  constructor(
    private readonly statements: Statements,
    private readonly cards: CardPayments,
    private readonly settlement: SettlePayment,
    private readonly clock: Clock,
  ) {}

  /** Calls the provider: not to be called within a transaction. */
  async close(attemptId: string): Promise<CloseResult> {
    const attempt = await findAttempt(this.statements, attemptId);
    if (!attempt || !isLive(attempt.state)) return 'over';
    if (await readHold(this.statements)) return 'no-answer';
    if (attempt.checkoutId !== null) return this.deactivate(attempt, attempt.checkoutId);
    // The provider's answer was lost, so no customer has the page, if there is one.
    const now = this.clock.now();
    const ours = await takeAttempt(this.statements, attempt.id, { now, forMs: leaseMs });
    if (!ours) return 'being-opened';
    if (ours.checkoutId !== null) return this.deactivate(ours, ours.checkoutId);
    await this.settlement.settle(attempt.id, { kind: 'never-opened' }, now);
    return 'over';
  }

  async deactivate(attempt: AttemptRow, checkoutId: string): Promise<CloseResult> {
    // With another account's key the answer would mean nothing.
    if (attempt.merchantCode !== this.cards.merchantCode) return 'no-answer';
    const askedAt = this.clock.now();
    const { kind } = await this.cards.deactivateCheckout(checkoutId);
    if (kind === 'under-way') return 'under-way';
    if (kind === 'processed') {
      const readAt = this.clock.now();
      const result = await this.cards.readCheckout(checkoutId);
      if (result.kind !== 'ok') return 'no-answer';
      const settled = await this.settlement.settle(attempt.id, { ...result, kind: 'by-id' }, readAt);
      return isLive(settled.state) ? 'under-way' : 'over';
    }
    // A page that should exist is believed to be gone only once it has expired.
    const isGone = kind === 'not-found' && this.clock.now() >= attempt.validUntil;
    if (kind !== 'ok' && !isGone) return 'no-answer';
    const finding = { kind: isGone ? 'never-opened' : 'deactivated' } as const;
    await this.settlement.settle(attempt.id, finding, askedAt);
    return 'over';
  }
}
