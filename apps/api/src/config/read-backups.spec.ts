import { readBackupConfig, readConfig } from './read-config';

const demo = { APP_ENV: 'demo', DATABASE_URL: 'postgres://app@127.0.0.1:54329/app' };
const backupsOf = (env: Record<string, string>) => readConfig({ ...demo, ...env }).backups;

describe('backups', () => {
  it('run at night, in production by default', () => {
    expect(backupsOf({})).toEqual({
      at: null,
      kept: 14,
      bucket: null,
      restoreTestUrl: null,
    });
    expect(readBackupConfig({ ...demo, APP_ENV: 'production' })).toMatchObject({
      backupFolder: '.data/backups',
      backups: { at: { hour: 2, minute: 30 } },
      storage: { kind: 'disk' },
    });
  });

  it('run at the configured time, or never', () => {
    const env = { BACKUP_AT: '23:05', BACKUPS_KEPT: '30' };
    expect(backupsOf(env)).toMatchObject({ at: { hour: 23, minute: 5 }, kept: 30 });
    expect(readBackupConfig({ ...demo, APP_ENV: 'production', BACKUP_AT: 'off' }).backups.at).toBeNull();
  });

  it.each(['24:00', '2:30', '02:60', 'noon', 'none'])('refuse the time %s', (time) => {
    expect(() => backupsOf({ BACKUP_AT: time })).toThrow(
      'BACKUP_AT must be a time of day such as 02:30, or off',
    );
  });

  it('are also stored in a bucket with a complete URL', () => {
    const url = 'https://AKID:a%2Bsecret%2Fkey@s3.example:9000/kept?region=eu-west-2';
    expect(backupsOf({ BACKUP_BUCKET_URL: url }).bucket).toEqual({
      kind: 's3',
      endpoint: 'https://s3.example:9000',
      bucket: 'kept',
      region: 'eu-west-2',
      accessKeyId: 'AKID',
      secretAccessKey: 'a+secret/key',
    });
  });

  it.each(['kept', 'https://s3.example/kept', 'https://id:key@s3.example/', 'ftp://id:key@s3.example/kept'])(
    'refuse the bucket %s, without repeating it',
    (url) => {
      const read = () => backupsOf({ BACKUP_BUCKET_URL: url });
      expect(read).toThrow(/BACKUP_BUCKET_URL must be such as https:\/\/KEY:SECRET@/);
      expect(read).not.toThrow(url);
    },
  );

  it("are tested in a database with the shop's password", () => {
    const env = { RESTORE_TEST_DATABASE_URL: 'postgresql://app@db.example/try', DATABASE_PASSWORD: 'p/w' };
    expect(backupsOf(env).restoreTestUrl).toBe('postgresql://app:p%2Fw@db.example/try');
  });
});
