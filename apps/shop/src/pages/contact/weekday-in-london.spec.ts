import { weekdayInLondon } from './weekday-in-london';

it.each([
  ['2026-11-21T12:00:00Z', 'Saturday'],
  ['2026-11-21T23:59:00Z', 'Saturday'],
  ['2026-06-05T23:30:00Z', 'Saturday'],
  ['2026-06-05T22:30:00Z', 'Friday'],
])('%s is a %s in London', (now, weekday) => {
  expect(weekdayInLondon(new Date(now))).toBe(weekday);
});

it('is the day that the browser’s time zones say, around every midnight of thirty years', () => {
  const format = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'Europe/London' });
  const wrong: Date[] = [];
  for (let day = Date.UTC(2020, 0, 1); day < Date.UTC(2050, 0, 1); day += 86_400_000)
    for (const minutes of [-90, -60.01, -60, -59, -1, 0, 1, 59, 61]) {
      const now = new Date(day + minutes * 60_000);
      if (weekdayInLondon(now) !== format.format(now)) wrong.push(now);
    }
  expect(wrong).toEqual([]);
});
