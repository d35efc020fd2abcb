// @module-tag thorough
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client, Pool, type QueryResultRow } from 'pg';
import { AppConfig } from '../../config/app-config';
import { readBackupConfig } from '../../config/read-config';
import { migrations } from '../../database/migrations';
import { Notifications } from '../../database/notifications';
import { FakeCardPayments } from '../../payments/testing/fake-card-payments';
import { cloneDatabase, type TestDatabase } from '../../testing/clone-database';
import { digestOfDatabase } from '../../testing/digest-of-database';
import { startApi, type TestApi } from '../../testing/start-api';
import { BackupStore } from '../backups/backup-store';
import { findProgram } from '../backups/postgres-programs';
import { fakePostgresPrograms } from '../backups/testing/fake-postgres-programs';
import { fillShop } from '../export/testing/fill-shop';
import { readBackupOptions, runBackupCommand } from './backup-command';

let root: string;
let shop: TestApi;
let major: number;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'restored-'));
  const cards = new FakeCardPayments();
  shop = await startApi({ cardPayments: cards, env: { STORAGE_FOLDER: join(root, 'files') } });
  await fillShop(shop, cards);
  const [row] = await shop.sql<{ major: number }>(
    `SELECT current_setting('server_version_num')::integer / 10000 AS major`,
  );
  major = row?.major ?? 0;
});
afterAll(async () => {
  await shop.stop();
  rmSync(root, { recursive: true });
});

/** What is restored into, and where its files go. */
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
  pgDump?: string;
  answer?: string;
}

/** What a command says; by itself on the target. */
async function command(line: string, call: Call = {}): Promise<string[]> {
  const config = readBackupConfig({
    APP_ENV: 'demo',
    DATABASE_URL: call.databaseUrl ?? target.url,
    STORAGE_FOLDER: call.storage ?? files,
    BACKUP_FOLDER: folder,
    ...(call.pgDump && { PG_DUMP: call.pgDump }),
  });
  const said: string[] = [];
  await runBackupCommand(readBackupOptions(line.split(' ')), {
    config,
    tell: (text) => said.push(text),
    ask: () => Promise.resolve(call.answer ?? ''),
    signal: new AbortController().signal,
  });
  return said;
}
const takeOfShop = (pgDump?: string) =>
  command('take', { databaseUrl: shop.databaseUrl, storage: join(root, 'files'), ...(pgDump && { pgDump }) });
/** What the backups have, but for the time in their exports. */
const takenNow = async () =>
  (await new BackupStore(folder).list()).map(({ name, manifest, folder: place }) => ({
    name,
    manifest,
    export: readFileSync(join(place, manifest.database.file), 'utf8')
      .split('\n')
      .filter((line) => !line.startsWith('"exportedAt"')),
  }));
const nameOfBackup = () => readdirSync(join(folder, 'scheduled'))[0] ?? '';
const sql = async <Row extends QueryResultRow>(text: string) => (await pool.query<Row>(text)).rows;
const digest = () => digestOfDatabase({ sql });

const ignore = () => undefined;

const note = `CREATE TABLE note (text text); INSERT INTO note VALUES ('restored');`;

it('puts a dump in the place of everything, and the files back', async () => {
  await begin('seeded');
  const pgDump = fakePostgresPrograms(major, { sql: note });
  await takeOfShop(pgDump);
  const name = new URL(target.url).pathname.slice(1);
  const said = await command(`restore ${nameOfBackup()} --replace`, { pgDump, answer: name });
  expect(said[0]).toMatch(/^Restored: the database of .*Z and \d+ files\.$/);
  expect(await sql('SELECT * FROM note')).toEqual([{ text: 'restored' }]);
  // Brought up to date, as it came from an earlier version; and nothing of before is left.
  expect(await sql('SELECT * FROM material')).toEqual([]);
  expect(await sql('SELECT * FROM bullmq.migration LIMIT 0')).toEqual([]);
  for (const kind of ['images', 'attachments'])
    for (const file of readdirSync(join(root, 'files', kind)))
      expect(readFileSync(join(files, kind, file))).toEqual(readFileSync(join(root, 'files', kind, file)));
  rmSync(dirname(pgDump), { recursive: true });
});

