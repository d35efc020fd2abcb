import { addDays, dayInWords, londonDay } from './london-day';

it.each([
  ['2026-11-21T23:59:00Z', '2026-11-21'],
  ['2026-06-30T23:30:00Z', '2026-07-01'],
])('says which day it is in London at %s', (instant, day) => {
  expect(londonDay(new Date(instant))).toBe(day);
});

it.each([
  ['2026-11-21', 30, '2026-12-21'],
  ['2026-03-28', 1, '2026-03-29'],
  ['2026-01-01', -1, '2025-12-31'],
])('counts from %s by %i days', (day, days, other) => {
  expect(addDays(day, days)).toBe(other);
});

it('writes a day out', () => {
  expect(dayInWords('2026-12-21')).toBe('21 December 2026');
  expect(dayInWords('')).toBe('');
});
