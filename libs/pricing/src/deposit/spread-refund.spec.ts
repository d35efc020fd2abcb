import fc from 'fast-check';
import { pence, sumPence, type Pence } from '../money/pence';
import { spreadRefund, spreadRefunds } from './spread-refund';

const spread = (left: number[], amount: number) => spreadRefund(left.map(pence), pence(amount));

it.each([
  [[4_770], 1_000, [1_000]],
  [[3_570, 3_570], 3_570, [1_785, 1_785]],
  [[3_920, 3_570, 3_570], 11_060, [3_920, 3_570, 3_570]],
  [[100, 100, 100], 100, [34, 33, 33]],
  [[100, 200], 100, [33, 67]],
  [[0, 500], 499, [0, 499]],
  [[0], 0, [0]],
])('of shares of %j, %i pence are %j', (left, amount, parts) => {
  expect(spread(left, amount)).toEqual(parts);
});

it('adds up to the penny, and never takes more than is left, however often something is given back', () => {
  const shares = fc.array(fc.integer({ min: 0, max: 100_000_000_000 }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(
      shares,
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 5 }),
      (all, cuts) => {
        let left: Pence[] = all.map(pence);
        for (const cut of cuts) {
          const amount = pence(Math.floor(sumPence(left) * cut));
          const parts = spreadRefund(left, amount);
          expect(sumPence(parts)).toBe(amount);
          left = left.map((each, index) => pence(each - (parts[index] ?? 0)));
          expect(left.every((each) => each >= 0)).toBe(true);
        }
      },
    ),
  );
});

it('keeps within a penny of the exact part', () => {
  const left = [3_920, 3_570, 12_345, 1];
  for (let amount = 0; amount <= 19_836; amount += 97) {
    spread(left, amount).forEach((part, index) => {
      expect(Math.abs(part - ((left[index] ?? 0) * amount) / 19_836)).toBeLessThan(1);
    });
  }
});

it('says how much more than there is was to be given back', () => {
  expect(() => spread([100, 50], 151)).toThrow('151 of 150 pence cannot be given back');
});

it.each([
  [[100], 101],
  [[100, -1], 50],
  [[], 1],
])('gives nothing back of %j where %i is more than there is', (left, amount) => {
  expect(() => spread(left, amount)).toThrow(RangeError);
});

it('says of refunds that came one after the other what each share bore of each', () => {
  const parts = spreadRefunds(
    [100, 200].map(pence),
    [100, 100, 100].map((amount) => ({ amount: pence(amount) })),
  );
  expect(parts).toEqual([
    [33, 67],
    [34, 66],
    [33, 67],
  ]);
});

it('one of several quotes bears a refund alone, where its order was cancelled', () => {
  expect(spreadRefund([100, 200].map(pence), pence(150), 1)).toEqual([0, 150]);
  expect(() => spreadRefund([100, 200].map(pence), pence(150), 0)).toThrow(RangeError);
  const refunds = [{ amount: pence(100), only: 0 }, { amount: pence(50) }];
  expect(spreadRefunds([100, 200].map(pence), refunds)).toEqual([
    [100, 0],
    [0, 50],
  ]);
});
