import { backupPart, type BackupFigures } from './backup-part';

const good = { good_at: new Date('2026-11-22T02:30:00Z'), kind: 'dump' as const };
const night = { hour: 2, minute: 30 };
const partOf = (
  figures: Partial<BackupFigures>,
  now = '2026-11-22T09:30:00Z',
  at: typeof night | null = night,
) =>
  backupPart(
    { good_at: null, kind: null, failed_at: null, tested_at: null, test_failed_at: null, ...figures },
    { at, now: new Date(now), lengthOf: (seconds) => `${seconds / 3_600} h` },
  );

it('says how old the last good backup is', () => {
  expect(partOf(good)).toEqual({
    id: 'backups',
    label: 'Backups',
    state: 'up',
    ms: null,
    detail: 'last one 7 h ago, by pg_dump; never restored as a test',
  });
  expect(partOf({ ...good, kind: 'export' }).detail).toBe(
    'last one 7 h ago, an export; never restored as a test',
  );
});

it('does not wait for one that is just being taken', () => {
  expect(partOf(good, '2026-11-23T03:29:00Z').state).toBe('up');
  expect(partOf(good, '2026-11-23T03:30:00Z')).toMatchObject({
    state: 'slow',
    detail: 'last one 25 h ago, by pg_dump; overdue; never restored as a test',
  });
});

it('says where none could be taken, or never was', () => {
  expect(partOf({ ...good, failed_at: new Date('2026-11-22T02:31:00Z') })).toMatchObject({
    state: 'slow',
    detail:
      'last one 7 h ago, by pg_dump; the latest failed, the worker’s log says why; never restored as a test',
  });
  expect(partOf({})).toMatchObject({ state: 'slow', detail: 'none yet; overdue' });
});

it('is not green where automatic backups are off, even if one was taken by hand', () => {
  expect(partOf({}, '2026-11-22T09:30:00Z', null)).toMatchObject({
    state: 'slow',
    detail: 'automatic backups are off (BACKUP_AT); none yet',
  });
  expect(partOf(good, '2026-11-22T09:30:00Z', null)).toMatchObject({
    state: 'slow',
    detail: 'automatic backups are off (BACKUP_AT); last one 7 h ago, by pg_dump; never restored as a test',
  });
});

it('says when one was last restored as a test, and whether the latest failed', () => {
  const tested = { ...good, tested_at: new Date('2026-11-20T09:30:00Z') };
  expect(partOf(tested)).toMatchObject({
    state: 'up',
    detail: 'last one 7 h ago, by pg_dump; restored as a test 48 h ago',
  });
  expect(partOf({ ...tested, test_failed_at: new Date('2026-11-22T04:00:00Z') })).toMatchObject({
    state: 'slow',
    detail: expect.stringMatching(
      /; restored as a test 48 h ago; the latest test failed, the worker’s log says why$/,
    ),
  });
});
