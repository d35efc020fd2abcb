import fc from 'fast-check';
import { pence, sumPence } from '../money/pence';
import { proRata } from './pro-rata';

it.each([
  [[3_570, 3_570], 8_000, [4_000, 4_000]],
  [[3_920, 3_570], 10_000, [5_234, 4_766]],
  [[1, 1, 1], 200, [67, 67, 66]],
  [[0, 0], 0, [0, 0]],
  [[5, 1], 4, [3, 1]],
  [[1, 3, 1, 1], 3, [1, 2, 0, 0]],
])('splits, in proportion to %j, %i pence into %j', (weights, amount, parts) => {
  expect(proRata(weights.map(pence), pence(amount))).toEqual(parts);
});

it('gives the remaining pennies to the largest remainders, or to the earlier part if they are equal', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 50 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(weights, fc.integer({ min: 0, max: 200 }), (all, amount) => {
      const total = all.reduce((sum, weight) => sum + weight, 0);
      fc.pre(total > 0);
      const parts = proRata(all.map(pence), pence(amount));
      const remainders = all.map((weight) => (weight * amount) % total);
      const isUp = (index: number) => (parts[index] ?? 0) * total > (all[index] ?? 0) * amount;
      const order = all
        .map((_, index) => index)
        .sort((a, b) => (remainders[b] ?? 0) - (remainders[a] ?? 0) || a - b);
      const up = order.filter(isUp);
      expect(up).toEqual(order.slice(0, up.length));
      expect(sumPence(parts)).toBe(amount);
    }),
  );
});

it.each([
  [[0, 0], 1],
  [[1, -1], 1],
  [[1], -1],
])('refuses to split, in proportion to %j, %i pence', (weights, amount) => {
  expect(() => proRata(weights.map(pence), pence(amount))).toThrow(
    new RangeError(`${amount} pence cannot be parted by ${weights.join(', ')}`),
  );
});
