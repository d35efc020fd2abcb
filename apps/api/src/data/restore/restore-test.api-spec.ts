// @module-tag thorough
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { readConfig } from '../../config/read-config';
import { Statements } from '../../database/statements';
import { FakeCardPayments } from '../../payments/testing/fake-card-payments';
import { ObjectStorage } from '../../platform/storage/object-storage';
import { cloneDatabase, type TestDatabase } from '../../testing/clone-database';
import { saveAQuote } from '../../testing/a-basket';
import { startApi, type TestApi } from '../../testing/start-api';
import { Backups } from '../backups/backups';
import { findProgram } from '../backups/postgres-programs';
import { fillShop } from '../export/testing/fill-shop';
import { RestoreTest } from './restore-test';

let root: string;
let shop: TestApi;
let target: TestDatabase;
let pool: Pool;
let pgDump: string;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'tried-'));
  const cards = new FakeCardPayments();
  shop = await startApi({ cardPayments: cards, env: { STORAGE_FOLDER: join(root, 'files') } });
  await fillShop(shop, cards);
  target = await cloneDatabase('empty');
  pool = new Pool({ connectionString: target.url, max: 1 });
  const [row] = await shop.sql<{ major: number }>(
    `SELECT current_setting('server_version_num')::integer / 10000 AS major`,
  );
  pgDump = (await findProgram({ name: 'pg_dump', majors: [row?.major ?? 0], named: null }))?.path ?? 'none';
});
afterAll(async () => {
  await pool.end();
  await target.drop();
  await shop.stop();
  rmSync(root, { recursive: true });
});
beforeEach(async () => {
  await shop.sql('DELETE FROM restore_test; DELETE FROM backup_run');
  await pool.query('DROP SCHEMA IF EXISTS bullmq CASCADE; DROP SCHEMA public CASCADE; CREATE SCHEMA public');
});

const clock = { now: () => new Date() };
function testOf(databaseUrl = target.url, program = pgDump) {
  const config = readConfig({
    APP_ENV: 'demo',
    DATABASE_URL: shop.databaseUrl,
    STORAGE_FOLDER: join(root, 'files'),
    BACKUP_FOLDER: join(root, 'kept'),
    PG_DUMP: program,
    RESTORE_TEST_DATABASE_URL: databaseUrl,
  });
  const statements = shop.app.get(Statements, { strict: false });
  const storage = shop.app.get(ObjectStorage, { strict: false });
  const test = new RestoreTest(config, statements, clock);
  return {
    test,
    take: () =>
      new Backups(config, statements, storage, clock).take({
        wantedBy: 'command',
        signal: new AbortController().signal,
      }),
  };
}
const tables = async () =>
  (
    await pool.query<{ tablename: string }>(
      `SELECT tablename FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
    )
  ).rows;
const noted = () => shop.sql('SELECT backup, quotes, error FROM restore_test ORDER BY id');

it.each(['by pg_dump, where there is one', 'by the export'])(
  'brings the latest back %s, counts its quotes and drops all of it again',
  async (how) => {
    const { test, take } = testOf(target.url, how.includes('export') ? 'none' : pgDump);
    const taken = await take();
    const [shopHas] = await shop.sql<{ count: number }>('SELECT count(*)::integer AS count FROM quote');
    const tested = { backup: taken?.name, quotes: shopHas?.count };
    expect(shopHas?.count).toBeGreaterThan(2);
    expect(await test.testLatest()).toEqual(tested);
    expect(await noted()).toEqual([{ ...tested, error: null }]);
    expect(await tables()).toEqual([]);
    // What it left behind, had it been killed, is its own.
    await pool.query('CREATE TABLE left_behind ()');
    expect(await test.testLatest()).toEqual(tested);
    expect(await tables()).toEqual([]);
  },
);

it('touches no database that was not empty when it was first named', async () => {
  const living = await cloneDatabase('seeded');
  const { test, take } = testOf(living.url);
  await take();
  await expect(test.testLatest()).rejects.toThrow(/is not empty, and nothing in it was changed/);
  const own = new Pool({ connectionString: living.url, max: 1 });
  expect((await own.query('SELECT FROM material')).rowCount).toBeGreaterThan(0);
  await own.end();
  await living.drop();
  expect(await noted()).toEqual([{ backup: null, quotes: null, error: expect.any(String) as string }]);
});

it('has failed where a quote is missing that the shop had by then', async () => {
  const { test, take } = testOf();
  await take();
  const { id } = await saveAQuote(shop);
  await shop.sql(`UPDATE quote SET created_at = created_at - interval '1 hour' WHERE id = '${id}'`);
  await expect(test.testLatest()).rejects.toThrow(/^It has \d+ quotes, and the shop had \d+ by then\.$/);
});

it('is due a month after a good one, a day after a failed one, and never before there is a backup', async () => {
  const { test, take } = testOf();
  await test.sweep();
  expect(await noted()).toEqual([]);
  await take();
  const age = (by: string) => shop.sql(`UPDATE restore_test SET started_at = started_at - interval '${by}'`);
  await test.sweep();
  await test.sweep();
  expect(await noted()).toHaveLength(1);
  await age('29 days');
  await test.sweep();
  expect(await noted()).toHaveLength(1);
  await age('2 days');
  await test.sweep();
  expect(await noted()).toHaveLength(2);
  await shop.sql(`UPDATE restore_test SET error = 'x'`);
  await test.sweep();
  expect(await noted()).toHaveLength(2);
  await age('1 day');
  await test.sweep();
  expect(await noted()).toHaveLength(3);
});
