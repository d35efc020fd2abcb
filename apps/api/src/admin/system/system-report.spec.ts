import { lengthOf } from './system-report';

it.each([
  [0, '0 seconds'],
  [1.9, '1 second'],
  [59.9, '59 seconds'],
  [60, '1 minute'],
  [7_199, '1 hour'],
  [7_200, '2 hours'],
  [86_400 * 3.5, '3 days'],
])('says how long %p seconds are: %s', (seconds, words) => {
  expect(lengthOf(seconds)).toBe(words);
});
