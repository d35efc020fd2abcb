import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { backgroundTools } from '../../testing/servers/background-tools';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { Client } from 'pg';
import { readConfig } from '../../config/read-config';
import { migrations } from '../../database/migrations';
import { entities } from '../../entities';
import { Statements } from '../../database/statements';
import { FakeCardPayments } from '../../payments/testing/fake-card-payments';
import { ObjectStorage } from '../../platform/storage/object-storage';
import { startApi, type TestApi } from '../../testing/servers/start-api';
import { startS3, type TestS3 } from '../../testing/servers/start-s3';
import { until } from '../../testing/until';
import { fillShop } from '../export/testing/fill-shop';
import { readBackupOptions, runBackupCommand } from './backup-command';
import type { BackupManifest } from './backup-manifest';
import { BackupSweep } from './backup-sweep';
import { Backups } from './backups';

let root: string;
let api: TestApi;
let s3: TestS3;
let now: Date;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'backups-'));
  s3 = await startS3();
  const cards = new FakeCardPayments();
  api = await startApi({ cardPayments: cards, env: { STORAGE_FOLDER: join(root, 'files') } });
  await fillShop(api, cards);
});
afterAll(async () => {
  await api.stop();
  await s3.stop();
  rmSync(root, { recursive: true });
});
/** Each test has a folder and a bucket of its own. */
let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(root, 'kept-'));
  now = new Date('2026-11-22T09:00:00.000Z');
  s3.objects.clear();
  s3.mishaps.length = 0;
  await api.sql('DELETE FROM backup_run');
});

const configOf = (env: Record<string, string> = {}) =>
  readConfig({
    APP_ENV: 'demo',
    DATABASE_URL: api.databaseUrl,
    STORAGE_FOLDER: join(root, 'files'),
    BACKUP_FOLDER: folder,
    BACKUP_AT: '02:30',
    ...env,
  });
