import { pence } from '@app/pricing';
import type { CheckoutTransaction } from '../provider/card-payments';
import { sumCharges } from './evaluate-checkout';

const aCharge = (detail: Partial<CheckoutTransaction> = {}): CheckoutTransaction => ({
  id: 'b1c0ffee-0000-4000-8000-000000000001',
  code: null,
  state: 'successful',
  amount: pence(3_570),
  currency: 'GBP',
  ...detail,
});

it('sums the charges and ignores declined cards', () => {
  const transactions = [aCharge(), aCharge({ state: 'failed' }), aCharge({ amount: pence(30) })];
  expect(sumCharges(transactions)).toEqual({ amount: 3_600, currency: 'GBP' });
});

it.each<[string, CheckoutTransaction[]]>([
  ['nothing was charged', [aCharge({ state: 'failed' })]],
  ['an amount is missing', [aCharge(), aCharge({ amount: null })]],
  ['a currency is missing', [aCharge({ currency: null })]],
  ['there are two currencies', [aCharge(), aCharge({ currency: 'EUR' })]],
])('returns null if %s', (_, transactions) => {
  expect(sumCharges(transactions)).toBeNull();
});
