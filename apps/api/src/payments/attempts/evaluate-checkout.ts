import { type Pence, sumPence, toPence } from '@app/pricing';
import type { Checkout, CheckoutState, CheckoutTransaction, ReadResult } from '../provider/card-payments';
import { retryAfterMsOf } from '../provider/provider-breaker';
import type { AttemptRow } from './attempt-statements';

export const chargesOf = (transactions: readonly CheckoutTransaction[]): CheckoutTransaction[] =>
  transactions.filter(({ state }) => state === 'successful');

/** What was charged on a checkout; null where nothing was, or where the provider does not say it plainly. */
export function chargedIn(
  transactions: readonly CheckoutTransaction[],
): { amount: Pence; currency: string } | null {
  const charges = chargesOf(transactions);
  const amounts = charges.flatMap(({ amount }) => (amount === null ? [] : [amount]));
  const currencies = new Set(charges.map(({ currency }) => currency));
  const [currency] = currencies;
  if (!currency || currencies.size > 1 || amounts.length < charges.length) return null;
  return { amount: sumPence(amounts), currency };
}

/** What a checkout of ours must say of itself; the id is null as long as we were not told it. */
export type ExpectedCheckout = Pick<
  AttemptRow,
  'checkout_id' | 'checkout_reference' | 'merchant_code' | 'currency' | 'amount'
>;

export type Mismatch =
  | 'other-id'
  | 'other-reference'
  | 'other-merchant'
  | 'other-currency'
  | 'other-amount'
  | 'no-charge'
  | 'charged-twice'
  | 'charged-other-amount'
  | 'charged-other-currency'
  | `charged-though-${Exclude<CheckoutState, 'paid'>}`;

/** What an answer of the provider means for the attempt. `unknown` is no fact: ask again. */
type Verdict =
  | { state: 'open' | 'failed' }
  /** With mismatches, it is for people to look at besides. */
  | { state: 'expired'; mismatches: Mismatch[] }
  | { state: 'paid'; charge: CheckoutTransaction }
  | { state: 'review'; mismatches: Mismatch[]; charge: CheckoutTransaction | null }
  | { state: 'unknown'; mismatches: Mismatch[] };

interface JudgedWhen {
  /** The page's time has been over for a while: what did not fit or was missing will not come right any more. */
  isLongOver?: boolean;
  /** Its payment was believed in before. */
  isPaid?: boolean;
}

/** Paid is only what fits in every part (D17); a payment that does not is for people, never dropped. Without money it says nothing. */
export function evaluateCheckout(
  expected: ExpectedCheckout,
  checkout: Checkout,
  { isLongOver = false, isPaid = false }: JudgedWhen = {},
): Verdict {
  const charges = chargesIn(checkout, isPaid);
  const [charge = null] = charges;
  const strange = mismatchesOf(expected, checkout);
  if (checkout.state === 'paid') {
    const mismatches = [...strange, ...mismatchesOfCharges(expected, charges)];
    if (charge && !mismatches.length) return { state: 'paid', charge };
    // The list of payments may lag behind the word.
    const mayComeRight = !charge && !strange.length && !isLongOver;
    return mayComeRight ? { state: 'unknown', mismatches } : { state: 'review', mismatches, charge };
  }
  if (charge && (checkout.state === 'expired' || isLongOver)) {
    return { state: 'review', mismatches: [...strange, `charged-though-${checkout.state}`], charge };
  }
  // Whoever asks for another account is told nothing about ours; and of a card that is still being charged nobody can say
  // that it was not, whatever became of its page.
  const isNoFact = strange.includes('other-merchant') || isUnderWay(checkout);
  if (checkout.state === 'expired' && !isNoFact && (isLongOver || !strange.length)) {
    return { state: 'expired', mismatches: strange };
  }
  // Where a charge is there already and the state lags behind, the next answer will say more.
  if (checkout.state === 'unknown' || checkout.state === 'expired' || strange.length || charge)
    return { state: 'unknown', mismatches: strange };
  return { state: checkout.state === 'failed' ? 'failed' : 'open' };
}

/** What was given back after it had been believed in was a payment all the same. */
function chargesIn({ transactions }: Checkout, isPaid: boolean): CheckoutTransaction[] {
  const charges = chargesOf(transactions);
  return charges.length || !isPaid ? charges : transactions.filter(({ state }) => state === 'refunded');
}

/** A card is being charged, as far as one can tell. */
const isUnderWay = ({ transactions }: Checkout) =>
  transactions.some(({ state }) => state === 'pending' || state === 'unknown');

function mismatchesOf(expected: ExpectedCheckout, checkout: Checkout): Mismatch[] {
  const mismatches: Mismatch[] = [];
  if (expected.checkout_id !== null && checkout.id !== expected.checkout_id) mismatches.push('other-id');
  if (checkout.reference !== expected.checkout_reference) mismatches.push('other-reference');
  if (checkout.merchantCode !== expected.merchant_code) mismatches.push('other-merchant');
  if (checkout.currency !== expected.currency) mismatches.push('other-currency');
  if (checkout.amount !== toPence(expected.amount)) mismatches.push('other-amount');
  return mismatches;
}

function mismatchesOfCharges(
  expected: ExpectedCheckout,
  charges: readonly CheckoutTransaction[],
): Mismatch[] {
  const mismatches: Mismatch[] = [];
  if (!charges.length) mismatches.push('no-charge');
  if (charges.length > 1) mismatches.push('charged-twice');
  if (charges.some(({ amount }) => amount !== toPence(expected.amount)))
    mismatches.push('charged-other-amount');
  if (charges.some(({ currency }) => currency !== expected.currency))
    mismatches.push('charged-other-currency');
  return mismatches;
}

export type Finding =
  | { kind: 'by-id'; checkout: Checkout }
  /** Asked for by its reference, since its id is not known, or not to the provider. */
  | { kind: 'by-reference'; checkout: Checkout }
  | { kind: 'deactivated' }
  /** There is no page that anybody could have, and there will be none. */
  | { kind: 'never-opened' }
  | { kind: 'rejected'; reason: string }
  /** It belongs to another account than the one that our key is for: nothing that we could ask would be about it. */
  | { kind: 'foreign'; reason: string }
  | {
      kind: 'no-answer';
      reason: string;
      waitMs?: number;
      isVainTry?: boolean;
    };

export const noAnswer = (
  result: Exclude<ReadResult, { kind: 'ok' }> | { kind: 'not-listed' },
): Extract<Finding, { kind: 'no-answer' }> => ({
  kind: 'no-answer',
  reason: 'reason' in result ? result.reason : result.kind,
  waitMs: retryAfterMsOf(result) ?? 0,
});
