import { Injectable } from '@nestjs/common';
import { Statements } from '../../database/statements';
import { readHold } from '../../platform/background/shop-hold';
import { Clock } from '../../platform/clock/clock';
import { CardPayments } from '../provider/card-payments';
import { isLive } from './attempt-transitions';
import { type AttemptRow, readAttempt, takeAttempt } from './attempt-statements';
import { SettlePayment } from './settle-payment';
import { leaseMs } from './polling-schedule';

/** `over`: the page takes no card any more, and may have been paid at the last moment. `under-way`: a card is being charged. */
type Closing = 'over' | 'being-opened' | 'under-way' | 'no-answer';

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
    if (attempt.checkout_id !== null) return this.deactivate(attempt, attempt.checkout_id);
    // Nobody was ever given the page of an attempt whose answer was lost: if there is one, nobody can pay on it.
    const now = this.clock.now();
    const ours = await takeAttempt(this.statements, attempt.id, { now, forMs: leaseMs });
    if (!ours) return 'being-opened';
    if (ours.checkout_id !== null) return this.deactivate(ours, ours.checkout_id);
    await this.settlement.settle(attempt.id, { kind: 'never-opened' }, now);
    return 'over';
  }

  async deactivate(attempt: AttemptRow, checkoutId: string): Promise<Closing> {
    // What the provider answers to another account's key means nothing.
    if (attempt.merchant_code !== this.cards.merchantCode) return 'no-answer';
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
    // Told that a page is not there which should be, we believe nothing until its time is over anyway.
    const isGone = kind === 'not-found' && this.clock.now() >= attempt.valid_until;
    if (kind !== 'ok' && !isGone) return 'no-answer';
    const finding = { kind: isGone ? 'never-opened' : 'deactivated' } as const;
    await this.settlement.settle(attempt.id, finding, askedAt);
    return 'over';
  }
}
