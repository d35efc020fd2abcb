import { pence } from '@app/pricing';
import { picker } from '../../testing/pick';
import type { Checkout, CheckoutState, CheckoutTransaction } from '../provider/card-payments';
import { aCheckout } from '../testing/a-checkout';
import { evaluateCheckout, type ExpectedCheckout, type Mismatch } from './evaluate-checkout';

const id = '64553e20-3f0e-49e4-8af3-fd0eca86ce91';
const expected: ExpectedCheckout = {
  checkoutId: id,
  checkoutReference: 'dep-1-1',
  merchantCode: 'MCFAKE01',
  currency: 'GBP',
  amount: '123.45',
};
const aCharge = (detail: Partial<CheckoutTransaction> = {}): CheckoutTransaction => ({
  id: 'b1c0ffee-0000-4000-8000-000000000001',
  code: 'TAAA1',
  state: 'successful',
  amount: pence(12_345),
  currency: 'GBP',
  ...detail,
});
const aCheckoutOfOurs = (detail: Partial<Checkout> = {}) => aCheckout({ id, ...detail });
const paid = (detail: Partial<Checkout> = {}) =>
  aCheckoutOfOurs({ state: 'paid', transactions: [aCharge()], ...detail });

it('is paid if the payment matches in every field', () => {
  expect(evaluateCheckout(expected, paid())).toEqual({ state: 'paid', charge: aCharge() });
});

it('does not compare the id before it is known', () => {
  expect(evaluateCheckout({ ...expected, checkoutId: null }, paid({ id: 'another' })).state).toBe('paid');
});

const mismatches: [string, Partial<Checkout>, Mismatch][] = [
  ['of another id', { id: 'another' }, 'other-id'],
  ['of another reference', { reference: 'dep-1-2' }, 'other-reference'],
  ['of no reference', { reference: null }, 'other-reference'],
  ['to another merchant', { merchantCode: 'MCOTHER' }, 'other-merchant'],
  ['to no merchant', { merchantCode: null }, 'other-merchant'],
  ['in another currency', { currency: 'EUR' }, 'other-currency'],
  ['of a penny more', { amount: pence(12_346) }, 'other-amount'],
  ['of a penny less', { amount: pence(12_344) }, 'other-amount'],
  ['of no amount', { amount: null }, 'other-amount'],
];

it.each(mismatches)('puts a payment %s under review', (_, detail, mismatch) => {
  expect(evaluateCheckout(expected, paid(detail))).toEqual({
    state: 'review',
    mismatches: [mismatch],
    charge: aCharge(),
  });
});

it.each(mismatches)('is unknown for a checkout %s, without a charge', (_, detail, mismatch) => {
  for (const state of ['pending', 'failed', 'expired'] as const) {
    const result = evaluateCheckout(expected, aCheckoutOfOurs({ state, ...detail }));
    expect(result).toEqual({ state: 'unknown', mismatches: [mismatch] });
  }
});

it.each<[string, CheckoutTransaction[], Mismatch[]]>([
  ['charged twice', [aCharge(), aCharge()], ['charged-twice']],
  ['charged a penny more', [aCharge({ amount: pence(12_346) })], ['charged-other-amount']],
  ['charged an unknown amount', [aCharge({ amount: null })], ['charged-other-amount']],
  ['charged in euros', [aCharge({ currency: 'EUR' })], ['charged-other-currency']],
])('puts a payment %s under review', (_, transactions, reasons) => {
  expect(evaluateCheckout(expected, paid({ transactions }))).toMatchObject({
    state: 'review',
    mismatches: reasons,
  });
});

it.each<[string, CheckoutTransaction[]]>([
  ['without a charge', []],
  ['whose charge failed', [aCharge({ state: 'failed' })]],
  ['that was refunded', [aCharge({ state: 'refunded' })]],
])(
  'waits for the charge of a payment %s, and puts it under review long after its expiry',
  (_, transactions) => {
    expect(evaluateCheckout(expected, paid({ transactions })).state).toBe('unknown');
    expect(evaluateCheckout(expected, paid({ transactions }), { isLongExpired: true })).toMatchObject({
      state: 'review',
      mismatches: ['no-charge'],
    });
  },
);

it('detects a refund after the payment was accepted', () => {
  const once = paid({ transactions: [aCharge({ state: 'refunded' })] });
  expect(evaluateCheckout(expected, once, { isPaid: true }).state).toBe('paid');
  const oneOfTwo = paid({ transactions: [aCharge({ state: 'refunded' }), aCharge()] });
  expect(evaluateCheckout(expected, oneOfTwo, { isPaid: true }).state).toBe('paid');
});

