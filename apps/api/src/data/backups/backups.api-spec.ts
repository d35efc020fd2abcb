import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { readConfig } from '../../config/read-config';
import { migrations } from '../../database/migrations';
import { Statements } from '../../database/statements';
import { FakeCardPayments } from '../../payments/testing/fake-card-payments';
import { ObjectStorage } from '../../platform/storage/object-storage';
import { startApi, type TestApi } from '../../testing/start-api';
import { until } from '../../testing/until';
import { fillShop } from '../export/testing/fill-shop';
import { readBackupOptions, runBackupCommand } from '../restore/backup-command';
import type { BackupManifest } from './backup-manifest';
import { BackupSweep } from './backup-sweep';
import { Backups } from './backups';
import { fakeProgram } from './testing/fake-program';

let root: string;
let api: TestApi;
let now = new Date('2026-11-22T09:00:00.000Z');
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'backups-'));
  const cards = new FakeCardPayments();
  api = await startApi({ cardPayments: cards, env: { STORAGE_FOLDER: join(root, 'files') } });
  await fillShop(api, cards);
});
afterAll(async () => {
  await api.stop();
  rmSync(root, { recursive: true });
});
/** Each test has a folder of its own. */
let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(root, 'kept-'));
  await api.sql('DELETE FROM backup_run');
});

const configOf = (env: Record<string, string> = {}) =>
  readConfig({
    APP_ENV: 'demo',
    DATABASE_URL: api.databaseUrl,
    STORAGE_FOLDER: join(root, 'files'),
    BACKUP_FOLDER: folder,
    BACKUP_AT: '02:30',
    PG_DUMP: 'none',
    ...env,
  });
const statements = () => api.app.get(Statements, { strict: false });
const backupsOf = (env?: Record<string, string>) =>
  new Backups(configOf(env), statements(), api.app.get(ObjectStorage, { strict: false }), { now: () => now });
const sweepOf = (env?: Record<string, string>) =>
  new BackupSweep(configOf(env), statements(), backupsOf(env), { now: () => now });

it.each([
  ['off', 1],
  ['02:30', 0],
])('says at the start whether automatic backups are off: BACKUP_AT=%s', async (at, warnings) => {
  const warn = vi.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
  const sweep = sweepOf({ BACKUP_AT: at });
  vi.spyOn(sweep, 'sweep').mockResolvedValue(undefined);
  await sweep.onApplicationBootstrap();
  await sweep.onApplicationShutdown();
  const said = warn.mock.calls.filter(([text]) => String(text).startsWith('automatic backups are off'));
  warn.mockRestore();
  expect(said).toHaveLength(warnings);
});

/** What a command says. */
async function command(line: string, env?: Record<string, string>): Promise<string[]> {
  const said: string[] = [];
  await runBackupCommand(readBackupOptions(line.split(' ')), {
    config: configOf(env),
    tell: (text) => said.push(text),
    ask: () => Promise.resolve(''),
    signal: new AbortController().signal,
  });
  return said;
}

const taken = () =>
  existsSync(join(folder, 'scheduled')) ? readdirSync(join(folder, 'scheduled')).sort() : [];
const inBackup = (name: string, ...path: string[]) => join(folder, 'scheduled', name, ...path);
const manifestOf = (name = '') =>
  JSON.parse(readFileSync(inBackup(name, 'manifest.json'), 'utf8')) as BackupManifest;
const runs = () =>
  api.sql<{ state: string; error: string | null; note: string | null }>(
    'SELECT state, error, note FROM backup_run ORDER BY id',
  );
/** Of the version of the server, or of another one; told by PG_DUMP. */
async function programs(does: string, majorOf = (major: number) => major): Promise<{ PG_DUMP: string }> {
  const [row] = await api.sql<{ major: number }>(
    `SELECT current_setting('server_version_num')::integer / 10000 AS major`,
  );
  const place = mkdtempSync(join(root, 'programs-'));
  return { PG_DUMP: fakeProgram(place, 'pg_dump', `${majorOf(row?.major ?? 0)}.1`, { does }) };
}

