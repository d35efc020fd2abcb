import { backupName, backupsToKeep } from './backup-store';

const now = new Date('2026-11-22T03:00:00Z');
const keptBackups = (names: string[], days = 14) => [...backupsToKeep(names, days, now)].sort();

/** Backups of consecutive nights at half past two. */
const backupsOfNights = (count: number) =>
  Array.from({ length: count }, (_, age) =>
    backupName(new Date(Date.parse('2026-11-22T02:30:00Z') - age * 86_400_000)),
  );

it('keeps fourteen days, and the first of each of twelve months', () => {
  const names = keptBackups(backupsOfNights(800));
  expect(names).toHaveLength(14 + 12);
  expect(names.slice(-14)).toEqual(backupsOfNights(14).reverse());
  expect(names.slice(0, 2)).toEqual(['2025-12-01T02-30-00Z', '2026-01-01T02-30-00Z']);
});

it('keeps the last backup of each day, and all backups of the latest day', () => {
  const first = '2026-11-01T02-30-00Z';
  const of20 = ['2026-11-20T02-30-00Z', '2026-11-20T15-00-00Z'];
  const of21 = ['2026-11-21T02-30-00Z', '2026-11-21T09-00-00Z'];
  expect(keptBackups([first, ...of20, ...of21])).toEqual([first, of20[1], ...of21]);
});

it('keeps no backup for longer than a year', () => {
  expect(keptBackups(['2025-11-20T02-30-00Z'])).toEqual([]);
  expect(keptBackups([])).toEqual([]);
});
