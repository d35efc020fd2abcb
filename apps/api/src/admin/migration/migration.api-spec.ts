import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import {
  paths,
  type AdminColor,
  type Material,
  type MigrationPlan,
  type MigrationReport,
  type RunMigrationResponse,
} from '@app/contracts';
import { enhancedDataset } from '../../migration/enhanced-dataset';
import { runExclusively } from '../../database/exclusive-session';
import { asStaff, type StaffCalls } from '../../testing/as-staff';
import { expectError } from '../../testing/expect-error';
import { expectSuccess } from '../../testing/expect-success';
import { startApi, type TestApi } from '../../testing/servers/start-api';
import { useApi } from '../../testing/servers/use-api';

const api = useApi();
let staff: StaffCalls;
beforeAll(async () => {
  staff = await asStaff(api);
});

const preview = async () => (await staff.post(paths.previewMigration, undefined)).json<MigrationPlan>();
const ask = (path: string = paths.runImmediateMigration) => staff.post(path, undefined);
async function run(path?: string): Promise<MigrationReport> {
  const { success, data, report } = await expectSuccess<RunMigrationResponse>(ask(path));
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
  it('is previewed first, without changes', async () => {
    const before = await catalogue();
    const plan = await preview();
    expect(plan).toMatchObject({
      source: 'enhanced',
      savedQuotes: 0,
      counts: { create: 3, update: 7, kept: 0, same: 42 },
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
  });

  it('is completely in Live after the first run, and on sale immediately', async () => {
    const plan = await preview();
    expect(await run()).toMatchObject({
      ...plan,
      at: expect.any(String) as string,
      data: { materials: 5, colors: 30, carraraColors: 3 },
    });
    const sold = (await api.get(paths.materials)).json<Material[]>();
    const marble = sold.find(({ name }) => name === 'Marble');
    expect(marble?.description).toMatch(/^Limestone that heat/);
    expect(marble?.colors.map(({ name, priceModifier }) => `${name} ${priceModifier}`)).toEqual(
      expect.arrayContaining(['Carrara Venatino 7.00', 'Calacatta Gold 8.80']),
    );
  });

  it('changes nothing on a second run, by either URL', async () => {
    const [before] = [await catalogue()];
    const report = await run(paths.migratePreviewToLive);
    expect(report).toMatchObject({ differences: [], counts: { create: 0, update: 0, kept: 0, same: 52 } });
    expect(report.data).toEqual({ materials: 5, colors: 30, carraraColors: 3 });
    expect((await catalogue()).slice(0, 6)).toEqual(before.slice(0, 6));
  });
});

describe('changes by staff', () => {
  it('are kept, and listed in the report', async () => {
    await changeColor('Calacatta Gold', { priceModifier: '8.99' });
    const report = await run();
    expect(keysOf(report)).toEqual([['colors/marble/calacatta%20gold', 'kept']]);
    expect(report.differences[0]?.fields).toEqual([
      { field: 'priceModifier', live: '8.99', preview: '8.80' },
    ]);
    expect(await api.sql(`SELECT price_modifier FROM color WHERE name = 'Calacatta Gold'`)).toEqual([
      { price_modifier: '8.99' },
    ]);
  });

  it(
    'keep deleted items deleted, including the colours of a deleted material',
    { tags: 'thorough' },
    async () => {
      await staff.delete(paths.adminItem('materials', await idOf('material', 'Porcelain')));
      const report = await run();
      const deleted = report.differences.filter(({ fields }) => fields[0]?.field === 'deletedAt');
      expect(deleted.map(({ verdict }) => verdict)).toEqual(Array<string>(6).fill('kept'));
      expect(report.data).toEqual({ materials: 4, colors: 25, carraraColors: 3 });
    },
  );
});

describe('simultaneous runs', () => {
  it('are rejected while a run is in progress, without any effect', async () => {
    const before = await catalogue();
    await runExclusively(api.databaseUrl, async () => expectError(await ask(), 'migration/under-way'));
    expect(await catalogue()).toEqual(before);
  });
});

it('leaves everything unchanged if the database rejects a row of Preview', async () => {
  await api.sql(`UPDATE color SET price_modifier = 1, updated_at = NULL WHERE name = 'Carrara Venatino'`);
  await api.sql(`ALTER TABLE thickness ADD CONSTRAINT ck_never CHECK (display_name <> 'Refused')`);
  await api.sql(`ALTER TABLE color ADD CONSTRAINT ck_too CHECK (price_modifier <> 7.00) NOT VALID`);
  const before = await catalogue();
  const { details } = expectError(await ask(), 'migration/source-invalid');
  expect(details?.fields).toEqual([{ field: 'color', message: 'is refused by the database (ck_too)' }]);
  expect(await catalogue()).toEqual(before);
  await api.sql('ALTER TABLE color DROP CONSTRAINT ck_too; ALTER TABLE thickness DROP CONSTRAINT ck_never');
});

it('fills an empty shop with materials, colours and parts, in the order of Preview', async () => {
  await api.sql(
    'DELETE FROM color; DELETE FROM material; DELETE FROM sink_type; DELETE FROM thickness; DELETE FROM cutout',
  );
  const report = await run();
  expect(report.counts).toEqual({ create: 52, update: 0, kept: 0, same: 0 });
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

describe('an export file', { tags: 'thorough' }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'preview-'));
  const path = join(folder, 'export.json');
  const started: TestApi[] = [];
  afterAll(async () => {
    for (const each of started) await each.stop();
    rmSync(folder, { recursive: true });
  });
  const shop = async (name: string, env: Record<string, string> = {}) => {
    const made = await startApi({ env: { STORAGE_FOLDER: join(folder, name), ...env } });
    started.push(made);
    return { made, calls: await asStaff(made) };
  };

  it('is used as Preview if configured, with its pictures', async () => {
    const { made: other, calls } = await shop('other');
    const content = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#777' } })
      .jpeg()
      .toBuffer();
    const [color] = await other.sql<{ id: number }>(`SELECT id FROM color WHERE name = 'Calacatta Gold'`);
    const uploaded = await calls.post(paths.uploadColorImage(color?.id ?? 0), {
      imageData: `data:image/jpeg;base64,${content.toString('base64')}`,
      fileName: 'slab.jpg',
      mimeType: 'image/jpeg',
      imageField: 'image1',
    });
    const { imageUrl } = uploaded.json<AdminColor>();
    await other.sql(`UPDATE cutout SET name = 'Only there' WHERE id = (SELECT min(id) FROM cutout)`);
    writeFileSync(path, (await calls.get(paths.exportCurrentData)).rawPayload);

    const { made: live, calls: liveStaff } = await shop('live', { PREVIEW_EXPORT_FILE: path });
    const reply = await liveStaff.post(paths.runImmediateMigration, undefined);
    expect(reply.json<RunMigrationResponse>().report).toMatchObject({
      source: 'file',
      counts: { create: 1, update: 1, kept: 0 },
    });
    expect((await live.get(imageUrl ?? '')).statusCode).toBe(200);
    expect(await live.sql(`SELECT name FROM cutout WHERE name = 'Only there'`)).toHaveLength(1);

    writeFileSync(path, '{\n"format": "other",\n');
    const refused = await liveStaff.post(paths.previewMigration, undefined);
    expect(expectError(refused, 'migration/source-invalid').details?.fields?.[0]).toMatchObject({
      field: 'PREVIEW_EXPORT_FILE',
    });
    rmSync(path);
    expectError(await liveStaff.post(paths.previewMigration, undefined), 'migration/source-unreachable');
  });
});
