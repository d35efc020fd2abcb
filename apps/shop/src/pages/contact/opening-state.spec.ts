import { weekdayInLondon } from './opening-hours';

it.each([
  ['2026-11-21T12:00:00Z', 'Saturday'],
  ['2026-11-21T23:59:00Z', 'Saturday'],
  ['2026-06-05T23:30:00Z', 'Saturday'],
  ['2026-06-05T22:30:00Z', 'Friday'],
])('%s is a %s in London', (now, weekday) => {
  expect(weekdayInLondon(new Date(now))).toBe(weekday);
});
