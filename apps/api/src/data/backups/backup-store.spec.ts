import { backupName, chooseKept, isBackupName } from './backup-store';

const at = (text: string) => ({ takenAt: new Date(text) });
const kept = (texts: string[], days = 14) =>
  [...chooseKept(texts.map(at), days)].map(({ takenAt }) => takenAt.toISOString().slice(0, 16)).sort();

/** One each night at half past two. */
const nights = (count: number, until: string) =>
  Array.from({ length: count }, (_, back) => new Date(Date.parse(until) - back * 86_400_000).toISOString());

it('keeps fourteen days, and the first of each of twelve months', () => {
  const names = kept(nights(800, '2026-11-22T02:30:00Z'));
  expect(names).toHaveLength(14 + 12);
  expect(names.slice(-14)).toEqual(
    nights(14, '2026-11-22T02:30:00Z')
      .reverse()
      .map((night) => night.slice(0, 16)),
  );
  expect(names.slice(0, 3)).toEqual(['2025-12-01T02:30', '2026-01-01T02:30', '2026-02-01T02:30']);
});

it('comes to the same whether it tidies up every night or once', () => {
  const all = nights(400, '2026-11-22T02:30:00Z').reverse();
  let left: string[] = [];
  for (const night of all) left = kept([...left, night]).map((text) => `${text}:00Z`);
  expect(left.map((text) => text.slice(0, 16))).toEqual(kept(all));
});

it('keeps the last of a day, and of the latest day all', () => {
  const texts = [
    '2026-11-01T02:30Z',
    '2026-11-20T02:30Z',
    '2026-11-20T15:00Z',
    '2026-11-21T02:30Z',
    '2026-11-21T09:00Z',
  ];
  expect(kept(texts)).toEqual([
    '2026-11-01T02:30',
    '2026-11-20T15:00',
    '2026-11-21T02:30',
    '2026-11-21T09:00',
  ]);
});

it('counts days that have one: a shop that stood still for a year loses none of its latest', () => {
  expect(kept(['2025-03-01T02:30Z', '2025-03-02T02:30Z', '2026-11-21T02:30Z'], 3)).toHaveLength(3);
});

it('keeps the only one', () => {
  expect(kept(['2020-01-01T02:30Z'], 1)).toHaveLength(1);
  expect(kept([])).toEqual([]);
});

it.each([
  ['2026-11-22T02:30:05Z', '2026-11-22T02-30-05+0000'],
  ['2026-07-15T23:30:00Z', '2026-07-16T00-30-00+0100'],
  // The clocks go back: half past one comes twice.
  ['2026-10-25T00:30:00Z', '2026-10-25T01-30-00+0100'],
  ['2026-10-25T01:30:00Z', '2026-10-25T01-30-00+0000'],
])('tells the time in London: %s', (at, name) => {
  expect(backupName(new Date(at))).toBe(name);
  expect(isBackupName(name)).toBe(true);
});

it.each([
  '2026-11-22',
  'before-upgrade',
  '.unfinished-2026-11-22T02-30-05+0000',
  '../2026-11-22T02-30-05+0000',
])('takes %s for nothing of ours', (name) => expect(isBackupName(name)).toBe(false));
