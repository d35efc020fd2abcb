import { pence, sumPence, type Pence } from '@app/pricing';
import type { Clock } from '../../platform/clock/clock';
import { AppError } from '../../platform/errors/app-error';
import type { SettlePayment } from '../attempts/settle-payment';
import { chargesOf } from '../attempts/evaluate-checkout';
import type { CardPayments, Checkout, CheckoutTransaction } from '../provider/card-payments';
import type { ReviewableAttemptRow } from './reviewable-attempts';

export interface ProviderCharge {
  charge: CheckoutTransaction;
  amount: Pence;
  refundableAmount: Pence;
}

export interface ProviderState {
  /** Null: the provider does not know the checkout. */
  checkout: Checkout | null;
  /** Null: an amount is missing, the currency is not GBP, or a refund is pending. */
  charges: ProviderCharge[] | null;
}

type CheckedAttempt = Pick<
  ReviewableAttemptRow,
  'id' | 'checkoutId' | 'checkoutReference' | 'merchantCode' | 'state'
>;

/** @throws AppError `review/no-answer`, `review/other-account` */
export async function readProviderState(
  { cards, settlePayment, clock }: { cards: CardPayments; settlePayment: SettlePayment; clock: Clock },
  attempt: CheckedAttempt,
): Promise<ProviderState> {
  if (attempt.merchantCode !== cards.merchantCode) throw new AppError('review/other-account');
  const sentAt = clock.now();
  const checkout = await readCheckout(cards, attempt);
  // Settling may make a decision unnecessary.
  if (checkout && attempt.state !== 'review') {
    const kind = checkout.id === attempt.checkoutId ? 'by-id' : 'by-reference';
    await settlePayment.settle(attempt.id, { kind, checkout }, sentAt);
  }
  return { checkout, charges: checkout && (await readCharges(cards, checkout)) };
}

async function readCheckout(
  cards: CardPayments,
  { checkoutId: id, checkoutReference: reference }: CheckedAttempt,
): Promise<Checkout | null> {
  let result = id === null ? null : await cards.readCheckout(id);
  if (!result || result.kind === 'not-found') {
    const readResult = await cards.readByReference(reference);
    if (readResult.kind === 'not-listed') return null;
    result = readResult;
  }
  if (result.kind !== 'ok') throw new AppError('review/no-answer');
  return result.checkout;
}

async function readCharges(
  cards: CardPayments,
  { transactions }: Checkout,
): Promise<ProviderCharge[] | null> {
  const providerCharges: ProviderCharge[] = [];
  for (const charge of chargesOf(transactions)) {
    const result = await cards.readTransaction(charge.id);
    if (result.kind !== 'ok') throw new AppError('review/no-answer');
    const { amount, currency, refunds } = result.transaction;
    const isClear =
      amount !== null &&
      currency === 'GBP' &&
      refunds.every((refund) => refund.amount !== null && refund.state !== 'pending');
    if (!isClear) return null;
    const refundedAmounts = refunds
      .filter(({ state }) => state === 'refunded')
      .map((refund) => refund.amount ?? pence(0));
    providerCharges.push({ charge, amount, refundableAmount: pence(amount - sumPence(refundedAmounts)) });
  }
  return providerCharges;
}
