import { backupComponent, type BackupFigures } from './backup-component';

const goodBackup = { good_at: new Date('2026-11-22T02:30:00Z') };
const night = { hour: 2, minute: 30 };
const partOf = (
  figures: Partial<BackupFigures>,
  now = '2026-11-22T09:30:00Z',
  startsAt: typeof night | null = night,
) =>
  backupComponent(
    { shop_since: new Date('2026-11-01T09:00:00Z'), good_at: null, failed_at: null, ...figures },
    { at: startsAt, now: new Date(now), formatDuration: (seconds) => `${seconds / 3_600} h` },
  );

it('shows the age of the last good backup', () => {
  expect(partOf(goodBackup)).toEqual({
    id: 'backups',
    label: 'Backups',
    state: 'up',
    ms: null,
    detail: 'last one 7 h ago',
  });
});

it('ignores a backup in progress', () => {
  expect(partOf(goodBackup, '2026-11-23T03:29:00Z').state).toBe('up');
  expect(partOf(goodBackup, '2026-11-23T03:30:00Z')).toMatchObject({
    state: 'slow',
    detail: 'last one 25 h ago; overdue',
  });
});

it('says that the latest backup failed, or that there is none yet', () => {
  expect(partOf({ ...goodBackup, failed_at: new Date('2026-11-22T02:31:00Z') })).toMatchObject({
    state: 'slow',
    detail: 'last one 7 h ago; the latest failed, the worker’s log says why',
  });
  expect(partOf({})).toMatchObject({ state: 'slow', detail: 'none yet; overdue' });
});

it('gives a shop that was just set up an hour for its first backup', () => {
  const shop_since = new Date('2026-11-22T09:00:00Z');
  expect(partOf({ shop_since }, '2026-11-22T09:59:00Z')).toMatchObject({ state: 'up', detail: 'none yet' });
  expect(partOf({ shop_since }, '2026-11-22T10:01:00Z')).toMatchObject({ state: 'slow' });
});

it("is not 'up' while automatic backups are off, even after a manual backup", () => {
  expect(partOf(goodBackup, '2026-11-22T09:30:00Z', null)).toMatchObject({
    state: 'slow',
    detail: 'automatic backups are off (BACKUP_AT); last one 7 h ago',
  });
});
