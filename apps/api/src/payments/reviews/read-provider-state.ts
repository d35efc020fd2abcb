import { Injectable } from '@nestjs/common';
import { pence, sumPence, type Pence } from '@app/pricing';
import { Clock } from '../../platform/clock/clock';
import { AppError } from '../../platform/errors/app-error';
import { SettlePayment } from '../attempts/settle-payment';
import { chargesOf } from '../attempts/evaluate-checkout';
import { CardPayments, type Checkout, type CheckoutTransaction } from '../provider/card-payments';
import type { JudgedAttemptRow } from './judged-attempts';

export interface ProviderCharge {
  charge: CheckoutTransaction;
  amount: Pence;
  left: Pence;
}

export interface ProviderState {
  /** null: the provider knows of no such page. */
  checkout: Checkout | null;
  /** Every charge; null where the books do not say plainly how they stand. */
  charges: ProviderCharge[] | null;
}

type LookedAt = Pick<
  JudgedAttemptRow,
  'id' | 'checkout_id' | 'checkout_reference' | 'merchant_code' | 'state'
>;

@Injectable()
export class ReadProviderState {
  constructor(
    private readonly cards: CardPayments,
    private readonly settlement: SettlePayment,
    private readonly clock: Clock,
  ) {}

  async read(attempt: LookedAt): Promise<ProviderState> {
    if (attempt.merchant_code !== this.cards.merchantCode) throw new AppError('review/other-account');
    const lookedAt = this.clock.now();
    const checkout = await this.readCheckout(attempt);
    // What nobody has judged yet may be plain by now.
    if (checkout && attempt.state !== 'review') {
      const kind = checkout.id === attempt.checkout_id ? 'by-id' : 'by-reference';
      await this.settlement.settle(attempt.id, { kind, checkout }, lookedAt);
    }
    return { checkout, charges: checkout && (await this.readCharges(checkout)) };
  }

  private async readCheckout({ checkout_id: id, checkout_reference: reference }: LookedAt) {
    let told = id === null ? null : await this.cards.readCheckout(id);
    if (!told || told.kind === 'not-found') {
      const listed = await this.cards.readByReference(reference);
      if (listed.kind === 'not-listed') return null;
      told = listed;
    }
    if (told.kind !== 'ok') throw new AppError('review/no-answer');
    return told.checkout;
  }

  private async readCharges({ transactions }: Checkout): Promise<ProviderCharge[] | null> {
    const standing: ProviderCharge[] = [];
    for (const charge of chargesOf(transactions)) {
      const books = await this.cards.readTransaction(charge.id);
      if (books.kind !== 'ok') throw new AppError('review/no-answer');
      const { amount, currency, refunds } = books.transaction;
      const isPlain =
        amount !== null &&
        currency === 'GBP' &&
        refunds.every((refund) => refund.amount !== null && refund.state !== 'pending');
      if (!isPlain) return null;
      const given = refunds
        .filter(({ state }) => state === 'refunded')
        .map((refund) => refund.amount ?? pence(0));
      standing.push({ charge, amount, left: pence(amount - sumPence(given)) });
    }
    return standing;
  }
}
