import { readBackupConfig, readConfig } from './read-config';

const demo = { APP_ENV: 'demo', DATABASE_URL: 'postgres://app@127.0.0.1:54329/app' };
const backupsOf = (env: Record<string, string>) => readConfig({ ...demo, ...env }).backups;

describe('backups', () => {
  it('are taken in the night, in production without being told to', () => {
    expect(backupsOf({})).toEqual({ at: null, kept: 14, pgDump: null });
    expect(readBackupConfig({ ...demo, APP_ENV: 'production' })).toMatchObject({
      backupFolder: '.data/backups',
      backups: { at: { hour: 2, minute: 30 } },
      storage: { kind: 'disk' },
    });
  });

  it('are taken when somebody says, or never', () => {
    const env = { BACKUP_AT: '23:05', BACKUPS_KEPT: '30', PG_DUMP: 'none' };
    expect(backupsOf(env)).toEqual({ at: { hour: 23, minute: 5 }, kept: 30, pgDump: 'none' });
    expect(readBackupConfig({ ...demo, APP_ENV: 'production', BACKUP_AT: 'off' }).backups.at).toBeNull();
  });

  it.each(['24:00', '2:30', '02:60', 'noon', 'none'])('are not taken at %s', (at) => {
    expect(() => backupsOf({ BACKUP_AT: at })).toThrow(
      'BACKUP_AT must be a time of day such as 02:30, or off',
    );
  });
});
