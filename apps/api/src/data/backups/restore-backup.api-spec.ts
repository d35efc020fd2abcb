// @module-tag thorough
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, Pool, type QueryResultRow } from 'pg';
import { readBackupConfig } from '../../config/read-config';
import { migrations } from '../../database/migrations';
import { FakeCardPayments } from '../../payments/testing/fake-card-payments';
import { cloneDatabase, type TestDatabase } from '../../testing/clone-database';
import { digestOfDatabase } from '../../testing/digest-of-database';
import { startApi, type TestApi } from '../../testing/start-api';
import { fillShop } from '../export/testing/fill-shop';
import { readBackupOptions, runBackupCommand } from './backup-command';
import { findPrograms } from './postgres-programs';
import { fakePostgresPrograms } from './testing/fake-postgres-programs';

let root: string;
let shop: TestApi;
let major: number;
/** Those of the server's version, where the machine has them; else stand-ins. */
let real: string | undefined;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'restored-'));
  const cards = new FakeCardPayments();
  shop = await startApi({ cardPayments: cards, env: { STORAGE_FOLDER: join(root, 'files') } });
  await fillShop(shop, cards);
  const [row] = await shop.sql<{ major: number }>(
    `SELECT current_setting('server_version_num')::integer / 10000 AS major`,
  );
  major = row?.major ?? 0;
  real = await findPrograms({ major, named: null }).then(({ pg_dump }) => pg_dump, () => undefined); // prettier-ignore
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
  pgDump: string;
  databaseUrl?: string;
  storage?: string;
  answer?: string;
  env?: Record<string, string>;
}

/** What a command says; by itself on the target. */
async function command(
  line: string,
  { pgDump, databaseUrl, storage, answer = '', env }: Call,
): Promise<string[]> {
  const config = readBackupConfig({
    APP_ENV: 'demo',
    DATABASE_URL: databaseUrl ?? target.url,
    STORAGE_FOLDER: storage ?? files,
    BACKUP_FOLDER: folder,
    PG_DUMP: pgDump,
    ...env,
  });
  const said: string[] = [];
  await runBackupCommand(readBackupOptions(line.split(' ')), {
    config,
    say: (text) => said.push(text),
    ask: () => Promise.resolve(answer),
    signal: new AbortController().signal,
  });
  return said;
}
const takeOfShop = (pgDump: string) =>
  command('take', { pgDump, databaseUrl: shop.databaseUrl, storage: join(root, 'files') });
const nameOfBackup = () => readdirSync(folder).find((name) => name.startsWith('20')) ?? '';
const sql = async <Row extends QueryResultRow>(text: string) => (await pool.query<Row>(text)).rows;
const digest = () => digestOfDatabase({ sql });

/** A dump of a database that has all migrations, as far as a restore looks at it. */
const dumped = `
  CREATE TABLE note (text text);
  INSERT INTO note VALUES ('restored');
  CREATE TABLE quote (id text);
  INSERT INTO quote VALUES ('a');
  CREATE TABLE erasure (id text PRIMARY KEY, erased_at timestamptz, rows jsonb);
  CREATE TABLE shop_hold (id integer PRIMARY KEY DEFAULT 1, since timestamptz NOT NULL);
  CREATE TABLE schema_migration AS SELECT * FROM (VALUES ${migrations
    .map(({ name }, at) => `(${at + 1}, ${/\d{13}$/.exec(name)?.[0]}, '${name}')`)
    .join(', ')}) AS done (id, timestamp, name);`;

it('puts a dump in the place of everything, and the files back; the shop is on hold', async () => {
  await begin('seeded');
  const pgDump = fakePostgresPrograms(major, { sql: dumped });
  await takeOfShop(pgDump);
  const answer = new URL(target.url).pathname.slice(1);
  const said = await command(`restore ${nameOfBackup()} --replace`, { pgDump, answer });
  expect(said).toEqual([
    expect.stringMatching(/^Restored: the database of 2026-\S+Z and \d+ files\.$/),
    expect.stringMatching(/^The shop is on hold/),
  ]);
  expect(await sql('SELECT * FROM note')).toEqual([{ text: 'restored' }]);
  expect(await sql('SELECT id FROM shop_hold')).toEqual([{ id: 1 }]);
  expect(await sql(`SELECT to_regclass('public.material') AS gone`)).toEqual([{ gone: null }]);
  for (const kind of ['images', 'attachments'])
    for (const file of readdirSync(join(root, 'files', kind)))
      expect(readFileSync(join(files, kind, file))).toEqual(readFileSync(join(root, 'files', kind, file)));
});

