import { formatDay, formatLastValidDay } from './format-day';

it.each([
  ['2026-12-21T12:00:00Z', '21 December 2026'],
  ['2026-12-21T23:59:59Z', '21 December 2026'],
  ['2026-06-20T22:59:59Z', '20 June 2026'],
  ['2026-06-20T23:00:00Z', '21 June 2026'],
])('at %s it is %s in London', (time, day) => {
  expect(formatDay(new Date(time))).toBe(day);
});

it.each([
  ['2026-12-22T00:00:00Z', '21 December 2026'],
  ['2026-06-20T23:00:00Z', '20 June 2026'],
])('a price that expires at %s is valid until the end of %s (D4)', (validUntil, day) => {
  expect(formatLastValidDay(new Date(validUntil))).toBe(day);
});