it('has the database and every file that rows name, for nobody else on the machine', async () => {
  const said = await command('take');
  const [name = ''] = taken();
  expect(taken()).toEqual([name]);
  expect(said[0]).toMatch(
    new RegExp(
      `^${name.replace('+', '\\+')}  export, .* kB, PostgreSQL \\d.*, \\d+ files, \\d+ of them new$`,
    ),
  );
  const { database, files, missing, ...manifest } = manifestOf(name);
  expect(manifest).toMatchObject({
    format: 'vanity-tops-backup',
    version: 1,
    schema: migrations.at(-1)?.name,
  });
  expect(database).toMatchObject({ kind: 'export', by: null, note: null });
  expect(missing).toEqual([]);
  const whole = JSON.parse(readFileSync(inBackup(name, database.file), 'utf8')) as { missing: string[] };
  expect(files.map(({ key }) => key)).toEqual(whole.missing);
  expect(files.length).toBeGreaterThan(7);
  for (const { key } of files)
    expect(readFileSync(inBackup(name, 'files', key))).toEqual(readFileSync(join(root, 'files', key)));
  for (const path of ['', database.file, 'manifest.json', 'files', `files/${files[0]?.key}`])
    expect({ path, others: statSync(inBackup(name, path)).mode & 0o077 }).toEqual({ path, others: 0 });
  expect(await command('list')).toEqual([said[0]?.replace(/, \d+ of them new$/, '')]);
  expect(await command('check')).toEqual([
    `${name}: the database and ${files.length} files are as they were written.`,
  ]);
});

it('is an export before something large is written, kept with the others and in no statistics', async () => {
  const env = await programs('process.exit(1)');
  now = new Date('2026-11-22T09:00:00.000Z');
  const names = [await backupsOf(env).takeBefore(), await backupsOf(env).takeBefore()];
  expect(names).toEqual(['2026-11-22T09-00-00+0000', '2026-11-22T09-00-01+0000']);
  expect(taken()).toEqual(names);
  expect(names.map((name) => manifestOf(name).database)).toMatchObject([
    { kind: 'export', note: null },
    { kind: 'export', note: null },
  ]);
  expect(await runs()).toEqual([]);
  expect(await command('check')).toHaveLength(1);
});

it('is not kept for longer than a year, also where no more are wanted', async () => {
  now = new Date('2026-11-22T09:00:00.000Z');
  const [old, young] = ['2025-11-20T09-00-00+0000', '2025-11-22T09-00-00+0000'];
  for (const name of [old, young]) mkdirSync(inBackup(name), { recursive: true });
  await sweepOf({ BACKUP_AT: 'off' }).sweep();
  expect(taken()).toEqual([young]);
});

it('is taken once a day; what was missed is made up for', async () => {
  const sweep = sweepOf();
  now = new Date('2026-11-22T09:00:00.000Z');
  await sweep.sweep();
  now = new Date('2026-11-23T02:29:00.000Z');
  await sweep.sweep();
  expect(taken()).toEqual(['2026-11-22T09-00-00+0000']);
  now = new Date('2026-11-23T02:30:00.000Z');
  await sweep.sweep();
  now = new Date('2026-11-25T01:00:00.000Z');
  await sweep.sweep();
  now = new Date('2026-11-25T02:30:00.000Z');
  await sweep.sweep();
  expect(taken().slice(1)).toEqual([
    '2026-11-23T02-30-00+0000',
    '2026-11-25T01-00-00+0000',
    '2026-11-25T02-30-00+0000',
  ]);
  // A file is there once, however many backups have it.
  const [file] = manifestOf(taken()[0]).files;
  expect(statSync(inBackup(taken()[0] ?? '', 'files', file?.key ?? '')).nlink).toBe(4);
});

