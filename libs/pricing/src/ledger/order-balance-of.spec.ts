import fc from 'fast-check';
import { depositOf } from '../deposit/deposit-of';
import { pence } from '../money/pence';
import { orderBalanceOf } from './order-balance-of';

it.each<[price: number, received: number, orderBalance: object, refundedFromPrice?: number]>([
  [52_000, 0, { balance: 52_000, credit: 0, missingDeposit: 5_200 }],
  [52_000, 2_000, { balance: 50_000, credit: 0, missingDeposit: 3_200 }],
  [52_000, 5_200, { balance: 46_800, credit: 0, missingDeposit: 0 }],
  [52_000, 52_000, { balance: 0, credit: 0, missingDeposit: 0 }],
  [52_000, 53_001, { balance: 0, credit: 1_001, missingDeposit: 0 }],
  [2_000, 2_000, { balance: 0, credit: 0, missingDeposit: 3_200 }, 50_000],
])(
  'the balance for a price of %i pence with %i received is %j',
  (price, received, orderBalance, refundedFromPrice = 0) => {
    expect(orderBalanceOf(pence(price), pence(received), pence(refundedFromPrice))).toEqual(orderBalance);
  },
);

it('always adds up to the price, and never has both a balance and a credit', () => {
  const amount = fc.integer({ min: 0, max: 1e11 });
  fc.assert(
    fc.property(amount, amount, (price, received) => {
      const { balance, credit, missingDeposit } = orderBalanceOf(pence(price), pence(received));
      expect(received + balance - credit).toBe(price);
      expect(Math.min(balance, credit)).toBe(0);
      expect(missingDeposit === 0).toBe(received >= depositOf(pence(price)));
    }),
  );
});