it('leaves what others keep in the same database', async () => {
  await begin('seeded');
  await sql('CREATE SCHEMA "Reports.1"');
  await sql('CREATE TABLE "Reports.1".sold AS SELECT 1 AS month');
  const pgDump = fakePostgresPrograms(major, { sql: dumped });
  await takeOfShop(pgDump);
  await command(`restore ${nameOfBackup()} --replace --yes`, { pgDump });
  expect(await sql('SELECT * FROM "Reports.1".sold')).toHaveLength(1);
});

it('leaves everything as it was where the dump cannot be read to its end, or does not fit', async () => {
  await begin('seeded');
  const before = await digest();
  for (const [programs, problem] of [
    [{ sql: dumped, fails: true }, 'pg_restore: error: the file is broken'],
    [{ sql: `${dumped} SELECT nonsense;` }, 'psql: ERROR: column "nonsense" does not exist'],
  ] as const) {
    const pgDump = fakePostgresPrograms(major, programs);
    await takeOfShop(pgDump);
    await expect(command(`restore ${nameOfBackup()} --replace --yes`, { pgDump })).rejects.toThrow(problem);
    expect(await digest()).toEqual(before);
    rmSync(folder, { recursive: true });
  }
});

it('leaves the database as it was where a byte of the backup changed, or something is gone', async () => {
  await begin('empty');
  const pgDump = fakePostgresPrograms(major, { sql: dumped });
  await takeOfShop(pgDump);
  const name = nameOfBackup();
  const before = await digest();
  const dump = join(folder, name, 'database.dump');
  const content = readFileSync(dump);
  writeFileSync(dump, Buffer.concat([content, Buffer.from('\n')]));
  const restore = () => command(`restore ${name} --replace --yes`, { pgDump });
  await expect(restore()).rejects.toThrow(`${name}/database.dump is not as it was written.`);
  writeFileSync(dump, content);
  const [file] = readdirSync(join(folder, 'files', 'images'));
  rmSync(join(folder, 'files', 'images', file ?? ''));
  await expect(restore()).rejects.toThrow(`files/images/${file} is not in the backup.`);
  await expect(command('restore 2020-01-01T00-00-00Z', { pgDump })).rejects.toThrow('There is no backup');
  expect(await digest()).toEqual(before);
});

it('replaces a database only with --replace and a confirmation, and never while the shop runs on it', async () => {
  await begin('seeded');
  const pgDump = fakePostgresPrograms(major, { sql: dumped });
  await takeOfShop(pgDump);
  const before = await digest();
  const restore = (options: string, answer = '') =>
    command(`restore ${nameOfBackup()}${options}`, { pgDump, answer });
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

it('erases again everybody who was erased in the database that it replaces', async () => {
  await begin('seeded');
  const pgDump = real ?? fakePostgresPrograms(major, { sql: dumped });
  await takeOfShop(pgDump);
  const erasure = { id: 'A'.repeat(22), rows: { quoteIds: ['q'] } };
  await sql(
    `INSERT INTO erasure (id, erased_at, rows)
     VALUES ('${erasure.id}', now() - interval '1 year', '${JSON.stringify(erasure.rows)}')`,
  );
  await command(`restore ${nameOfBackup()} --replace --yes`, { pgDump });
  expect(await sql('SELECT id, rows FROM erasure')).toContainEqual(erasure);
});

it('is tested in a database for nothing else, which is empty again afterwards', async () => {
  await begin('empty');
  const pgDump = real ?? fakePostgresPrograms(major, { sql: dumped });
  await takeOfShop(pgDump);
  const test = () => command('test', { pgDump, env: { RESTORE_TEST_DATABASE_URL: target.url } });
  await expect(test()).rejects.toThrow('The database of RESTORE_TEST_DATABASE_URL is not empty.');
  await sql('DROP SCHEMA IF EXISTS bullmq CASCADE; DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  const tested = [await test(), await test()];
  expect(tested.flat()).toEqual(
    Array(2).fill(expect.stringMatching(/^2026-\S+Z can be restored: it has \d+ quotes\.$/)),
  );
  expect(await sql(`SELECT tablename FROM pg_tables WHERE schemaname = 'public'`)).toEqual([]);
});

it('comes back as it was by pg_dump, where there is one of the server’s version', async ({ skip }) => {
  if (!real) return skip(`no pg_dump of version ${major} is on this machine`);
  await begin('empty');
  await takeOfShop(real);
  await command(`restore ${nameOfBackup()} --replace --yes`, { pgDump: real });
  const [before, after] = [await digestOfDatabase(shop), await digest()];
  for (const name of Object.keys(before).filter((table) => !/backup_run|shop_hold|staff_session/.test(table)))
    expect({ name, digest: after[name] }).toEqual({ name, digest: before[name] });
});
