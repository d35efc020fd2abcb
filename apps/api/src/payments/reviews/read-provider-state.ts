import { pence, sumPence, type Pence } from '@app/pricing';
import type { Clock } from '../../platform/clock/clock';
import { AppError } from '../../platform/errors/app-error';
import type { SettlePayment } from '../attempts/settle-payment';
import { chargesOf } from '../attempts/evaluate-checkout';
import type { CardPayments, Checkout, CheckoutTransaction } from '../provider/card-payments';
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

/** @throws AppError `review/no-answer`, `review/other-account` */
export async function readProviderState(
  { cards, settlement, clock }: { cards: CardPayments; settlement: SettlePayment; clock: Clock },
  attempt: LookedAt,
): Promise<ProviderState> {
  if (attempt.merchant_code !== cards.merchantCode) throw new AppError('review/other-account');
  const lookedAt = clock.now();
  const checkout = await readCheckout(cards, attempt);
  // What nobody has judged yet may be plain by now.
  if (checkout && attempt.state !== 'review') {
    const kind = checkout.id === attempt.checkout_id ? 'by-id' : 'by-reference';
    await settlement.settle(attempt.id, { kind, checkout }, lookedAt);
  }
  return { checkout, charges: checkout && (await readCharges(cards, checkout)) };
}

async function readCheckout(
  cards: CardPayments,
  { checkout_id: id, checkout_reference: reference }: LookedAt,
): Promise<Checkout | null> {
  let told = id === null ? null : await cards.readCheckout(id);
  if (!told || told.kind === 'not-found') {
    const listed = await cards.readByReference(reference);
    if (listed.kind === 'not-listed') return null;
    told = listed;
  }
  if (told.kind !== 'ok') throw new AppError('review/no-answer');
  return told.checkout;
}

async function readCharges(
  cards: CardPayments,
  { transactions }: Checkout,
): Promise<ProviderCharge[] | null> {
  const standing: ProviderCharge[] = [];
  for (const charge of chargesOf(transactions)) {
    const books = await cards.readTransaction(charge.id);
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
