import { readConfig } from './read-config';

const demo = { APP_ENV: 'demo', DATABASE_URL: 'postgres://app@127.0.0.1:54329/app' };
const url = 'postgres://shop:secret@preview.example/shop';
const previewOf = (env: Record<string, string>) => readConfig({ ...demo, ...env }).preview;

describe('Preview', () => {
  it('is the catalogue that ships with the product unless another is named', () => {
    expect(previewOf({})).toEqual({ kind: 'enhanced' });
  });

  it('is another database, whose pictures are in a folder or at another shop', () => {
    expect(previewOf({ PREVIEW_DATABASE_URL: url })).toEqual({ kind: 'database', url, storageUrl: null });
    for (const storageUrl of ['file:///srv/preview', 'https://preview.example'])
      expect(previewOf({ PREVIEW_DATABASE_URL: url, PREVIEW_STORAGE_URL: `${storageUrl}/` })).toEqual({
        kind: 'database',
        url,
        storageUrl,
      });
  });

  it('is an export file', () => {
    expect(previewOf({ PREVIEW_EXPORT_FILE: '/srv/export.json' })).toEqual({
      kind: 'file',
      path: '/srv/export.json',
    });
  });

  it.each<[string, Record<string, string>]>([
    ['PREVIEW_DATABASE_URL must', { PREVIEW_DATABASE_URL: 'mysql://shop:secret@preview.example/shop' }],
    [
      'PREVIEW_EXPORT_FILE must be left out',
      { PREVIEW_DATABASE_URL: url, PREVIEW_EXPORT_FILE: '/srv/secret.json' },
    ],
    [
      'PREVIEW_STORAGE_URL says nothing',
      { PREVIEW_STORAGE_URL: 'file:///srv/secret', PREVIEW_EXPORT_FILE: '/srv/x.json' },
    ],
    ['PREVIEW_STORAGE_URL must', { PREVIEW_DATABASE_URL: url, PREVIEW_STORAGE_URL: 'ftp://secret' }],
    ['PREVIEW_STORAGE_URL must', { PREVIEW_DATABASE_URL: url, PREVIEW_STORAGE_URL: 'https://a:secret@x' }],
  ])('is refused where %s, without repeating it', (problem, env) => {
    expect(() => previewOf(env)).toThrow(new RegExp(`^(?![^]*secret)[^]*${problem}`));
  });
});

it('keeps backups in a folder', () => {
  expect(readConfig(demo).backupFolder).toBe('.data/backups');
  expect(readConfig({ ...demo, BACKUP_FOLDER: '/srv/backups' }).backupFolder).toBe('/srv/backups');
});
