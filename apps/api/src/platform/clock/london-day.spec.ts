import { londonDayOf, londonHourOf, startOfLondonDay } from './london-day';

describe('days in London', () => {
  it.each([
    ['a winter evening', '2026-01-15T23:59:59.999Z', { year: 2026, month: 1, day: 15 }],
    [
      'a summer evening that is still yesterday in UTC',
      '2026-07-15T23:00:00Z',
      { year: 2026, month: 7, day: 16 },
    ],
    ['the last second of a year', '2026-12-31T23:59:59Z', { year: 2026, month: 12, day: 31 }],
    ['a leap day', '2028-02-29T12:00:00Z', { year: 2028, month: 2, day: 29 }],
  ])('%s', (_, instant, day) => {
    expect(londonDayOf(new Date(instant))).toEqual(day);
  });

  it.each([
    ['a winter day', { year: 2026, month: 1, day: 15 }, '2026-01-15T00:00:00.000Z'],
    ['a summer day', { year: 2026, month: 7, day: 15 }, '2026-07-14T23:00:00.000Z'],
    ['the day the clocks go forward', { year: 2026, month: 3, day: 29 }, '2026-03-29T00:00:00.000Z'],
    ['the day after that', { year: 2026, month: 3, day: 30 }, '2026-03-29T23:00:00.000Z'],
    ['the day the clocks go back', { year: 2026, month: 10, day: 25 }, '2026-10-24T23:00:00.000Z'],
    ['the day after that', { year: 2026, month: 10, day: 26 }, '2026-10-26T00:00:00.000Z'],
    ['a day past the end of its month', { year: 2026, month: 12, day: 32 }, '2027-01-01T00:00:00.000Z'],
  ])('%s begins at midnight in London', (_, day, instant) => {
    expect(startOfLondonDay(day).toISOString()).toBe(instant);
  });
});

it.each([
  ['2026-01-15T00:00:00Z', 0],
  ['2026-01-15T09:59:59Z', 9],
  ['2026-07-15T08:00:00Z', 9],
  ['2026-07-15T23:30:00Z', 0],
])('reads the hour in London: %s', (instant, hour) => {
  expect(londonHourOf(new Date(instant))).toBe(hour);
});
