import { type Pence, sumPence, toPence } from '@app/pricing';
import type { Checkout, CheckoutState, CheckoutTransaction, ReadResult } from '../provider/card-payments';
import { retryAfterMsOf } from '../provider/provider-breaker';
import type { AttemptRow } from './attempt-statements';

export const chargesOf = (transactions: readonly CheckoutTransaction[]): CheckoutTransaction[] =>
  transactions.filter(({ state }) => state === 'successful');

/** The sum of all charges; null if there is none, or an amount or a single currency is missing. */
export function sumCharges(
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

/** `unknown`: not certain yet, so check again later. */
type Verdict =
  | { state: 'open' | 'failed' }
  | { state: 'expired'; mismatches: Mismatch[] }
  | { state: 'paid'; charge: CheckoutTransaction }
  | { state: 'review'; mismatches: Mismatch[]; charge: CheckoutTransaction | null }
  | { state: 'unknown'; mismatches: Mismatch[] };

interface EvaluationContext {
  /** The page expired more than `settleGraceMs` ago, so a mismatch is final. */
  isLongExpired?: boolean;
  /** The attempt is already paid. */
  isPaid?: boolean;
}

/** Only a payment that matches in every field is `paid` (D17). A charge that does not match goes to review and is never ignored. */
export function evaluateCheckout(
  expected: ExpectedCheckout,
  checkout: Checkout,
  { isLongExpired = false, isPaid = false }: EvaluationContext = {},
): Verdict {
  const charges = chargesToCompare(checkout, isPaid);
  const [charge = null] = charges;
  const differences = mismatchesOf(expected, checkout);
  if (checkout.state === 'paid') {
    const mismatches = [...differences, ...mismatchesOfCharges(expected, charges)];
    if (charge && !mismatches.length) return { state: 'paid', charge };
    // SumUp may list the charge only some time after it reports the checkout as paid.
    const isChargePending = !charge && !differences.length && !isLongExpired;
    return isChargePending ? { state: 'unknown', mismatches } : { state: 'review', mismatches, charge };
  }
  if (charge && (checkout.state === 'expired' || isLongExpired)) {
    return { state: 'review', mismatches: [...differences, `charged-though-${checkout.state}`], charge };
  }
  // A checkout of another merchant says nothing about our payment, and a pending charge may still succeed.
  const isInconclusive = differences.includes('other-merchant') || isChargeInProgress(checkout);
  if (checkout.state === 'expired' && !isInconclusive && (isLongExpired || !differences.length)) {
    return { state: 'expired', mismatches: differences };
  }
  // If there is a charge, the checkout's state lags behind, and a later check will show the final state.
  if (checkout.state === 'unknown' || checkout.state === 'expired' || differences.length || charge)
    return { state: 'unknown', mismatches: differences };
  return { state: checkout.state === 'failed' ? 'failed' : 'open' };
}

function chargesToCompare({ transactions }: Checkout, isPaid: boolean): CheckoutTransaction[] {
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
  /** Found by its reference, because we have no checkout id or the provider does not know it. */
  | { kind: 'by-reference'; checkout: Checkout }
  | { kind: 'deactivated' }
  /** No checkout was created, and none will be. */
  | { kind: 'never-opened' }
  | { kind: 'rejected'; reason: string }
  /** The checkout belongs to another merchant account, so our key cannot read it. */
  | { kind: 'other-account'; reason: string }
  | {
      kind: 'inconclusive';
      reason: string;
      waitMs?: number;
      /** The call that creates the checkout got no conclusive response. */
      hasOpeningFailed?: boolean;
    };

export const inconclusive = (
  result: Exclude<ReadResult, { kind: 'ok' }> | { kind: 'not-listed' },
): Extract<Finding, { kind: 'inconclusive' }> => ({
  kind: 'inconclusive',
  reason: 'reason' in result ? result.reason : result.kind,
  waitMs: retryAfterMsOf(result) ?? 0,
});
