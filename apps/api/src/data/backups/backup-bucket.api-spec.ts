import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../config/read-config';
import { FakeCardPayments } from '../../payments/testing/fake-card-payments';
import { ObjectStorage } from '../../platform/storage/object-storage';
import { Statements } from '../../database/statements';
import { startApi, type TestApi } from '../../testing/start-api';
import { startS3, type TestS3 } from '../../testing/start-s3';
import { fillShop } from '../export/testing/fill-shop';
import { readBackupOptions, runBackupCommand } from '../restore/backup-command';
import { BackupSweep } from './backup-sweep';
import { Backups } from './backups';

let root: string;
let api: TestApi;
let s3: TestS3;
let now: Date;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'bucket-'));
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
beforeEach(() => {
  s3.objects.clear();
  now = new Date('2026-11-22T02:30:00.000Z');
});

const configOf = (folder: string, env: Record<string, string> = {}) => {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = s3.settings;
  const [id, secret] = [accessKeyId, secretAccessKey].map(encodeURIComponent);
  return readConfig({
    APP_ENV: 'demo',
    DATABASE_URL: api.databaseUrl,
    STORAGE_FOLDER: join(root, 'files'),
    BACKUP_FOLDER: folder,
    BACKUPS_KEPT: '1',
    PG_DUMP: 'none',
    BACKUP_BUCKET_URL: `${endpoint.replace('//', `//${id}:${secret}@`)}/${bucket}?region=${region}`,
    ...env,
  });
};
/** The folder of a host of its own. */
const host = () => mkdtempSync(join(root, 'host-'));
const statements = () => api.app.get(Statements, { strict: false });
const backupsOf = (folder: string) =>
  new Backups(configOf(folder), statements(), api.app.get(ObjectStorage, { strict: false }), {
    now: () => now,
  });
const take = (folder: string) =>
  backupsOf(folder).take({ wantedBy: 'command', signal: new AbortController().signal });
const kept = (what: RegExp) => [...s3.objects.keys()].filter((key) => what.test(key)).sort();

async function command(line: string, folder: string): Promise<string[]> {
  const said: string[] = [];
  await runBackupCommand(readBackupOptions(line.split(' ')), {
    config: configOf(folder),
    tell: (text) => said.push(text),
    ask: () => Promise.resolve(''),
    signal: new AbortController().signal,
  });
  return said;
}

it('has whatever the folder has, by which another host can check and restore', async () => {
  const folder = host();
  const taken = await take(folder);
  const name = taken?.name ?? '';
  const files = taken?.manifest.files ?? [];
  expect(files.length).toBeGreaterThan(7);
  expect(kept(/backups\/files/)).toEqual(files.map(({ key }) => `vanity-tops/backups/files/${key}`).sort());
  expect(s3.objects.get(`vanity-tops/backups/${name}/manifest.json`)?.content).toEqual(
    readFileSync(join(folder, 'scheduled', name, 'manifest.json')),
  );
  const another = host();
  expect(await command('list', another)).toEqual([expect.stringMatching(/, in the bucket alone$/)]);
  expect(await command('list', folder)).toEqual([expect.not.stringMatching(/bucket/)]);
  const whole = `${name}: the database and ${files.length} files are as they were written.`;
  expect(await command('check', another)).toEqual([whole]);
  expect(await command(`check ${name}`, another)).toEqual([whole]);
  s3.objects.delete(kept(/backups\/files/)[0] ?? '');
  await expect(command('check', another)).rejects.toThrow(/^files\/.* is not in it\.$/);
  await expect(command('check 2026-11-22T02-30-01+0000', another)).rejects.toThrow('There is no backup');
});

it('sends a file once, and takes old backups away whichever host took them', async () => {
  await take(host());
  const files = kept(/backups\/files/);
  s3.answered.length = 0;
  now = new Date('2026-11-23T02:30:00.000Z');
  await take(host());
  expect(s3.answered.filter((each) => each === 'PUT 200')).toHaveLength(2);
  now = new Date('2026-11-24T02:30:00.000Z');
  await take(host());
  // The last of the one day that is kept, and the first of the month.
  expect(kept(/database$/)).toEqual([
    'vanity-tops/backups/2026-11-22T02-30-00+0000/database',
    'vanity-tops/backups/2026-11-24T02-30-00+0000/database',
  ]);
  expect(kept(/manifest/)).toHaveLength(2);
  expect(kept(/backups\/files/)).toEqual(files);
});

it('ends after a year, files as well, also where no more are wanted', async () => {
  const folder = host();
  await take(folder);
  s3.objects.set('vanity-tops/of-somebody-else', { content: Buffer.from('x'), type: 'text/plain' });
  now = new Date('2027-11-24T09:00:00.000Z');
  const config = configOf(folder, { BACKUP_AT: 'off' });
  await new BackupSweep(config, statements(), backupsOf(folder), { now: () => now }).sweep();
  expect(kept(/./)).toEqual(['vanity-tops/of-somebody-else']);
});

it('is tried again where the bucket was away: a backup on this disk alone has failed', async () => {
  const folder = host();
  const away: TestS3['mishaps'][number] = (_, response) => void response.writeHead(403).end();
  s3.mishaps.push(away);
  await expect(take(folder)).rejects.toMatchObject({ code: 'server/unavailable' });
  const [run] = await api.sql('SELECT state FROM backup_run ORDER BY id DESC LIMIT 1');
  expect(run).toEqual({ state: 'failed' });
  expect(kept(/manifest/)).toEqual([]);
  now = new Date('2026-11-22T03:00:00.000Z');
  await take(folder);
  expect(kept(/manifest/)).toHaveLength(1);
  expect(readdirSync(join(folder, 'scheduled'))).toHaveLength(2);
});