it('leaves what others keep in the same database', async () => {
  await begin('seeded');
  await sql('CREATE SCHEMA "Reports.1"');
  await sql('CREATE TABLE "Reports.1".sold AS SELECT 1 AS month');
  const pgDump = fakePostgresPrograms(major, { sql: note });
  await takeOfShop(pgDump);
  await command(`restore ${nameOfBackup()} --replace --yes`, { pgDump });
  expect(await sql('SELECT * FROM note')).toHaveLength(1);
  expect(await sql('SELECT * FROM "Reports.1".sold')).toHaveLength(1);
  rmSync(dirname(pgDump), { recursive: true });
});

it('holds back what was on its way in a dump, from the moment in which it is there', async () => {
  await begin('seeded');
  const waiting = `
    ${note}
    CREATE TABLE schema_migration AS SELECT * FROM (VALUES ${migrations
      .map(({ name }, at) => `(${at + 1}, ${/\d{13}$/.exec(name)?.[0]}, '${name}')`)
      .join(', ')}) AS done (id, timestamp, name);
    CREATE TABLE payment_attempt AS SELECT 'a' AS id, now() AS next_check_at;
    CREATE TABLE refund AS SELECT 'b' AS id, NULL::timestamptz AS next_check_at;
    CREATE TABLE mail AS SELECT id, now() AS next_try_at FROM (VALUES ('c'), ('d')) AS mail (id);
    CREATE TABLE held_back (kind text, id text, PRIMARY KEY (kind, id));
    INSERT INTO held_back VALUES ('mail', 'c');
    CREATE TABLE data_restore (digest text, exported_at timestamptz, restored_at timestamptz, released_at timestamptz);
    INSERT INTO data_restore VALUES ('earlier', now(), now(), NULL);
    CREATE TABLE erasure (id text PRIMARY KEY, erased_at timestamptz, rows jsonb);
    SELECT set_config('search_path', '', false);`;
  const pgDump = fakePostgresPrograms(major, { sql: waiting });
  await takeOfShop(pgDump);
  await command(`restore ${nameOfBackup()} --replace --yes`, { pgDump });
  expect(await sql('SELECT kind, id FROM held_back ORDER BY kind, id')).toEqual([
    { kind: 'mail', id: 'c' },
    { kind: 'mail', id: 'd' },
    { kind: 'payment', id: 'a' },
  ]);
  const [{ manifest } = { manifest: null }] = await takenNow();
  expect(await sql('SELECT digest FROM data_restore WHERE released_at IS NULL')).toEqual([
    { digest: manifest?.database.sha256 },
  ]);
  rmSync(dirname(pgDump), { recursive: true });
});

it('leaves everything as it was where the dump cannot be read to its end, or does not fit', async () => {
  await begin('seeded');
  const before = await digest();
  for (const [programs, problem] of [
    [{ sql: note, fails: true }, 'pg_restore failed: pg_restore: error: the file is broken'],
    [{ sql: `${note} SELECT nonsense;` }, 'psql failed: psql: ERROR: column "nonsense" does not exist'],
  ] as const) {
    const pgDump = fakePostgresPrograms(major, programs);
    await takeOfShop(pgDump);
    const backup = readdirSync(join(folder, 'scheduled')).at(-1);
    await expect(command(`restore ${backup} --replace --yes`, { pgDump })).rejects.toThrow(problem);
    expect(await digest()).toEqual(before);
    rmSync(dirname(pgDump), { recursive: true });
    rmSync(join(folder, 'scheduled'), { recursive: true });
  }
});

