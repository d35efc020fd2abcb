import { Injectable } from '@nestjs/common';
import { Statements } from '../../database/statements';
import { readHold } from '../../platform/background/shop-hold';
import { Clock } from '../../platform/clock/clock';
import { CardPayments } from '../provider/card-payments';
import { isLive } from './attempt-transitions';
import { type AttemptRow, readAttempt, takeAttempt } from './attempt-statements';
import { SettlePayment } from './settle-payment';
import { leaseMs } from './polling-schedule';

/**
 * What came of it: the page takes no card any more (it may have been paid at the last moment) · somebody is just
 * opening it · a card is being charged on it · the provider did not say.
 */
export type Closing = 'over' | 'being-opened' | 'under-way' | 'no-answer';

/** Closes pages at the provider, so that another one may be opened for the same quotes (D18). */
@Injectable()
export class CloseCheckout {
  constructor(
    private readonly statements: Statements,
    private readonly cards: CardPayments,
    private readonly settlement: SettlePayment,
    private readonly clock: Clock,
  ) {}

  /** Ends an attempt that may still take a card. Not to be called within a transaction. */
  async close(attemptId: string): Promise<Closing> {
    const [attempt] = await this.statements.run<AttemptRow>(readAttempt, [attemptId]);
    if (!attempt || !isLive(attempt.state)) return 'over';
    if (await readHold(this.statements)) return 'no-answer';
    return attempt.checkout_id === null
      ? this.giveUp(attempt)
      : this.deactivate(attempt, attempt.checkout_id);
  }

  /** Closes a page whatever we think of its state. */
  async deactivate(attempt: AttemptRow, checkoutId: string): Promise<Closing> {
    // What another account's key is told about it means nothing.
    if (attempt.merchant_code !== this.cards.merchantCode) return 'no-answer';
    const askedAt = this.clock.now();
    const result = await this.cards.deactivateCheckout(checkoutId);
    switch (result.kind) {
      case 'ok':
        await this.settlement.settle(attempt.id, { kind: 'deactivated' }, askedAt);
        return 'over';
      case 'processed':
        return this.read(attempt, checkoutId);
      case 'under-way':
        return 'under-way';
      case 'not-found':
        // Told so about a page that should be there, we believe nothing until its time is over anyway.
        if (this.clock.now() < attempt.valid_until) return 'no-answer';
        await this.settlement.settle(attempt.id, { kind: 'never-opened' }, askedAt);
        return 'over';
      case 'rejected':
      case 'unauthorised':
      case 'rate-limited':
      case 'unavailable':
        return 'no-answer';
    }
  }

  /** Nobody was ever given the page of an attempt whose answer was lost: if there is one, nobody can pay on it. */
  private async giveUp(attempt: AttemptRow): Promise<Closing> {
    const now = this.clock.now();
    const ours = await takeAttempt(this.statements, attempt.id, { now, forMs: leaseMs });
    if (!ours) return 'being-opened';
    if (ours.checkout_id !== null) return this.deactivate(ours, ours.checkout_id);
    await this.settlement.settle(attempt.id, { kind: 'never-opened' }, now);
    return 'over';
  }

  private async read(attempt: AttemptRow, checkoutId: string): Promise<Closing> {
    const askedAt = this.clock.now();
    const result = await this.cards.readCheckout(checkoutId);
    if (result.kind !== 'ok') return 'no-answer';
    const settled = await this.settlement.settle(
      attempt.id,
      { kind: 'by-id', checkout: result.checkout },
      askedAt,
    );
    return isLive(settled.state) ? 'under-way' : 'over';
  }
}
