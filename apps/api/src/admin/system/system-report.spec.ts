import { formatDuration } from './system-report';

it.each([
  [0, '0 seconds'],
  [1.9, '1 second'],
  [60, '1 minute'],
  [7_199, '1 hour'],
  [86_400 * 3.5, '3 days'],
])('formats %p seconds as %s', (seconds, words) => {
  expect(formatDuration(seconds)).toBe(words);
});
