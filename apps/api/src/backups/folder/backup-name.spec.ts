import { backupName, isBackupName } from './backup-name';

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
