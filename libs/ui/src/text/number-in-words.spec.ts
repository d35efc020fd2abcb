import { numberInWords } from './number-in-words';

it.each([
  [0, 'No'],
  [1, 'One'],
  [2, 'Two'],
  [12, 'Twelve'],
  [13, 'Thirteen'],
  [19, 'Nineteen'],
  [20, 'Twenty'],
  [21, 'Twenty-one'],
  [40, 'Forty'],
  [99, 'Ninety-nine'],
  [100, '100'],
])('writes %d as %s', (number, expected) => {
  expect(numberInWords(number)).toBe(expected);
});
