import { pence } from '../money/pence';
import { proRata } from './pro-rata';

it.each([
  [[3_570, 3_570], 8_000, [4_000, 4_000]],
  [[3_920, 3_570], 10_000, [5_234, 4_766]],
  [[1, 1, 1], 200, [67, 67, 66]],
  [[0, 0], 0, [0, 0]],
])('by %j, %i pence are %j', (weights, amount, parts) => {
  expect(proRata(weights.map(pence), pence(amount))).toEqual(parts);
});

it.each([
  [[0, 0], 1],
  [[1, -1], 1],
  [[1], -1],
])('by %j, %i pence cannot be parted', (weights, amount) => {
  expect(() => proRata(weights.map(pence), pence(amount))).toThrow(RangeError);
});
