import { hash } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Client, Pool, type QueryResultRow } from 'pg';
import { readBackupConfig } from '../../config/read-config';
import { migrate } from '../../database/migrate';
import { migrations } from '../../database/migrations';
import { entities } from '../../entities';
import { FakeCardPayments } from '../../payments/testing/fake-card-payments';
import { cloneDatabase, type TestDatabase } from '../../testing/database/clone-database';
import { digestOfDatabase } from '../../testing/database/digest-of-database';
import { startApi, type TestApi } from '../../testing/servers/start-api';
import { fillShop } from '../export/testing/fill-shop';
import { readBackupOptions, runBackupCommand } from './backup-command';
import type { BackupManifest } from './backup-manifest';
import { dumpDatabase, loadDump } from './database-dump';

let root: string;
let shop: TestApi;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'restored-'));
  const cards = new FakeCardPayments();
  shop = await startApi({ cardPayments: cards, env: { STORAGE_FOLDER: join(root, 'files') } });
  await fillShop(shop, cards);
});
afterAll(async () => {
  await shop.stop();
  rmSync(root, { recursive: true });
});

/** The target database and file folder of the restore. */
let target: TestDatabase;
let files: string;
let folder: string;
let pool: Pool;
const begin = async (template: 'empty' | 'seeded') => {
  target = await cloneDatabase(template);
  files = mkdtempSync(join(root, 'files-'));
  folder = mkdtempSync(join(root, 'kept-'));
  pool = new Pool({ connectionString: target.url, max: 1 });
};
afterEach(async () => {
  await pool.end();
  await target.drop();
});

interface Call {
  databaseUrl?: string;
  storage?: string;
  answer?: string;
  env?: Record<string, string>;
}

/** Runs a backup command, by default on the target. @returns its output */
async function command(
  line: string,
  { databaseUrl, storage, answer: typedName = '', env }: Call = {},
): Promise<string[]> {
  const config = readBackupConfig({
    APP_ENV: 'demo',
    DATABASE_URL: databaseUrl ?? target.url,
    STORAGE_FOLDER: storage ?? files,
    BACKUP_FOLDER: folder,
    ...env,
  });
  const logLines: string[] = [];
  await runBackupCommand(readBackupOptions(line.split(' ')), {
    config,
    entities,
    print: (text) => logLines.push(text),
    prompt: () => Promise.resolve(typedName),
    signal: new AbortController().signal,
  });
  return logLines;
}
const backUpShop = () => command('take', { databaseUrl: shop.databaseUrl, storage: join(root, 'files') });
const nameOfBackup = () => readdirSync(folder).find((name) => name.startsWith('20')) ?? '';
const sql = async <Row extends QueryResultRow>(text: string) => (await pool.query<Row>(text)).rows;
const digest = () => digestOfDatabase({ sql });

/** Digests of all tables except those that a restore changes. */
const withoutChangedTables = (digests: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(digests).filter(([table]) => !/backup_run|shop_hold|staff_session|bullmq/.test(table)),
  );

it('replaces database and files with those of the backup, and puts the shop on hold', async () => {
  await begin('seeded');
  await backUpShop();
  const typedName = new URL(target.url).pathname.slice(1);
  const output = await command(`restore ${nameOfBackup()} --replace`, { answer: typedName });
  expect(output).toEqual([
    expect.stringMatching(/^Restored: the database of 2026-\S+Z and \d+ files\.$/),
    expect.stringMatching(/^The shop is on hold/),
  ]);
  expect(withoutChangedTables(await digest())).toEqual(withoutChangedTables(await digestOfDatabase(shop)));
  expect(await sql('SELECT id FROM shop_hold')).toEqual([{ id: 1 }]);
  expect(await sql('SELECT id FROM staff_session')).toEqual([]);
  for (const kind of ['images', 'attachments'])
    for (const file of readdirSync(join(root, 'files', kind)))
      expect(readFileSync(join(files, kind, file))).toEqual(readFileSync(join(root, 'files', kind, file)));
});

it('restores every constraint of the database', async () => {
  await begin('empty');
  const rules = () =>
    sql(`
      SELECT conrelid::regclass::text AS table, conname AS name, pg_get_constraintdef(oid) AS rule, convalidated::text AS state
      FROM pg_constraint WHERE connamespace = 'public'::regnamespace
      UNION ALL SELECT tgrelid::regclass::text, tgname, pg_get_triggerdef(oid), tgenabled::text FROM pg_trigger
      WHERE NOT tgisinternal ORDER BY 1, 2, 3`);
  const before = await rules();
  await backUpShop();
  await command(`restore ${nameOfBackup()} --replace --yes`);
  expect(await rules()).toEqual(before);
});