const withBucket = () => {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = s3.settings;
  const [id, secret] = [accessKeyId, secretAccessKey].map(encodeURIComponent);
  return { BACKUP_BUCKET_URL: `${endpoint.replace('//', `//${id}:${secret}@`)}/${bucket}?region=${region}` };
};
const statements = () => api.app.get(Statements, { strict: false });
const backupsOf = (env?: Record<string, string>) =>
  new Backups(configOf(env), statements(), api.app.get(ObjectStorage, { strict: false }), { now: () => now });
const sweepOf = (env?: Record<string, string>) =>
  new BackupSweep(
    backgroundTools(api, () => now, { config: configOf(env) }),
    backupsOf(env),
  );
const take = (env?: Record<string, string>) => backupsOf(env).take(new AbortController().signal);

async function command(line: string, env?: Record<string, string>): Promise<string[]> {
  const logLines: string[] = [];
  await runBackupCommand(readBackupOptions(line.split(' ')), {
    config: configOf(env),
    entities,
    print: (text) => logLines.push(text),
    prompt: () => Promise.resolve(''),
    signal: new AbortController().signal,
  });
  return logLines;
}

const takenBackups = () => readdirSync(folder).filter((name) => name.startsWith('20')).sort(); // prettier-ignore
const inBackup = (...path: string[]) => join(folder, ...path);
const manifestOf = (name = '') =>
  JSON.parse(readFileSync(inBackup(name, 'manifest.json'), 'utf8')) as BackupManifest;
const runs = () => api.sql('SELECT name, error FROM backup_run ORDER BY id');

it('a backup has the database and every file it refers to, readable only by its owner', async () => {
  const output = await command('take');
  const [name = ''] = takenBackups();
  expect(output[0]).toMatch(/^2026-\S+Z {2}0\.\d MB, \d+ files, product \S+$/);
  const { files, missing, ...manifest } = manifestOf(name);
  expect(manifest).toMatchObject({
    format: 'vanity-tops-backup',
    schema: migrations.at(-1)?.name,
  });
  expect(missing).toEqual([]);
  expect(files.length).toBeGreaterThan(7);
  for (const { key } of files)
    expect(readFileSync(inBackup('files', key))).toEqual(readFileSync(join(root, 'files', key)));
  for (const path of [name, 'files']) expect(statSync(inBackup(path)).mode & 0o077).toBe(0);
  expect(await command('list')).toEqual([output[0]]);
});

it('a backup is taken once a day, even if its time was missed', async () => {
  const sweep = sweepOf();
  await sweep.sweep();
  for (const time of ['23T02:29', '23T02:30', '25T01:00', '25T02:30']) {
    now = new Date(`2026-11-${time}:00.000Z`);
    await sweep.sweep();
  }
  expect(takenBackups()).toEqual([
    '2026-11-22T09-00-00Z',
    '2026-11-23T02-30-00Z',
    '2026-11-25T01-00-00Z',
    '2026-11-25T02-30-00Z',
  ]);
});

it('a backup is taken by one of several workers', async () => {
  await Promise.all([sweepOf().sweep(), sweepOf().sweep(), sweepOf().sweep()]);
  expect(await runs()).toEqual([{ name: '2026-11-22T09-00-00Z', error: null }]);
});

it('a backup is taken by another worker after a crash', async () => {
  await api.sql('INSERT INTO backup_run (started_at) VALUES (now())');
  mkdirSync(inBackup('2026-11-20T02-30-00Z'));
  mkdirSync(inBackup('of somebody'));
  await sweepOf().sweep();
  expect(await runs()).toEqual([{ name: '2026-11-22T09-00-00Z', error: null }]);
  expect(readdirSync(folder).sort()).toEqual(['2026-11-22T09-00-00Z', 'files', 'of somebody']);
});

it('a failed backup is retried after half an hour, and leaves no files', { tags: 'thorough' }, async () => {
  const logSpy = vi
    .spyOn(api.app.get(ObjectStorage, { strict: false }), 'get')
    .mockRejectedValue(new Error('the disk is gone'));
  await expect(sweepOf().sweep()).rejects.toThrow('the disk is gone');
  logSpy.mockRestore();
  expect(takenBackups()).toEqual([]);
  now = new Date('2026-11-22T09:29:00.000Z');
  await sweepOf().sweep();
  expect(takenBackups()).toEqual([]);
  now = new Date('2026-11-22T09:30:00.000Z');
  await sweepOf().sweep();
  expect(await runs()).toEqual([
    { name: null, error: 'the disk is gone' },
    { name: '2026-11-22T09-30-00Z', error: null },
  ]);
});

it('a backup is aborted when its worker stops, and leaves no files', async () => {
  const waiting = () =>
    api.sql(
      `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE 'COPY public.material %'`,
    );
  const other = new Client({ connectionString: api.databaseUrl });
  await other.connect();
  await other.query('BEGIN; LOCK TABLE material');
  const sweep = sweepOf();
  const sweepEnd = sweep.sweep().catch(() => undefined);
  await until(async () => (await waiting()).length > 0, 20_000);
  await sweep.beforeApplicationShutdown();
  await sweepEnd;
  await other.end();
  expect(takenBackups()).toEqual([]);
  expect(await runs()).toEqual([]);
});

it('a backup is deleted after its retention period', { tags: 'thorough' }, async () => {
  const sweep = sweepOf({ BACKUPS_KEPT: '2' });
  for (const day of ['10', '11', '12', '13']) {
    now = new Date(`2026-11-${day}T03:00:00.000Z`);
    await sweep.sweep();
  }
  expect(takenBackups()).toEqual(['2026-11-10T03-00-00Z', '2026-11-12T03-00-00Z', '2026-11-13T03-00-00Z']);
  now = new Date('2028-01-01T03:00:00.000Z');
  await sweep.sweep();
  expect(takenBackups()).toEqual(['2028-01-01T03-00-00Z']);
});

it('waits until the start is over', async () => {
  const sweep = sweepOf();
  const sweepSpy = vi.spyOn(sweep, 'sweep').mockResolvedValue(undefined);
  await sweep.onApplicationBootstrap();
  expect(sweepSpy).not.toHaveBeenCalled();
  await sweep.beforeApplicationShutdown();
});

it.each([
  ['off', 1],
  ['02:30', 0],
])('logs at the start whether automatic backups are off: BACKUP_AT=%s', async (backupAt, warnings) => {
  const warn = vi.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
  const sweep = sweepOf({ BACKUP_AT: backupAt });
  vi.spyOn(sweep, 'sweep').mockResolvedValue(undefined);
  await sweep.onApplicationBootstrap();
  await sweep.beforeApplicationShutdown();
  const said = warn.mock.calls.filter(([text]) => String(text).startsWith('automatic backups are off'));
  warn.mockRestore();
  expect(said).toHaveLength(warnings);
});

describe('a backup in a bucket', () => {
  const inBucket = (pattern: RegExp) => [...s3.objects.keys()].filter((key) => pattern.test(key)).sort();

  it('has the same content as the folder, each file once', async () => {
    const first = await take(withBucket());
    const files = first?.manifest.files.map(({ key }) => `vanity-tops/backups/files/${key}`).sort();
    expect(inBucket(/backups\/files/)).toEqual(files);
    expect(s3.objects.get(`vanity-tops/backups/${first?.name}/manifest.json`)?.content).toEqual(
      readFileSync(inBackup(first?.name ?? '', 'manifest.json')),
    );
    s3.answered.length = 0;
    now = new Date('2026-11-23T02:30:00.000Z');
    await take(withBucket());
    expect(s3.answered.filter((request) => request === 'PUT 200')).toHaveLength(2);
    // Another host has no local backups.
    folder = mkdtempSync(join(root, 'host-'));
    expect(await command('list', withBucket())).toHaveLength(2);
  });

  it('is retried if the bucket was down, since a backup on the local disk alone counts as failed', async () => {
    const forbidden: TestS3['mishaps'][number] = (_, response) => void response.writeHead(403).end();
    s3.mishaps.push(forbidden);
    await expect(take(withBucket())).rejects.toMatchObject({ code: 'server/unavailable' });
    expect(await runs()).toMatchObject([{ name: null }]);
    now = new Date('2026-11-22T09:30:00.000Z');
    await take(withBucket());
    expect(inBucket(/manifest/)).toHaveLength(1);
  });
});