it('replaces nothing that it was not told to, twice', async () => {
  await begin('seeded');
  const pgDump = fakePostgresPrograms(major, { sql: note });
  await takeOfShop(pgDump);
  const before = await digest();
  const restore = (options: string, answer = '') =>
    command(`restore ${nameOfBackup()}${options}`, { pgDump, answer });
  await expect(restore('')).rejects.toThrow(/is not empty: --replace replaces all of it/);
  await expect(restore(' --replace', 'yes')).rejects.toThrow('nothing in it was changed');
  const isRunning = () =>
    expect(restore(' --replace --yes')).rejects.toThrow(
      'The shop is running on this database: stop its API and worker first.',
    );
  const running = new Client({ connectionString: target.url, application_name: 'vanity-tops' });
  await running.connect();
  await isRunning();
  await running.end();
  // One that nobody has asked anything for a while only listens.
  const idle = new Notifications({ ...shop.app.get(AppConfig), databaseDirectUrl: target.url });
  await idle.listen('catalogue_changed', { onNotification: ignore, onSilence: ignore, onListening: ignore });
  try {
    await isRunning();
  } finally {
    await idle.onApplicationShutdown();
  }
  expect(await digest()).toEqual(before);
  // Where the storage begins its files is its own.
  expect(readdirSync(files).filter((name) => name !== '.unfinished')).toEqual([]);
  rmSync(dirname(pgDump), { recursive: true });
});

it('needs programs that can read the dump, and says which', async () => {
  await begin('empty');
  const pgDump = fakePostgresPrograms(major, { sql: note });
  await takeOfShop(pgDump);
  await expect(command(`restore ${nameOfBackup()}`, { pgDump: 'none' })).rejects.toThrow(
    `database.dump needs pg_restore and psql of PostgreSQL ${major}, which are not on this machine`,
  );
  const older = fakePostgresPrograms(major - 1, { sql: note });
  await expect(command(`restore ${nameOfBackup()}`, { pgDump: older })).rejects.toThrow(
    'which are not on this machine',
  );
  await command(`restore ${nameOfBackup()}`, { pgDump });
  expect(await sql('SELECT * FROM note')).toHaveLength(1);
  for (const each of [pgDump, older]) rmSync(dirname(each), { recursive: true });
});

it('erases by a dump nobody less than was erased in the database that it takes the place of', async () => {
  await begin('seeded');
  const pgDump = fakePostgresPrograms(major, { sql: note });
  await takeOfShop(pgDump);
  const erasure = { id: 'A'.repeat(22), rows: { quoteIds: ['q'] } };
  await sql(`INSERT INTO erasure VALUES ('${erasure.id}', now(), '${JSON.stringify(erasure.rows)}')`);
  await command(`restore ${nameOfBackup()} --replace --yes`, { pgDump });
  expect(await sql('SELECT id, rows FROM erasure')).toEqual([erasure]);
  rmSync(dirname(pgDump), { recursive: true });
});

it('comes back as it was by the product’s own export, whatever PostgreSQL has beside it', async () => {
  await begin('empty');
  await takeOfShop('none');
  const [first] = await takenNow();
  const said = await command(`restore ${first?.name}`);
  expect(said[0]).toMatch(/^Restored: /);
  expect(said.join()).toContain('Accounts that were not there have no password.');
  rmSync(join(folder, 'scheduled'), { recursive: true });
  await command('take', { pgDump: 'none' });
  const [second] = await takenNow();
  expect(second?.manifest.files).toEqual(first?.manifest.files);
  expect(second?.export).toEqual(first?.export);
});

it('comes back as it was by pg_dump, where there is one of the server’s version', async () => {
  await begin('empty');
  const real = await findProgram({ name: 'pg_dump', majors: [major], named: null });
  const pgDump = real?.path ?? 'none';
  await takeOfShop(pgDump);
  await command(`restore ${nameOfBackup()}`, { pgDump });
  const [before, after] = [await digestOfDatabase(shop), await digest()];
  const exported = ['public.material', 'public.color', 'public.audit_entry'];
  const everything = Object.keys(before).filter(
    (name) => !/backup_run|data_restore|staff_session|held_back/.test(name),
  );
  for (const name of real ? everything : exported)
    expect({ name, digest: after[name] }).toEqual({ name, digest: before[name] });
});
