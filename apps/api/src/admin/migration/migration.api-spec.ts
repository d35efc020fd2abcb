import { createReadStream, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LightMyRequestResponse as Response } from 'fastify';
import { Client } from 'pg';
import {
  paths,
  type Material,
  type MigrationOverview,
  type MigrationPlan,
  type MigrationReport,
  type RunMigrationResponse,
} from '@app/contracts';
import { readExport } from '../../data/export/read-export';
import { enhancedDataset } from '../../data/migration/enhanced-dataset';
import { exportIn } from '../../data/restore/testing/an-export-of';
import { runExclusively } from '../../database/exclusive-session';
import { asStaff, type StaffCalls } from '../../testing/as-staff';
import { auditEntriesOf } from '../../testing/audit-entries';
import { countQueries } from '../../testing/count-queries';
import { expectRefusal } from '../../testing/expect-refusal';
import { startApi, type TestApi } from '../../testing/start-api';
import { until } from '../../testing/until';

let api: TestApi;
let staff: StaffCalls;
let backups: string;
beforeAll(async () => {
  backups = join(mkdtempSync(join(tmpdir(), 'backups-')), 'kept');
  api = await startApi({ env: { BACKUP_FOLDER: backups } });
  staff = await asStaff(api);
});
afterAll(async () => {
  await api.stop();
  rmSync(join(backups, '..'), { recursive: true });
});

const preview = async () => (await staff.post(paths.previewMigration, undefined)).json<MigrationPlan>();
const overview = async () => (await staff.get(paths.migration)).json<MigrationOverview>();
const ask = (overwrite?: string[], path: string = paths.runImmediateMigration) =>
  staff.post(path, overwrite && { overwrite });
async function run(overwrite?: string[], path?: string): Promise<MigrationReport> {
  const reply = await ask(overwrite, path);
  expect(reply.statusCode).toBe(200);
  const { success, data, report } = reply.json<RunMigrationResponse>();
  expect([success, data]).toEqual([true, report.data]);
  return report;
}
const catalogue = () =>
  Promise.all(
    ['material', 'color', 'sink_type', 'thickness', 'cutout', 'catalogue_version', 'audit_entry'].map(
      (table) => api.sql(`SELECT * FROM ${table} ORDER BY id`),
    ),
  );
const idOf = async (table: string, name: string) => {
  const [row] = await api.sql<{ id: number }>(`SELECT id FROM ${table} WHERE name = $1 ORDER BY id DESC`, [
    name,
  ]);
  return row?.id ?? 0;
};
const changeColor = async (name: string, change: object) => {
  const reply = await staff.put(paths.adminItem('colors', await idOf('color', name)), change);
  expect(reply.statusCode).toBe(200);
};
const keysOf = ({ differences }: MigrationPlan) => differences.map(({ key, verdict }) => [key, verdict]);