it('is taken by one of many workers', async () => {
  await Promise.all([sweepOf().sweep(), sweepOf().sweep(), sweepOf().sweep()]);
  expect(taken()).toHaveLength(1);
  expect(await runs()).toEqual([{ state: 'done', error: null, note: null }]);
});

it('is taken up again where a worker ended over it', async () => {
  await api.sql(`INSERT INTO backup_run (wanted_by, started_at) VALUES ('schedule', now())`);
  mkdirSync(join(folder, 'scheduled', '.unfinished-2026-11-22T02-30-00+0000'), { recursive: true });
  mkdirSync(join(folder, 'scheduled', '.unfinished-of-somebody'));
  await sweepOf().sweep();
  expect((await runs()).map(({ state }) => state)).toEqual(['interrupted', 'done']);
  expect(taken()).toEqual(['.unfinished-of-somebody', expect.stringMatching(/^2026/)]);
});

it('is tried again half an hour after it failed', { tags: 'thorough' }, async () => {
  const sweep = sweepOf();
  writeFileSync(join(folder, 'scheduled'), 'no folder');
  now = new Date('2026-11-22T09:00:00.000Z');
  await expect(sweep.sweep()).rejects.toThrow();
  rmSync(join(folder, 'scheduled'));
  now = new Date('2026-11-22T09:29:00.000Z');
  await sweep.sweep();
  expect(taken()).toEqual([]);
  now = new Date('2026-11-22T09:30:00.000Z');
  await sweep.sweep();
  expect(taken()).toHaveLength(1);
  expect(await runs()).toMatchObject([
    { state: 'failed', error: expect.stringContaining('EEXIST') as string },
    { state: 'done' },
  ]);
});

it('is made by the pg_dump of the server’s version, which is told the password where nobody sees it', async () => {
  const env = await programs(`
    const [file] = args.filter((arg) => arg.startsWith('--file=')).map((arg) => arg.slice(7));
    require('node:fs').writeFileSync(file, JSON.stringify({ args, env: process.env }));`);
  const said = await command('take', env);
  expect(said[0]).toMatch(/ {2}pg_dump \d+\.1, /);
  const [name = ''] = taken();
  expect(manifestOf(name)).toMatchObject({ database: { kind: 'dump', file: 'database.dump', note: null } });
  expect(manifestOf(name).files.length).toBeGreaterThan(7);
  const told = JSON.parse(readFileSync(inBackup(name, 'database.dump'), 'utf8')) as {
    args: string[];
    env: Record<string, string>;
  };
  const { password, port, pathname } = new URL(api.databaseUrl);
  expect(told.env).toMatchObject({ PGPASSWORD: password, PGPORT: port, PGDATABASE: pathname.slice(1) });
  expect(told.args.join(' ')).not.toContain(password);
  expect(told.args).toEqual(
    expect.arrayContaining(['--format=custom', '--exclude-table-data=public.staff_session']),
  );
  expect(await command('check', env)).toHaveLength(1);
});

it('has nothing that others keep in the same database, which its account may not even read', async () => {
  await api.sql('CREATE SCHEMA "Reports.1"');
  const env = await programs(`
    const [file] = args.filter((arg) => arg.startsWith('--file=')).map((arg) => arg.slice(7));
    require('node:fs').writeFileSync(file, JSON.stringify(args));`);
  try {
    await command('take', env);
  } finally {
    await api.sql('DROP SCHEMA "Reports.1"');
  }
  const args = JSON.parse(readFileSync(inBackup(taken()[0] ?? '', 'database.dump'), 'utf8')) as string[];
  expect(args.filter((arg) => /schema|extension/.test(arg))).toEqual([
    '--exclude-schema="Reports.1"',
    '--extension="btree_gist"',
    '--extension="pg_trgm"',
  ]);
});

it('is an export where pg_dump is of another version, and says so', { tags: 'thorough' }, async () => {
  const env = await programs('process.exit(1)', (major) => major - 1);
  expect(await command('take', env)).toContainEqual(
    expect.stringMatching(/^It is an export, as no pg_dump of version \d+ was found\.$/),
  );
  expect(manifestOf(taken()[0]).database.kind).toBe('export');
});

