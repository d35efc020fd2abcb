import { londonWeeks } from './london-weeks';

const seen = (now: string, count = 2) =>
  londonWeeks(new Date(now), count).map(({ from, to, since, before }) => [
    from,
    to,
    since.toISOString(),
    before.toISOString(),
  ]);

it('starts weeks on Mondays in London, latest first', () => {
  expect(seen('2026-11-22T23:30:00Z')).toEqual([
    ['2026-11-16', '2026-11-22', '2026-11-16T00:00:00.000Z', '2026-11-23T00:00:00.000Z'],
    ['2026-11-09', '2026-11-15', '2026-11-09T00:00:00.000Z', '2026-11-16T00:00:00.000Z'],
  ]);
  expect(seen('2026-11-23T00:00:00Z', 1)[0]?.[0]).toBe('2026-11-23');
});

it('counts an hour after midnight in summer towards the new week', () => {
  expect(seen('2026-07-05T23:30:00Z', 1)[0]).toEqual([
    '2026-07-06',
    '2026-07-12',
    '2026-07-05T23:00:00.000Z',
    '2026-07-12T23:00:00.000Z',
  ]);
});

it('has no gap at clock changes or between years', () => {
  const weeks = londonWeeks(new Date('2027-01-10T12:00:00Z'), 53);
  weeks.slice(1).forEach((week, index) => expect(week.before).toEqual(weeks[index]?.since));
  expect(weeks.map(({ from }) => from)).toContain('2026-12-28');
});
