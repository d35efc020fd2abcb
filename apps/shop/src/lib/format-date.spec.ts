import { formatDate, formatLastValidDay } from './format-date';

it.each([
  ['2026-12-22T00:00:00.000Z', '21 December 2026'],
  ['2026-06-30T23:00:00.000Z', '30 June 2026'],
])('a price that ends at midnight in London is valid on the day before: %s', (validUntil, day) => {
  expect(formatLastValidDay(validUntil)).toBe(day);
});

it('gives the day in London, also in summer', () => {
  expect(formatDate('2026-06-30T23:30:00.000Z')).toBe('1 July 2026');
});
