// @module-tag thorough
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { FakeCardPayments } from '../../payments/testing/fake-card-payments';
import { RestoreData } from '../../data';
import { exportTo, linesOf } from '../../data/restore/testing/an-export-of';
import { saveAQuote } from '../../testing/a-basket';
import { picker } from '../../testing/pick';
import { startApi, type TestApi } from '../../testing/start-api';
import { until } from '../../testing/until';
import { fillShop } from '../../data/export/testing/fill-shop';

const now = new Date('2026-11-21T12:30:00.000Z');

let folder: string;
let file: string;
let shop: TestApi;
/** What is in the file, and what was in the shop before. */
let after: string[];
let before: string[];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'restore-faults-'));
  file = join(folder, 'export.json');
  const cards = new FakeCardPayments(() => now);
  const other = await startApi({ now: () => now, cardPayments: cards });
  await fillShop(other, cards);
  await exportTo(file, other, now);
  await other.stop();
  after = (await linesOf(file)).filter(isOfARow).map(bare);
  shop = await startApi({ now: () => now });
  await saveAQuote(shop);
  before = await rowsNow();
});
afterAll(async () => {
  await shop.stop();
  rmSync(folder, { recursive: true });
});

/** Rows, but for the entries that tell of restores: files are where the command keeps them. */
const isOfARow = (line: string) =>
  line.startsWith('{"') && !line.startsWith('{"key":') && !line.includes('"database.restore"');
const bare = (line: string) => line.replace(/,$/, '');
async function rowsNow(): Promise<string[]> {
  const path = join(folder, `now-${Math.random()}.json`);
  await exportTo(path, shop, now);
  return (await linesOf(path)).filter(isOfARow).map(bare);
}
const restores = async () => (await shop.sql('SELECT FROM data_restore')).length;

describe('a fault', () => {
  type Query = (this: Client, ...given: unknown[]) => unknown;
  const real = Reflect.get(Client.prototype, 'query') as Query;

  /** Breaks the first statement of the connection that writes that begins with these words, or a later one. */
  async function withFaultAt(words: string, which: number, work: () => Promise<unknown>): Promise<void> {
    let seen = 0;
    vi.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...given: unknown[]) {
      const { application_name: name } = Reflect.get(this, 'connectionParameters') as {
        application_name: string;
      };
      const [query] = given as [string | { text: string }];
      const text = (typeof query === 'string' ? query : query.text).trimStart();
      if (name === 'vanity-tops writes alone' && text.startsWith(words) && (seen += 1) === which)
        return Promise.reject(new Error('a fault')) as never;
      return real.apply(this, given) as never;
    });
    await work().finally(() => vi.restoreAllMocks());
  }
  const restore = () =>
    shop.app.get(RestoreData, { strict: false }).restore({
      path: file,
      actor: { userId: null, requestId: null },
      digest: null,
      confirmation: 'REPLACE',
    });

  it.each<[string, number]>([
    ['SELECT pg_try_advisory_lock', 1],
    ['INSERT INTO pg_temp."stage_mail"', 1],
    ['COMMIT', 1],
    ['SET LOCAL lock_timeout', 1],
    ['DELETE FROM public."quote"', 1],
    ['INSERT INTO public."payment_attempt"', 1],
    ['INSERT INTO held_back', 1],
    ['INSERT INTO audit_entry', 1],
    ['COMMIT', 2],
  ])('at the statement %s, number %i, leaves everything as it was', async (words, which) => {
    await withFaultAt(words, which, () => expect(restore()).rejects.toThrow('a fault'));
    expect(await rowsNow()).toEqual(before);
    expect(await restores()).toBe(0);
  });
});

describe('the command', () => {
  function begin(...words: string[]) {
    const bundle = join(import.meta.dirname, '../../../dist/data-import.js');
    if (!existsSync(bundle)) throw new Error('this runs the bundle: `npm run build` first');
    const child = fork(bundle, [file, ...words], {
      execArgv: [],
      stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
      env: {
        PATH: process.env.PATH ?? '',
        APP_ENV: 'demo',
        DATABASE_URL: shop.databaseUrl,
        STORAGE_FOLDER: join(folder, 'files'),
        BACKUP_FOLDER: join(folder, 'backups'),
      },
    });
    const ended = once(child, 'exit') as Promise<[number | null]>;
    const said = child.stdout ? text(child.stdout) : Promise.resolve('');
    return { ended, said, kill: () => void child.kill('SIGKILL') };
  }
  const isWaiting = async () =>
    (
      await shop.sql(
        `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'vanity-tops writes alone' AND wait_event_type = 'Lock'`,
      )
    ).length > 0;
  const isOver = async () =>
    (
      await shop.sql(
        `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'vanity-tops writes alone'`,
      )
    ).length === 0;

  it('tells what it would do, and writes nothing', async () => {
    const command = begin('--dry-run');
    expect(await command.ended).toEqual([0, null]);
    expect(await command.said).toMatch(
      /^ +new +changed +gone +the same\n[^]+^quote +\d+ +0 +1 +0$[^]+Nothing was written/m,
    );
    expect(await rowsNow()).toEqual(before);
  });

  it('killed before it writes leaves everything as it was', async () => {
    const busy = new Client({ connectionString: shop.databaseUrl });
    await busy.connect();
    await busy.query('BEGIN; LOCK TABLE staff_task IN ROW EXCLUSIVE MODE');
    const command = begin();
    await until(isWaiting);
    command.kill();
    await command.ended;
    await busy.end();
    await until(isOver);
    expect(await rowsNow()).toEqual(before);
  });

  it('killed at whatever moment leaves everything as before or as after', async () => {
    const command = begin();
    await until(async () => !(await isOver()));
    await sleep(picker(0).integer(0, 1_500));
    command.kill();
    await command.ended;
    await until(isOver);
    const rows = await rowsNow();
    expect(rows).toEqual((await restores()) === 0 ? before : after);
  });

  it('restores, and ends well', async () => {
    expect(await begin().ended).toEqual([0, null]);
    expect(await rowsNow()).toEqual(after);
  });
});