it('migrates a backup of an earlier version', { tags: 'thorough' }, async () => {
  await begin('empty');
  const earlier = migrations.slice(0, -1);
  const [path, schema] = [join(folder, 'dump'), earlier.at(-1)?.name ?? ''];
  await sql('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  await migrate({ databaseUrl: target.url }, earlier);
  await sql(`INSERT INTO material (name) VALUES ('Soapstone')`);
  expect(await dumpDatabase(target.url, path, new AbortController().signal)).toBe(schema);
  await migrate({ databaseUrl: target.url });
  await loadDump({ databaseUrl: target.url, path, schema });
  expect(await migrate({ databaseUrl: target.url })).toEqual([migrations.at(-1)?.name]);
  expect(await sql('SELECT name FROM material')).toEqual([{ name: 'Soapstone' }]);
});

it('keeps objects of other programs in the same database', { tags: 'thorough' }, async () => {
  await begin('seeded');
  await sql('CREATE SCHEMA "Reports.1"');
  await sql('CREATE TABLE "Reports.1".sold AS SELECT 1 AS month');
  await backUpShop();
  await command(`restore ${nameOfBackup()} --replace --yes`);
  expect(await sql('SELECT * FROM "Reports.1".sold')).toHaveLength(1);
});

it.each<[string, (dump: Buffer) => Buffer, string]>([
  ['is truncated', (dump) => dump.subarray(0, -500), 'unexpected end of file'],
  [
    'ends within a table',
    (dump) =>
      gzipSync(
        gunzipSync(dump)
          .toString()
          .replace(/(COPY public.material .*\n\d+)[^]*/, '$1'),
      ),
    'The dump ends in the middle of a table.',
  ],
  [
    'has a dangling reference',
    (dump) =>
      gzipSync(
        gunzipSync(dump)
          .toString()
          .replace(/(COPY public.material .*\n)\d+/, '$1999'),
      ),
    'violates foreign key constraint',
  ],
])('changes nothing if the dump %s', async (_, change, problem) => {
  await begin('seeded');
  await backUpShop();
  const before = await digest();
  const [dump, manifest] = ['database.sql.gz', 'manifest.json'].map((name) =>
    join(folder, nameOfBackup(), name),
  ) as [string, string];
  const content = change(readFileSync(dump));
  writeFileSync(dump, content);
  const changedManifest = JSON.parse(readFileSync(manifest, 'utf8')) as BackupManifest;
  const database = { size: content.length, sha256: hash('sha256', content) };
  writeFileSync(manifest, JSON.stringify({ ...changedManifest, database }));
  await expect(command(`restore ${nameOfBackup()} --replace --yes`)).rejects.toThrow(problem);
  expect(await digest()).toEqual(before);
});

it('leaves the database unchanged if a byte of the backup changed, or something is missing', async () => {
  await begin('empty');
  await backUpShop();
  const name = nameOfBackup();
  const before = await digest();
  const dump = join(folder, name, 'database.sql.gz');
  const content = readFileSync(dump);
  writeFileSync(dump, Buffer.concat([content, Buffer.from('\n')]));
  const restore = () => command(`restore ${name} --replace --yes`);
  await expect(restore()).rejects.toThrow(`${name}/database.sql.gz is not as it was written.`);
  writeFileSync(dump, content);
  const [file] = readdirSync(join(folder, 'files', 'images'));
  rmSync(join(folder, 'files', 'images', file ?? ''));
  await expect(restore()).rejects.toThrow(`files/images/${file} is not in the backup.`);
  await expect(command('restore 2020-01-01T00-00-00Z')).rejects.toThrow('There is no backup');
  expect(await digest()).toEqual(before);
});

it('replaces a database only with --replace and a confirmation, and never while the shop runs on it', async () => {
  await begin('seeded');
  await backUpShop();
  const before = await digest();
  const restore = (options: string, typedName = '') =>
    command(`restore ${nameOfBackup()}${options}`, { answer: typedName });
  await expect(restore('')).rejects.toThrow(/is not empty: --replace replaces all of it/);
  await expect(restore(' --replace', 'yes')).rejects.toThrow('nothing in it was changed');
  const running = new Client({ connectionString: target.url, application_name: 'vanity-tops' });
  await running.connect();
  await expect(restore(' --replace --yes')).rejects.toThrow(
    'The shop is running on this database: stop its API and worker first.',
  );
  await running.end();
  expect(await digest()).toEqual(before);
});

it('erases again all people who had been erased in the replaced database', { tags: 'thorough' }, async () => {
  await begin('seeded');
  await backUpShop();
  const erasure = { id: 'A'.repeat(22), rows: { quoteIds: ['q'] } };
  await sql(
    `INSERT INTO erasure (id, erased_at, rows)
     VALUES ('${erasure.id}', now() - interval '1 year', '${JSON.stringify(erasure.rows)}')`,
  );
  await command(`restore ${nameOfBackup()} --replace --yes`);
  expect(await sql('SELECT id, rows FROM erasure')).toContainEqual(erasure);
});

it('tests a backup in a separate database, which is empty again afterwards', async () => {
  await begin('empty');
  await backUpShop();
  const test = () => command('test', { env: { RESTORE_TEST_DATABASE_URL: target.url } });
  await expect(test()).rejects.toThrow('The database of RESTORE_TEST_DATABASE_URL is not empty.');
  await sql('DROP SCHEMA IF EXISTS bullmq CASCADE; DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  const tested = [await test(), await test()];
  expect(tested.flat()).toEqual(
    Array(2).fill(expect.stringMatching(/^2026-\S+Z can be restored: it has \d+ quotes\.$/)),
  );
  expect(await sql(`SELECT tablename FROM pg_tables WHERE schemaname = 'public'`)).toEqual([]);
});
