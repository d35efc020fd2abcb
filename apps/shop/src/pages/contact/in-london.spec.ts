import { inLondon } from './in-london';

it.each([
  ['2026-11-21T12:00:00Z', 'Saturday', '12:00'],
  ['2026-11-21T23:59:00Z', 'Saturday', '23:59'],
  ['2026-06-05T23:30:00Z', 'Saturday', '00:30'],
  ['2026-06-05T22:30:00Z', 'Friday', '23:30'],
])('at %s it is %s, %s in London', (now, weekday, time) => {
  expect(inLondon(new Date(now))).toMatchObject({ weekday, time });
});

it('agrees with the browser’s time zones at random times over thirty years', () => {
  const format = new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'Europe/London',
  });
  const mismatches: Date[] = [];
  for (let day = Date.UTC(2020, 0, 1); day < Date.UTC(2050, 0, 1); day += 86_400_000)
    for (const minutes of [-60.01, -60, -1, 0, 59, 60, 61, 777]) {
      const now = new Date(day + minutes * 60_000);
      const { weekday, time } = inLondon(now);
      if (`${weekday} ${time}` !== format.format(now).replace(',', '').replace(' at', ''))
        mismatches.push(now);
    }
  expect(mismatches).toEqual([]);
});
