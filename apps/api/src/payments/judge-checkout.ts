import type { Pence } from '@app/pricing';
import type { Checkout, CheckoutTransaction } from './card-payments';

/** What a checkout of ours must say of itself; the id is null as long as we were not told it. */
export interface ExpectedCheckout {
  checkoutId: string | null;
  reference: string;
  merchantCode: string;
  currency: string;
  amount: Pence;
}

/** Why money that has moved cannot simply be taken for the deposit. */
export type Misfit =
  | 'other-id'
  | 'other-reference'
  | 'other-merchant'
  | 'other-currency'
  | 'other-amount'
  | 'no-charge'
  | 'charged-twice'
  | 'charged-other-amount'
  | 'charged-other-currency'
  | 'charged-though-expired';

/** What an answer of the provider means for the attempt. `unknown` is no fact: ask again. */
export type Verdict =
  | { state: 'open' | 'failed' | 'expired' }
  | { state: 'paid'; charge: CheckoutTransaction }
  | { state: 'review'; misfits: Misfit[]; charge: CheckoutTransaction | null }
  | { state: 'unknown'; misfits: Misfit[] };

/**
 * Judges what the provider says (D17, sumup.md §7). Paid is only what fits in every part; a payment of which any part
 * does not fit is for people to look at, never dropped. An answer without money that does not fit says nothing about us.
 */
export function judgeCheckout(expected: ExpectedCheckout, checkout: Checkout): Verdict {
  const charges = checkout.transactions.filter(({ state }) => state === 'successful');
  const [charge = null] = charges;
  const strange = misfitsOf(expected, checkout);
  if (checkout.state === 'paid') {
    const misfits = [...strange, ...misfitsOfCharges(expected, charges)];
    return charge && !misfits.length ? { state: 'paid', charge } : { state: 'review', misfits, charge };
  }
  if (checkout.state === 'expired' && charge) {
    return { state: 'review', misfits: [...strange, 'charged-though-expired'], charge };
  }
  // Where a charge is there already and the state lags behind, the next answer will say more.
  if (checkout.state === 'unknown' || strange.length || charge) return { state: 'unknown', misfits: strange };
  return { state: checkout.state === 'pending' ? 'open' : checkout.state };
}

function misfitsOf(expected: ExpectedCheckout, checkout: Checkout): Misfit[] {
  const misfits: Misfit[] = [];
  if (expected.checkoutId !== null && checkout.id !== expected.checkoutId) misfits.push('other-id');
  if (checkout.reference !== expected.reference) misfits.push('other-reference');
  if (checkout.merchantCode !== expected.merchantCode) misfits.push('other-merchant');
  if (checkout.currency !== expected.currency) misfits.push('other-currency');
  if (checkout.amount !== expected.amount) misfits.push('other-amount');
  return misfits;
}

function misfitsOfCharges(expected: ExpectedCheckout, charges: readonly CheckoutTransaction[]): Misfit[] {
  const misfits: Misfit[] = [];
  if (!charges.length) misfits.push('no-charge');
  if (charges.length > 1) misfits.push('charged-twice');
  if (charges.some(({ amount }) => amount !== expected.amount)) misfits.push('charged-other-amount');
  if (charges.some(({ currency }) => currency !== expected.currency)) misfits.push('charged-other-currency');
  return misfits;
}
