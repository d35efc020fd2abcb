import { contradictionsOf } from '@app/configuration';
import { defaultMakingRules, makingNumbersOf } from '@app/contracts';
import { DataSource } from 'typeorm';
import { cloneDatabase, type TestDatabase } from '../../testing/database/clone-database';
import { dataSourceOptions } from '../data-source-options';
import { demoDataset } from './demo-dataset';
import { seedCatalogue } from './seed-catalogue';

let database: TestDatabase;
let source: DataSource;
beforeEach(async () => {
  database = await cloneDatabase('empty');
  source = new DataSource(dataSourceOptions({ databaseUrl: database.url, databasePoolSize: 4 }, []));
  await source.initialize();
});
afterEach(async () => {
  await source.destroy();
  await database.drop();
});

const catalogueRows = () =>
  source.query<unknown[]>(`SELECT
    (SELECT json_agg(m ORDER BY id) FROM material m) AS materials,
    (SELECT json_agg(c ORDER BY id) FROM color c) AS colors,
    (SELECT json_agg(s ORDER BY id) FROM sink_type s) AS sinks,
    (SELECT json_agg(c ORDER BY id) FROM cutout c) AS cutouts,
    (SELECT json_agg(b ORDER BY id) FROM basin b) AS basins,
    (SELECT json_agg(t ORDER BY id) FROM thickness t) AS thicknesses,
    (SELECT version FROM catalogue_version) AS version`);

it('fills an empty catalogue, and a second run changes nothing', async () => {
  expect(await seedCatalogue(source)).toBe(5 + 27 + 6 + 4 + 7 + 6);
  const first = await catalogueRows();
  expect(await seedCatalogue(source)).toBe(0);
  expect(await catalogueRows()).toEqual(first);
});

it('is filled once, however many processes start together', { tags: 'thorough' }, async () => {
  const added = await Promise.all([1, 2, 3].map(() => seedCatalogue(source)));
  expect(added.sort()).toEqual([0, 0, 55]);
});

it('sells each material in the thicknesses of its slabs, and only porcelain in 3 mm', () => {
  const { materials, thicknesses } = demoDataset;
  expect(materials.filter((material) => material.thicknesses?.includes('3mm'))).toMatchObject([
    { name: 'Porcelain' },
  ]);
  for (const { name: material, thicknesses: sold = [] } of materials) {
    expect(sold.length).toBeGreaterThan(0);
    expect(thicknesses.map(({ value }) => value)).toEqual(expect.arrayContaining(sold));
    // What is sold can also be made.
    const plain = { lengthMm: 1200, widthMm: 350, sinkName: null, cutoutNames: [] };
    const making = makingNumbersOf(defaultMakingRules, material);
    for (const thickness of sold)
      expect(contradictionsOf({ ...plain, material, thickness, making })).toEqual([]);
  }
});

it("sets a material's base price to that of its cheapest colour (D6)", async () => {
  await seedCatalogue(source);
  const rows = await source.query<{ base_price: string; cheapest: string }[]>(
    `SELECT base_price, (SELECT min(price_modifier) FROM color WHERE material_id = m.id) AS cheapest FROM material m`,
  );
  expect(rows).toHaveLength(5);
  for (const { base_price, cheapest } of rows) expect(base_price).toBe(`${cheapest}0`);
});

it('keeps what staff edited, and does not restore what they deleted', { tags: 'thorough' }, async () => {
  await seedCatalogue(source);
  await source.query(`UPDATE color SET price_modifier = 6.66 WHERE name = 'Carrara White'`);
  await source.query(`UPDATE cutout SET deleted_at = now() WHERE name = 'Corner notch'`);
  await source.query(`UPDATE material SET deleted_at = now() WHERE name = 'Porcelain'`);
  await source.query(`DELETE FROM color WHERE name = 'Blue Pearl'`);
  const before = await catalogueRows();

  expect(await seedCatalogue(source)).toBe(1);
  await source.query(`DELETE FROM color WHERE name = 'Blue Pearl'`);
  const after = await catalogueRows();
  expect({ ...(after[0] as object), version: 0 }).toEqual({ ...(before[0] as object), version: 0 });
});

it('adds only new items from a larger dataset (D34)', { tags: 'thorough' }, async () => {
  await seedCatalogue(source);
  const marble = demoDataset.materials.find(({ name }) => name === 'Marble');
  const [carrara] = marble?.colors ?? [];
  if (!marble || !carrara) throw new Error('the seed has no marble');
  const cheaper = { ...carrara, name: 'Carrara Grey', priceModifier: '3.10' };
  const richer = { ...marble, colors: [...marble.colors, cheaper] };
  expect(await seedCatalogue(source, { ...demoDataset, materials: [richer] })).toBe(1);
  expect(await source.query(`SELECT base_price FROM material WHERE name = 'Marble'`)).toEqual([
    { base_price: '3.100' },
  ]);
});