it('leaves nothing behind where pg_dump fails', { tags: 'thorough' }, async () => {
  const env = await programs(
    `console.error('pg_dump: error: the disk is gone\\nand more'); process.exit(3);`,
  );
  await expect(command('take', env)).rejects.toThrow('pg_dump failed: pg_dump: error: the disk is gone');
  expect(taken()).toEqual([]);
  expect(await runs()).toMatchObject([
    { state: 'failed', error: 'pg_dump failed: pg_dump: error: the disk is gone' },
  ]);
});

it('is ended, and leaves nothing behind, when its worker leaves', async () => {
  const begun = join(folder, 'begun');
  const waits = `require('node:fs').writeFileSync(${JSON.stringify(begun)}, ''); setInterval(() => {}, 1_000);`;
  const sweep = sweepOf(await programs(waits));
  const swept = sweep.sweep();
  await until(() => Promise.resolve(existsSync(begun)), 20_000);
  await sweep.onApplicationShutdown();
  await swept;
  expect(taken()).toEqual([]);
  expect((await runs()).map(({ state }) => state)).toEqual(['running']);
});

it(
  'is not kept for ever, and what somebody else put beside it is not touched',
  { tags: 'thorough' },
  async () => {
    const sweep = sweepOf({ BACKUPS_KEPT: '2' });
    mkdirSync(join(folder, 'scheduled', '2026-11-01T02-30-00+0000'), { recursive: true });
    mkdirSync(join(folder, 'scheduled', 'before the upgrade'));
    for (const day of ['10', '11', '12', '13']) {
      now = new Date(`2026-11-${day}T03:00:00.000Z`);
      await sweep.sweep();
    }
    expect(taken()).toEqual([
      '2026-11-01T02-30-00+0000',
      '2026-11-10T03-00-00+0000',
      '2026-11-12T03-00-00+0000',
      '2026-11-13T03-00-00+0000',
      'before the upgrade',
    ]);
  },
);

it('is found out where a byte of it changed, or something is gone', async () => {
  await command('take');
  const [name = ''] = taken();
  const { database, files } = manifestOf(name);
  const path = inBackup(name, database.file);
  const content = readFileSync(path);
  writeFileSync(path, Buffer.concat([content.subarray(0, -2), Buffer.from(' \n')]));
  await expect(command(`check ${name}`)).rejects.toThrow(`${database.file} is not as it was written.`);
  writeFileSync(path, content.subarray(1));
  await expect(command('check')).rejects.toThrow(/has \d+ bytes and should have \d+/);
  writeFileSync(path, content);
  rmSync(inBackup(name, 'files', files[0]?.key ?? ''));
  await expect(command(`restore ${inBackup(name)}`)).rejects.toThrow(`files/${files[0]?.key} is not in it.`);
  await expect(command('check 2020-01-01T00-00-00+0000')).rejects.toThrow('There is no backup in');
});

it.each([
  [
    'a manifest that names a file elsewhere',
    { database: { file: '../../../etc/passwd' } },
    'not as it was written',
  ],
  [
    'a key that leads elsewhere',
    { files: [{ key: '../x.jpg', size: 1, sha256: 'a'.repeat(64) }] },
    'not as it was written',
  ],
  ['a newer backup', { version: 2 }, 'taken by a newer version'],
  ['a schema of the future', { schema: 'Invent2099' }, 'taken by another version of the product'],
  ['something else', { format: 'other' }, 'not that of a backup of this shop'],
])('does not trust %s', async (_, change, problem) => {
  await command('take');
  const path = inBackup(taken()[0] ?? '', 'manifest.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as BackupManifest;
  const database = { ...manifest.database, ...('database' in change && change.database) };
  writeFileSync(path, JSON.stringify({ ...manifest, ...change, database }));
  await expect(command(`check ${inBackup(taken()[0] ?? '')}`)).rejects.toThrow(problem);
});
