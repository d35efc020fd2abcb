import fc from 'fast-check';
import { pence, sumPence } from '../money/pence';
import { depositOf } from './deposit-of';
import { depositShares } from './deposit-shares';

it('gives a single top the whole deposit, delivery included', () => {
  expect(depositShares([pence(47_700)], pence(5_120))).toEqual([5_120]);
});

it('gives every other top a tenth of its price, and the first what is left', () => {
  expect(depositShares([pence(10_005), pence(20_015)], pence(3_002))).toEqual([1_000, 2_002]);
});

it('never loses or makes a penny', () => {
  const prices = fc.array(fc.integer({ min: 1, max: 5_000_000 }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(prices, fc.constantFrom(0, 3_500), (tops, delivery) => {
      const deposit = depositOf(pence(sumPence(tops.map(pence)) + delivery));
      expect(sumPence(depositShares(tops.map(pence), deposit))).toBe(deposit);
    }),
  );
});
