import fc from 'fast-check';
import { pence, sumPence } from '../money/pence';
import { depositOf } from './deposit-of';
import { depositShares } from './deposit-shares';

const sharesOf = (tops: number[], delivery: number) => {
  const deposit = depositOf(pence(sumPence(tops.map(pence)) + delivery));
  return depositShares(tops.map(pence), { delivery: pence(delivery), deposit });
};

it('gives a single top the whole deposit, delivery included', () => {
  expect(sharesOf([47_700], 3_500)).toEqual([5_120]);
});

it.each([
  [[10_005, 20_015], 0, [1_001, 2_001]],
  [[35_700, 35_700], 3_500, [3_920, 3_570]],
  // A tenth of each, rounded by itself, would leave the first a penny less than nothing.
  [[1, 10_005, 10_005], 0, [0, 1_001, 1_000]],
])(
  'gives of tops at %j with delivery for %i each its tenth, the first that of delivery',
  (tops, delivery, shares) => {
    expect(sharesOf(tops, delivery)).toEqual(shares);
  },
);

it('never loses or makes a penny, and asks none for less than nothing', () => {
  const prices = fc.array(fc.integer({ min: 1, max: 5_000_000 }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(prices, fc.constantFrom(0, 3_500), (tops, delivery) => {
      const shares = sharesOf(tops, delivery);
      expect(sumPence(shares)).toBe(depositOf(pence(sumPence(tops.map(pence)) + delivery)));
      shares.forEach((share, index) => {
        expect(share).toBeGreaterThanOrEqual(0);
        const whole = (tops[index] ?? 0) + (index === 0 ? delivery : 0);
        expect(Math.abs(share - whole / 10)).toBeLessThanOrEqual(1);
      });
    }),
  );
});
