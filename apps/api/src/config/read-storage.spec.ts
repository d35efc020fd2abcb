import { readConfig } from './read-config';

const demo = { APP_ENV: 'demo', DATABASE_URL: 'postgres://app@127.0.0.1:54329/app' };
const bucket = {
  S3_BUCKET: 'vanity-tops',
  S3_ENDPOINT: 'https://s3.eu-west-2.amazonaws.com/',
  S3_ACCESS_KEY_ID: 'AKID',
  S3_SECRET_ACCESS_KEY: 'a+secret/key',
};
const storageOf = (env: Record<string, string>) => readConfig({ ...demo, ...env }).storage;

describe('file storage', () => {
  it('is a folder by default', () => {
    expect(storageOf({})).toEqual({ kind: 'disk', folder: '.data/files' });
    expect(storageOf({ STORAGE_FOLDER: '/srv/files' })).toEqual({ kind: 'disk', folder: '/srv/files' });
  });

  it('is the configured bucket', () => {
    expect(storageOf({ ...bucket, S3_REGION: 'eu-west-2' })).toEqual({
      kind: 's3',
      endpoint: 'https://s3.eu-west-2.amazonaws.com',
      bucket: 'vanity-tops',
      region: 'eu-west-2',
      accessKeyId: 'AKID',
      secretAccessKey: 'a+secret/key',
    });
  });

  it('is refused with incomplete bucket settings', () => {
    expect(() => storageOf({ S3_BUCKET: 'vanity-tops' })).toThrow(
      /S3_ENDPOINT is missing[^]*S3_ACCESS_KEY_ID is missing[^]*S3_SECRET_ACCESS_KEY is missing/,
    );
  });

  it.each([
    ['S3_BUCKET', '../other'],
    ['S3_BUCKET', 'Bucket'],
    ['S3_ENDPOINT', 'ftp://s3.example'],
    ['S3_ENDPOINT', 'https://user:pass@s3.example'],
    ['S3_REGION', 'eu west'],
    ['S3_SECRET_ACCESS_KEY', 'hidden key with spaces'],
  ])('refuses an invalid %s, without repeating it: %s', (name, value) => {
    const read = () => storageOf({ ...bucket, [name]: value });
    expect(read).toThrow(new RegExp(`${name} must`));
    expect(read).toThrow(/^(?![^]*hidden)(?![^]*pass@)/);
  });
});
