import { describePart } from './describe-part';

const whole = (...numbers: number[]) => numbers.map((number) => ({ number, quantity: 1, of: 1 }));

it.each([
  ['8 of 24 tops', [{ number: 1, quantity: 8, of: 24 }], 24],
  ['1 of 3 tops: 2', whole(2), 3],
  ['2 of 3 tops: 1 and 2', whole(1, 2), 3],
  ['5 of 9 tops: 1 to 3, 5 and 8', whole(1, 2, 3, 5, 8), 9],
  ['9 of 25 tops: 1 and 2 (8 of 24)', [...whole(1), { number: 2, quantity: 8, of: 24 }], 25],
])('says which tops a delivery takes: %s', (words, tops, of) => {
  expect(describePart({ tops, of })).toBe(words);
});