describe('the enhanced catalogue', () => {
  it('is looked at first, and nothing is written', async () => {
    const before = await catalogue();
    const plan = await preview();
    expect(plan).toMatchObject({
      source: 'enhanced',
      savedQuotes: 0,
      counts: { create: 3, conflict: 0 },
      countsByKind: { colors: { create: 3, update: 4 }, materials: { create: 0, update: 3, same: 2 } },
    });
    expect(plan.differences).toContainEqual({
      key: 'colors/marble/carrara%20venatino',
      kind: 'colors',
      name: 'Carrara Venatino',
      material: 'Marble',
      verdict: 'create',
      fields: expect.arrayContaining([
        { field: 'priceModifier', live: null, preview: '7.00' },
        { field: 'imageUrl', live: null, preview: expect.stringMatching(/^carrara-venatino\//) as string },
      ]) as unknown,
      colors: 0,
    });
    expect(await catalogue()).toEqual(before);
    expect(await overview()).toEqual({ source: 'enhanced', run: null });
  });

  it('is all in Live after the first run, which is sold at once and keeps a backup', async () => {
    const plan = await preview();
    const report = await run();
    expect(report).toMatchObject({
      ...plan,
      at: expect.any(String) as string,
      data: { materials: 5, colors: 30, carraraColors: 3 },
      overwritten: [],
      pictures: 0,
    });
    const sold = (await api.get(paths.materials)).json<Material[]>();
    const marble = sold.find(({ name }) => name === 'Marble');
    expect(marble?.description).toMatch(/^Limestone that heat/);
    expect(marble?.colors.map(({ name, priceModifier }) => `${name} ${priceModifier}`)).toEqual(
      expect.arrayContaining(['Carrara Venatino 7.00', 'Calacatta Gold 8.80']),
    );
    expect(await overview()).toMatchObject({
      run: {
        id: report.id,
        state: 'done',
        by: 'Alison',
        step: 'writing',
        done: 10,
        total: 10,
        report,
        error: null,
      },
    });
    const [name] = readdirSync(join(backups, 'scheduled'));
    expect(report.backup).toBe(name);
    const kept = [];
    for await (const event of readExport(createReadStream(exportIn(backups, report.backup))))
      kept.push(event.kind);
    expect(kept.at(-1)).toBe('end');
  });

  it('is written down row by row, and as a whole', async () => {
    const id = String(await idOf('color', 'Calacatta Gold'));
    const [entry] = (await auditEntriesOf(api, id)).filter(({ subject_kind }) => subject_kind === 'color');
    expect(entry).toMatchObject({
      action: 'color.migrate',
      actor: 'admin@example.com',
      before: { priceModifier: '8.50' },
      after: { priceModifier: '8.80' },
    });
    const runs = await api.sql(
      `SELECT after->'counts' AS counts FROM audit_entry WHERE action = 'migration.run'`,
    );
    expect(runs).toEqual([{ counts: { create: 3, update: 7, conflict: 0, same: 42 } }]);
  });

  it('changes nothing when it is run once more, by either address', async () => {
    const [before] = [await catalogue()];
    const report = await run(undefined, paths.migratePreviewToLive);
    expect(report).toMatchObject({
      differences: [],
      counts: { create: 0, update: 0, conflict: 0, same: 52 },
    });
    expect(report.data).toEqual({ materials: 5, colors: 30, carraraColors: 3 });
    expect((await catalogue()).slice(0, 6)).toEqual(before.slice(0, 6));
  });
});

describe('what staff did', () => {
  it('is kept and told, and written over only where it was chosen', async () => {
    await changeColor('Calacatta Gold', { priceModifier: '8.99' });
    await changeColor('Carrara White', { hexCode: '#111111' });
    const kept = await run();
    expect(keysOf(kept)).toEqual([
      ['colors/marble/carrara%20white', 'conflict'],
      ['colors/marble/calacatta%20gold', 'conflict'],
    ]);
    expect(kept.differences[1]?.fields).toEqual([{ field: 'priceModifier', live: '8.99', preview: '8.80' }]);

    const key = 'colors/marble/calacatta%20gold';
    const report = await run([key]);
    expect(report.overwritten).toEqual([key]);
    expect(
      await api.sql(`SELECT price_modifier, hex_code, updated_at FROM color WHERE name = 'Calacatta Gold'`),
    ).toEqual([{ price_modifier: '8.80', hex_code: expect.any(String) as string, updated_at: null }]);
    expect(keysOf(await preview())).toEqual([['colors/marble/carrara%20white', 'conflict']]);
  });

  it(
    'made by them under the name of one of Preview’s is theirs too, until it is given up',
    { tags: 'thorough' },
    async () => {
      await api.sql(`UPDATE sink_type SET name = 'Renamed', updated_at = NULL WHERE name = 'Inset Round'`);
      const made = { name: 'inset round', description: 'Ours', priceModifier: '1.00' };
      expect((await staff.post(paths.adminItems('sink-types'), made)).statusCode).toBe(201);
      const key = 'sink-types/inset%20round';
      expect(keysOf(await preview())).toContainEqual([key, 'conflict']);
      await run([key]);
      await api.sql(
        `UPDATE sink_type SET description = 'By an older version of the product' WHERE name = 'Inset Round'`,
      );
      expect(keysOf(await preview())).toContainEqual([key, 'update']);
      await run();
    },
  );

  it(
    'deleted stays deleted, and comes back with its material where both are chosen',
    { tags: 'thorough' },
    async () => {
      const id = await idOf('material', 'Porcelain');
      await staff.delete(paths.adminItem('materials', id));
      const plan = await run();
      const deleted = plan.differences.filter(({ fields }) => fields[0]?.field === 'deletedAt');
      expect(deleted.map(({ verdict }) => verdict)).toEqual(Array<string>(6).fill('conflict'));
      expect(plan.data).toEqual({ materials: 4, colors: 25, carraraColors: 3 });

      const alone = expectRefusal(await ask(['colors/porcelain/iron%20oxide']), 'request/invalid');
      expect(alone.details?.fields?.[0]?.message).toMatch(/^Porcelain was deleted/);
      const report = await run(['materials/porcelain', 'colors/porcelain/iron%20oxide']);
      expect(report.data).toEqual({ materials: 5, colors: 26, carraraColors: 3 });
      const sold = (await api.get(paths.materials)).json<Material[]>().find((material) => material.id === id);
      expect(sold?.colors.map(({ name }) => name)).toEqual(['Iron Oxide']);
    },
  );

  it(
    'chosen since it was no conflict any more is refused, and nothing is written',
    { tags: 'thorough' },
    async () => {
      const before = await catalogue();
      for (const key of ['materials/marble', 'colors/marble/nothing', '__proto__'])
        expectRefusal(await ask([key]), 'migration/plan-changed');
      for (const overwrite of ['all', [1], [null], {}, ['x'.repeat(4_000)]])
        expectRefusal(await staff.post(paths.runImmediateMigration, { overwrite }), 'request/invalid');
      expect(await catalogue()).toEqual(before);
      expect((await overview()).run).toMatchObject({
        state: 'failed',
        report: null,
        error: expect.stringMatching(/has changed since the dry run/) as string,
      });
    },
  );
});

describe('one at a time', () => {
  it('a second caller is refused while one runs, and leaves no trace', async () => {
    const before = await overview();
    await runExclusively(api.databaseUrl, async () => {
      expectRefusal(await ask(), 'migration/under-way');
      expect(await overview()).toEqual(before);
    });
    let others: Response[] = [];
    const first = await whileOneWaits(async () => (others = await Promise.all([ask(), ask()])));
    expect([first, ...others].map(({ statusCode }) => statusCode)).toEqual([200, 409, 409]);
  });

  it('one whose process is gone is not said to run for ever', { tags: 'thorough' }, async () => {
    await api.sql(
      `INSERT INTO migration_run (source, backend_pid, started_at) VALUES ('enhanced', 1, now())`,
    );
    expect((await overview()).run).toMatchObject({
      state: 'interrupted',
      by: null,
      report: null,
      error: null,
    });
    await run();
    const states = await api.sql<{ state: string }>(
      'SELECT state FROM migration_run ORDER BY id DESC LIMIT 2',
    );
    expect(states.map(({ state }) => state)).toEqual(['done', 'interrupted']);
  });

  /** Begins a run and stops it at the catalogue's lock, which somebody else has; `then` is done before it goes on. */
  async function whileOneWaits(then: (busy: Client) => Promise<unknown>): Promise<Response> {
    const busy = new Client({ connectionString: api.databaseUrl });
    await busy.connect();
    await busy.query('BEGIN; SELECT version FROM catalogue_version FOR UPDATE');
    const running = ask();
    try {
      await until(async () => {
        const { run: latest } = await overview();
        return latest?.state === 'running' && latest.step === 'writing';
      });
      await then(busy);
      await busy.query('COMMIT');
    } finally {
      await busy.end();
    }
    return running;
  }

  it('is watched by others while it runs', async () => {
    const reply = await whileOneWaits(async () => {
      expect((await overview()).run).toMatchObject({ by: 'Alison', done: 0, report: null, error: null });
      expectRefusal(await ask(), 'migration/under-way');
    });
    expect(reply.statusCode).toBe(200);
    expect((await overview()).run?.state).toBe('done');
  });

  it(
    'is broken off where staff were quicker, so that nothing is written over unseen',
    { tags: 'thorough' },
    async () => {
      const change = `UPDATE color SET price_modifier = price_modifier + 0.01`;
      await api.sql(`${change} WHERE name = 'Carrara Venatino'`);
      const reply = await whileOneWaits((busy) =>
        busy.query(`${change}, updated_at = now() WHERE name = 'Carrara Venatino'`),
      );
      expectRefusal(reply, 'migration/plan-changed');
      const [kept] = await api.sql(`SELECT price_modifier FROM color WHERE name = 'Carrara Venatino'`);
      expect(kept).toEqual({ price_modifier: '7.02' });
    },
  );
});

it('takes the same number of round trips to compare, however much there is', async () => {
  const few = await countQueries(preview);
  await api.sql(
    `INSERT INTO color (material_id, name) SELECT min(id), 'Colour ' || n FROM material, generate_series(1, 300) AS n GROUP BY n`,
  );
  expect(await countQueries(preview)).toBe(few);
  expect(few).toBeLessThan(10);
});

it('fills an empty shop with materials, their colours and parts, in the order of Preview', async () => {
  await api.sql(
    'DELETE FROM color; DELETE FROM material; DELETE FROM sink_type; DELETE FROM thickness; DELETE FROM cutout',
  );
  const report = await run();
  expect(report.counts).toEqual({ create: 52, update: 0, conflict: 0, same: 0 });
  expect(report.differences[0]).toMatchObject({
    kind: 'materials',
    name: 'Quartz',
    verdict: 'create',
    colors: 6,
  });
  const sold = (await api.get(paths.materials)).json<Material[]>();
  expect(sold.map(({ name, colors }) => [name, colors.map((color) => color.name)])).toEqual(
    enhancedDataset.materials.map(({ name, colors }) => [name, colors.map((color) => color.name)]),
  );
  expect((await run()).counts.same).toBe(52);
});

it('writes nothing where no backup can be taken', async () => {
  const before = await catalogue();
  await changeColor('Steel Grey', { priceModifier: '5.32' });
  rmSync(backups, { recursive: true });
  writeFileSync(backups, 'in the way');
  expectRefusal(await ask(['colors/granite/steel%20grey']), 'migration/backup-failed');
  expect((await overview()).run?.error).toMatch(/No backup could be taken first/);
  expect((await catalogue())[0]).toEqual(before[0]);
  expect(await api.sql(`SELECT price_modifier FROM color WHERE name = 'Steel Grey'`)).toEqual([
    { price_modifier: '5.32' },
  ]);
  rmSync(backups);
});
