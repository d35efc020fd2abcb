import { type Pence, sumPence, toPence } from '@app/pricing';
import type { Checkout, CheckoutState, CheckoutTransaction, ReadResult } from '../provider/card-payments';
import { retryAfterMsOf } from '../provider/provider-breaker';
import type { AttemptRow } from './attempt-statements';

export const chargesOf = (transactions: readonly CheckoutTransaction[]): CheckoutTransaction[] =>
  transactions.filter(({ state }) => state === 'successful');

/** The sum of all charges; null if there is none, or an amount or a single currency is missing. */
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

export type ExpectedCheckout = Pick<
  AttemptRow,
  'checkoutId' | 'checkoutReference' | 'merchantCode' | 'currency' | 'amount'
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

/** `unknown`: nothing is certain, ask again. */
type Verdict =
  | { state: 'open' | 'failed' }
  | { state: 'expired'; mismatches: Mismatch[] }
  | { state: 'paid'; charge: CheckoutTransaction }
  | { state: 'review'; mismatches: Mismatch[]; charge: CheckoutTransaction | null }
  | { state: 'unknown'; mismatches: Mismatch[] };

interface EvaluationContext {
  /** The page expired a while ago: an answer that does not fit will not improve. */
  isLongOver?: boolean;
  isPaid?: boolean;
}

/** Only a payment that matches in every part is `paid` (D17). Money that does not match goes to review and is never ignored. */
export function evaluateCheckout(
  expected: ExpectedCheckout,
  checkout: Checkout,
  { isLongOver = false, isPaid = false }: EvaluationContext = {},
): Verdict {
  const charges = chargesIn(checkout, isPaid);
  const [charge = null] = charges;
  const differences = mismatchesOf(expected, checkout);
  if (checkout.state === 'paid') {
    const mismatches = [...differences, ...mismatchesOfCharges(expected, charges)];
    if (charge && !mismatches.length) return { state: 'paid', charge };
    // SumUp may list the charge later than it says `paid`.
    const isChargePending = !charge && !differences.length && !isLongOver;
    return isChargePending ? { state: 'unknown', mismatches } : { state: 'review', mismatches, charge };
  }
  if (charge && (checkout.state === 'expired' || isLongOver)) {
    return { state: 'review', mismatches: [...differences, `charged-though-${checkout.state}`], charge };
  }
  // Another merchant's answer says nothing about our payment, and a charge in progress may still succeed.
  const isInconclusive = differences.includes('other-merchant') || isChargeInProgress(checkout);
  if (checkout.state === 'expired' && !isInconclusive && (isLongOver || !differences.length)) {
    return { state: 'expired', mismatches: differences };
  }
  // With a charge on it, the checkout's state lags behind: the next answer will tell.
  if (checkout.state === 'unknown' || checkout.state === 'expired' || differences.length || charge)
    return { state: 'unknown', mismatches: differences };
  return { state: checkout.state === 'failed' ? 'failed' : 'open' };
}

function chargesIn({ transactions }: Checkout, isPaid: boolean): CheckoutTransaction[] {
  const charges = chargesOf(transactions);
  return charges.length || !isPaid ? charges : transactions.filter(({ state }) => state === 'refunded');
}

const isChargeInProgress = ({ transactions }: Checkout) =>
  transactions.some(({ state }) => state === 'pending' || state === 'unknown');

function mismatchesOf(expected: ExpectedCheckout, checkout: Checkout): Mismatch[] {
  const mismatches: Mismatch[] = [];
  if (expected.checkoutId !== null && checkout.id !== expected.checkoutId) mismatches.push('other-id');
  if (checkout.reference !== expected.checkoutReference) mismatches.push('other-reference');
  if (checkout.merchantCode !== expected.merchantCode) mismatches.push('other-merchant');
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
  /** Found by its reference: we have no id, or the provider does not know it. */
  | { kind: 'by-reference'; checkout: Checkout }
  | { kind: 'deactivated' }
  /** There is no page, and there will be none. */
  | { kind: 'never-opened' }
  | { kind: 'rejected'; reason: string }
  /** It was opened with another merchant account, so our key cannot read it. */
  | { kind: 'foreign'; reason: string }
  | {
      kind: 'no-answer';
      reason: string;
      waitMs?: number;
      /** The provider was asked to open the page, and did not answer. */
      isFailedOpening?: boolean;
    };

export const noAnswer = (
  result: Exclude<ReadResult, { kind: 'ok' }> | { kind: 'not-listed' },
): Extract<Finding, { kind: 'no-answer' }> => ({
  kind: 'no-answer',
  reason: 'reason' in result ? result.reason : result.kind,
  waitMs: retryAfterMsOf(result) ?? 0,
});
