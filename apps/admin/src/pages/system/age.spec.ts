import { age } from './text';

it.each([
  [0, '0 s'],
  [59, '59 s'],
  [60, '1 min'],
  [7_300, '2 h'],
  [200_000, '2 d'],
])('formats %p seconds as %s', (seconds, expected) => expect(age(seconds)).toBe(expected));
