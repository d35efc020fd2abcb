import {
  addDays,
  daysBetween,
  londonInstant,
  longDateAndTimes,
  londonDay,
  shortDate,
  weekdayDate,
} from './london-time';

it.each([
  ['2026-11-21T23:59:00Z', '2026-11-21'],
  ['2026-06-30T23:30:00Z', '2026-07-01'],
])('gives the London date at %s', (instant, day) => {
  expect(londonDay(new Date(instant))).toBe(day);
});

it.each([
  ['2026-11-21', 30, '2026-12-21'],
  ['2026-03-28', 1, '2026-03-29'],
  ['2026-01-01', -1, '2025-12-31'],
])('counts from %s by %i days', (day, days, other) => {
  expect(addDays(day, days)).toBe(other);
});

it.each([
  ['2026-11-25T08:00:00Z', '2026-11-25T22:00:00Z', 0],
  ['2026-11-24T23:59:00Z', '2026-11-25T00:01:00Z', 1],
  // In summer London is an hour ahead of UTC.
  ['2026-07-01T22:30:00Z', '2026-07-01T23:30:00Z', 1],
  ['2026-10-24T12:00:00Z', '2026-10-26T12:00:00Z', 2],
])('counts London midnights from %s to %s: %i', (start, now, days) => {
  expect(daysBetween(start, now)).toBe(days);
});

it.each([
  ['2026-12-01', '09:30', '2026-12-01T09:30:00.000Z'],
  ['2026-07-01', '00:15', '2026-06-30T23:15:00.000Z'],
])('knows the instant of %s, %s in London', (day, time, instant) => {
  expect(londonInstant(day, time)).toBe(instant);
});

it('formats the London date', () => {
  expect(shortDate('2026-07-01T23:30:00Z')).toBe('2 Jul');
});

it('formats a date with weekday and times, in London', () => {
  expect(weekdayDate('2026-12-21')).toBe('Mon 21 Dec');
  expect(longDateAndTimes('2026-11-27T08:00:00Z', '2026-11-27T09:30:00Z')).toBe(
    'Friday 27 November, 08:00 to 09:30',
  );
});