it('does not count a declined card, even after the payment was accepted', () => {
  const declined = paid({ transactions: [aCharge({ state: 'failed' })] });
  expect(evaluateCheckout(expected, declined, { isPaid: true })).toEqual({
    state: 'unknown',
    mismatches: ['no-charge'],
  });
});

it.each<CheckoutState>(['pending', 'failed', 'expired', 'unknown'])(
  'goes to review if a checkout with a charge is still %s long after its expiry',
  (state) => {
    const checkout = aCheckoutOfOurs({ state, transactions: [aCharge()] });
    expect(evaluateCheckout(expected, checkout, { isLongExpired: true })).toMatchObject({
      state: 'review',
      mismatches: [`charged-though-${state}`],
    });
  },
);

it('expires a checkout that does not match, and lists the mismatches', () => {
  const checkout = aCheckoutOfOurs({ state: 'expired', amount: pence(12_346) });
  expect(evaluateCheckout(expected, checkout, { isLongExpired: true })).toEqual({
    state: 'expired',
    mismatches: ['other-amount'],
  });
});

it.each(['pending', 'unknown'] as const)(
  'is unknown for an expired checkout while one of its cards is %s, even long after its expiry',
  (state) => {
    const checkout = aCheckoutOfOurs({
      state: 'expired',
      transactions: [aCharge({ state: 'failed' }), aCharge({ state })],
    });
    expect(evaluateCheckout(expected, checkout).state).toBe('unknown');
    expect(evaluateCheckout(expected, checkout, { isLongExpired: true }).state).toBe('unknown');
  },
);

it('is unknown for a checkout of another account, even long after its expiry', () => {
  const checkout = aCheckoutOfOurs({ state: 'expired', merchantCode: 'MCOTHER' });
  expect(evaluateCheckout(expected, checkout, { isLongExpired: true })).toEqual({
    state: 'unknown',
    mismatches: ['other-merchant'],
  });
});

it.each<[CheckoutState, string]>([
  ['pending', 'open'],
  ['failed', 'failed'],
  ['expired', 'expired'],
  ['unknown', 'unknown'],
])('reads %s without a charge as %s', (state, result) => {
  expect(evaluateCheckout(expected, aCheckoutOfOurs({ state })).state).toBe(result);
});

it.each<[CheckoutState, string]>([
  ['pending', 'unknown'],
  ['failed', 'unknown'],
  ['unknown', 'unknown'],
  ['expired', 'review'],
])('reads %s with a charge as %s', (state, result) => {
  expect(evaluateCheckout(expected, aCheckoutOfOurs({ state, transactions: [aCharge()] })).state).toBe(
    result,
  );
});

it('is paid only if everything matches, and never failed with a charge, for 20,000 random checkouts', () => {
  const pick = picker(0);
  const pickOne = <T>(...values: T[]) => pick.one(values);
  for (let run = 0; run < 20_000; run += 1) {
    const transactions = Array.from({ length: pick.integer(0, 3) }, () =>
      aCharge({
        state: pickOne('successful', 'failed', 'pending', 'refunded'),
        amount: pickOne(pence(12_345), pence(12_345), pence(12_344), null),
        currency: pickOne('GBP', 'GBP', 'EUR'),
      }),
    );
    const checkout = aCheckoutOfOurs({
      state: pickOne('pending', 'failed', 'expired', 'paid', 'paid', 'unknown'),
      id: pickOne(id, id, id, 'another'),
      reference: pickOne('dep-1-1', 'dep-1-1', 'dep-1-1', null),
      merchantCode: pickOne('MCFAKE01', 'MCFAKE01', 'MCFAKE01', 'MCOTHER'),
      currency: pickOne('GBP', 'GBP', 'GBP', null),
      amount: pickOne(pence(12_345), pence(12_345), pence(12_345), pence(12_346)),
      transactions,
    });
    const charges = transactions.filter(({ state }) => state === 'successful');
    const matchesRequest =
      checkout.id === id &&
      checkout.reference === 'dep-1-1' &&
      checkout.merchantCode === 'MCFAKE01' &&
      checkout.currency === 'GBP' &&
      checkout.amount === 12_345;
    const [charge] = charges;
    const hasOneMatchingCharge =
      charges.length === 1 && charge?.amount === 12_345 && charge.currency === 'GBP';
    const { state } = evaluateCheckout(expected, checkout);
    expect(state === 'paid').toBe(checkout.state === 'paid' && matchesRequest && hasOneMatchingCharge);
    if (checkout.state === 'paid') expect(['paid', 'review', 'unknown']).toContain(state);
    if (checkout.state === 'paid' && charges.length) expect(state).not.toBe('unknown');
    if (charges.length) expect(['paid', 'review', 'unknown']).toContain(state);
    if (state === 'review') expect(['paid', 'expired']).toContain(checkout.state);
  }
});
