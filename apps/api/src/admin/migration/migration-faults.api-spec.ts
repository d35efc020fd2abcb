// @module-tag thorough
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paths, type Material, type MigrationOverview, type MigrationPlan } from '@app/contracts';
import { Client } from 'pg';
import { picker } from '../../testing/pick';
import { signIn } from '../../testing/sign-in';
import { useApi } from '../../testing/use-api';
import { freePort } from '../../testing/start-bundle';
import { startPatienceMs, until } from '../../testing/until';

let session: { cookie: string };
const api = useApi();
beforeAll(async () => {
  session = await signIn(api);
  expect((await run()).statusCode).toBe(200);
});

const run = () => api.inject({ method: 'POST', url: paths.runImmediateMigration, headers: session });
const latest = async () => (await api.get(paths.migration, session)).json<MigrationOverview>().run;
const countsNow = async () =>
  (await api.inject({ method: 'POST', url: paths.previewMigration, headers: session })).json<MigrationPlan>()
    .counts;

/** Everything that a migration may write, but its own notes. */
async function digest(): Promise<string | undefined> {
  const tables = [
    'material',
    'color',
    'sink_type',
    'thickness',
    'cutout',
    'catalogue_version',
    'audit_entry',
  ];
  const digests = tables.map(
    (table) => `(SELECT md5(string_agg(t::text, '' ORDER BY t::text)) FROM ${table} AS t)`,
  );
  const [row] = await api.sql<{ digest: string }>(`SELECT concat(${digests.join(', ')}) AS digest`);
  return row?.digest;
}

/** As an older version of the product would have left it. */
const makeWork = () =>
  api.sql(`
    UPDATE color SET price_modifier = price_modifier + 0.01;
    DELETE FROM color WHERE name = 'Arabescato Corchia'`);

describe('a fault', () => {
  type Query = (this: Client, ...given: unknown[]) => unknown;
  const real = Reflect.get(Client.prototype, 'query') as Query;

  /** Breaks one of the statements of the connection that writes. @returns how many there were */
  async function withFaultAt(place: number, work: () => Promise<unknown>): Promise<number> {
    let seen = 0;
    vi.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...given: unknown[]) {
      const { application_name: name } = Reflect.get(this, 'connectionParameters') as {
        application_name: string;
      };
      if (name === 'vanity-tops writes alone' && (seen += 1) === place)
        return Promise.reject(new Error('a fault')) as never;
      return real.apply(this, given) as never;
    });
    await work().finally(() => vi.restoreAllMocks());
    return seen;
  }

  it('at any statement leaves everything as it was', async () => {
    await api.sql(`
      UPDATE material SET warranty = 'None' WHERE name = 'Slate' OR name = 'Quartz';
      DELETE FROM color WHERE name = 'Arabescato Corchia'`);
    const before = await digest();
    let place = 1;
    for (; ; place += 1) {
      let status = 0;
      const seen = await withFaultAt(place, async () => (status = (await run()).statusCode));
      if (seen < place) {
        expect(status).toBe(200);
        break;
      }
      // 503: it was the connection of the backup.
      expect([500, 503]).toContain(status);
      expect([place, await digest()]).toEqual([place, before]);
      if (place > 2) expect((await latest())?.state).toBe('failed');
    }
    // The lock, the look, two rows with what is written down about each, and the report.
    expect(place).toBeGreaterThan(11);
    expect(await countsNow()).toMatchObject({ create: 0, update: 0 });
  });
});

describe('another process', () => {
  let folder: string;
  const children: ChildProcess[] = [];
  /** Starting takes a while, so they start together. */
  let others: Awaited<ReturnType<typeof startAnother>>[];
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'killed-'));
    others = await Promise.all([startAnother(), startAnother(), startAnother()]);
  });
  afterAll(() => {
    for (const child of children) child.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  });

  /** Another process of the API, on the same database. */
  async function startAnother() {
    const bundle = join(import.meta.dirname, '../../../dist/main.js');
    if (!existsSync(bundle)) throw new Error('this runs the bundle: `npm run build` first');
    const port = await freePort();
    const child = fork(bundle, {
      execArgv: [],
      stdio: 'ignore',
      env: {
        PATH: process.env.PATH ?? '',
        APP_ENV: 'demo',
        DATABASE_URL: api.databaseUrl,
        API_PORT: String(port),
        STORAGE_FOLDER: join(folder, 'files'),
        BACKUP_FOLDER: join(folder, 'backups'),
      },
    });
    children.push(child);
    const base = `http://127.0.0.1:${port}`;
    const isReady = () =>
      fetch(base + paths.ready).then(
        ({ ok }) => ok,
        () => false,
      );
    await until(isReady, startPatienceMs);
    return {
      materials: async () => (await (await fetch(base + paths.materials)).json()) as Material[],
      /** Nobody waits for the answer, which may never come. */
      run: () =>
        void fetch(base + paths.runImmediateMigration, { method: 'POST', headers: session }).catch(
          () => undefined,
        ),
      kill: async () => {
        const ended = once(child, 'exit');
        child.kill('SIGKILL');
        await ended;
      },
    };
  }

  it('sells what was migrated elsewhere, at once', async () => {
    await makeWork();
    const [other] = others;
    const has = async (price: string) => JSON.stringify(await other?.materials()).includes(price);
    await until(() => has('"priceModifier":"8.81"'));
    expect((await run()).statusCode).toBe(200);
    await until(async () => !(await has('"priceModifier":"8.81"')) && (await has('Arabescato Corchia')));
  });

  it('killed between two rows leaves everything as it was, and is shown as interrupted', async () => {
    await makeWork();
    const [other, before] = [nextOf(others), await digest()];
    const busy = new Client({ connectionString: api.databaseUrl });
    await busy.connect();
    await busy.query(`BEGIN; SELECT 1 FROM color WHERE name = 'Calacatta Gold' FOR UPDATE`);
    other.run();
    await until(async () => {
      const [waiting] = await api.sql(
        `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'vanity-tops writes alone' AND wait_event_type = 'Lock'`,
      );
      return waiting;
    });
    expect(await latest()).toMatchObject({ state: 'running', step: 'writing' });
    await other.kill();
    await busy.end();
    await until(async () => (await latest())?.state === 'interrupted');
    expect(await digest()).toBe(before);
    expect((await run()).statusCode).toBe(200);
    expect(await latest()).toMatchObject({ state: 'done' });
  });

  it('killed at whatever moment leaves everything as before or as after', async () => {
    for (const longest of [40, 120]) {
      await makeWork();
      const [other, before, last] = [nextOf(others), await digest(), await latest()];
      other.run();
      await until(async () => (await latest())?.id !== last?.id);
      await new Promise((resolve) => setTimeout(resolve, picker(longest).integer(0, longest)));
      await other.kill();
      await until(async () => (await latest())?.state !== 'running');
      const state = (await latest())?.state;
      if (state === 'interrupted') expect(await digest()).toBe(before);
      else expect([state, await countsNow()]).toMatchObject(['done', { create: 0, update: 0 }]);
      expect((await run()).statusCode).toBe(200);
    }
  });
});

function nextOf<Item>(items: Item[]): Item {
  const item = items.pop();
  if (!item) throw new Error('there is no more of them');
  return item;
}
