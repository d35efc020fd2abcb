import {
  paths,
  type AdminColor,
  type PriceChangePreview,
  type PriceChangeRequest,
  type PriceChangeResponse,
  type UndoPriceChangeResponse,
} from '@app/contracts';
import { colorOnSale } from '../catalogue/testing/item-rows';
import { asStaff } from '../../testing/as-staff';
import { readCatalogue } from '../../testing/builders/catalogue-parts';
import { changeCatalogue } from '../../testing/builders/change-catalogue';
import { expectError } from '../../testing/expect-error';
import { expectSuccess } from '../../testing/expect-success';
import { addStaff } from '../../testing/sign-in';
import { useApi, useStaff } from '../../testing/servers/use-api';

const at = new Date('2026-11-21T10:00:00.000Z');
const api = useApi({ now: () => at });
const staff = useStaff(api);

const preview = (request: PriceChangeRequest) =>
  expectSuccess<PriceChangePreview>(staff.post(paths.priceChangePreview, request));
const postChange = async (request: PriceChangeRequest) =>
  staff.post(paths.priceChanges, { ...request, digest: (await preview(request)).digest });
const applyChange = (request: PriceChangeRequest) => expectSuccess<PriceChangeResponse>(postChange(request));
const undo = (id: number) => staff.post(paths.undoPriceChange(id), {});
const changes = async () => (await staff.get(paths.priceChanges)).json<PriceChangeResponse[]>();

const tables = ['material', 'color', 'sink_type', 'thickness', 'cutout'];
/** All catalogue rows except version and time of change, as one text. */
const prices = async () => {
  const rows = await Promise.all(
    tables.map((table) =>
      api.sql(`SELECT to_jsonb(part) - 'version' - 'updated_at' AS row FROM ${table} AS part ORDER BY id`),
    ),
  );
  return JSON.stringify(rows);
};
const quartzId = async () => (await readCatalogue(api)).material('Quartz').id;

it('previews the change, applies it as previewed for staff and visitors, and undoes it', async () => {
  const request: PriceChangeRequest = { kind: 'colors', materialId: await quartzId(), percent: '4' };
  const before = await prices();
  const { lines } = await preview(request);
  expect(lines.map(({ name, from, to }) => `${name} ${from} ${to}`)).toEqual([
    'Bianco Sparkle 5.60 5.82',
    'Carrara Mist 6.40 6.66',
    'Calacatta Luce 7.20 7.49',
    'Terrazzo Bianco 6.60 6.86',
    'Pebble Grey 5.90 6.14',
    'Nero Sparkle 5.80 6.03',
  ]);
  expect(lines.every((line) => line.materialName === 'Quartz' && line.problem === null)).toBe(true);
  expect(await prices()).toBe(before);

  const change = await applyChange(request);
  expect(change).toEqual({
    id: expect.any(Number),
    at: at.toISOString(),
    by: expect.any(String),
    title: 'Quartz colours +4%',
    changed: 6,
    canBeUndone: true,
    undoneAt: null,
  });
  const shop = await readCatalogue(api);
  for (const { name, to } of lines) expect(shop.color(name).priceModifier).toBe(to);
  expect((await staff.get(paths.adminItem('colors', lines[0]?.id ?? 0))).json()).toMatchObject({
    version: 2,
    updatedAt: at.toISOString(),
  });

  expect((await undo(change.id)).json()).toEqual({ restored: 6, kept: [] });
  expect(await prices()).toBe(before);
  expect((await readCatalogue(api)).color('Bianco Sparkle').priceModifier).toBe('5.60');
  expect((await changes())[0]).toEqual({ ...change, canBeUndone: false, undoneAt: at.toISOString() });
  expectError(await undo(change.id), 'prices/not-undoable');

  const entries = await api.sql<{ action: string; before: object; after: object }>(
    `SELECT action, before, after FROM audit_entry WHERE subject_kind = 'price-change' ORDER BY id`,
  );
  const first = String(lines[0]?.id);
  expect(entries).toMatchObject([
    {
      action: 'price-change.create',
      before: { prices: { [first]: '5.60' } },
      after: { prices: { [first]: '5.82' } },
    },
    {
      action: 'price-change.undo',
      before: { prices: { [first]: '5.82' } },
      after: { prices: { [first]: '5.60' } },
    },
  ]);
});

describe("a material’s 'From' price", () => {
  const basePrice = async () => (await readCatalogue(api)).material('Quartz').basePrice;
  const saveColor = async (name: string, fields: object) => {
    const [color] = await api.sql<{ id: number; version: number }>(
      'SELECT id, version FROM color WHERE name = $1',
      [name],
    );
    await expectSuccess(
      staff.put(paths.adminItem('colors', color?.id ?? 0), {
        version: color?.version,
        ...fields,
      }),
    );
    return color?.id ?? 0;
  };

  it('is the price of the cheapest colour after all prices changed, and after the change was undone', async () => {
    const change = await applyChange({ kind: 'colors', materialId: await quartzId(), percent: '4' });
    expect(await basePrice()).toBe('5.820');
    await undo(change.id);
    expect(await basePrice()).toBe('5.600');
  });

  it('changes when a colour is edited, deactivated, deleted, restored, added or moved', async () => {
    const cheapest = await saveColor('Bianco Sparkle', { priceModifier: '5.85' });
    expect(await basePrice()).toBe('5.800');
    await saveColor('Bianco Sparkle', { priceModifier: '5.60' });
    expect(await basePrice()).toBe('5.600');
    await saveColor('Bianco Sparkle', { isActive: false });
    expect(await basePrice()).toBe('5.800');
    await saveColor('Bianco Sparkle', { isActive: true });
    await staff.delete(paths.adminItem('colors', cheapest));
    expect(await basePrice()).toBe('5.800');
    await staff.post(paths.restoreItem('colors', cheapest), {});
    expect(await basePrice()).toBe('5.600');
    const added = {
      name: 'Cheaper',
      ...colorOnSale,
      priceModifier: '5.10',
      materialId: await quartzId(),
    };
    const { id } = (await staff.post(paths.adminItems('colors'), added)).json<AdminColor>();
    expect(await basePrice()).toBe('5.100');
    await saveColor('Cheaper', { materialId: (await readCatalogue(api)).material('Marble').id });
    expect(await basePrice()).toBe('5.600');
    expect((await readCatalogue(api)).material('Marble').basePrice).toBe('5.100');
    await staff.delete(paths.adminItem('colors', id));
  });

  it("is never £0, and keeps staff's value until a colour’s price changes", async () => {
    await changeCatalogue(api, `UPDATE material SET base_price = 6.4 WHERE name = 'Quartz'`);
    await saveColor('Nero Sparkle', { name: 'Nero Sparkle' });
    expect(await basePrice()).toBe('6.400');
    await saveColor('Nero Sparkle', { priceModifier: '0' });
    expect(await basePrice()).toBe('5.600');
    await saveColor('Nero Sparkle', { priceModifier: '5.80' });
  });
});

it.each<[PriceChangeRequest, string, string[]]>([
  [{ kind: 'materials', percent: '10' }, 'Base prices +10%', ['5.600 6.160', '5.200 5.720']],
  [{ kind: 'materials', amount: '-0.125' }, 'Base prices −£0.125', ['5.600 5.475']],
  [{ kind: 'sink-types', amount: '-2.50' }, 'Sink types −£2.50', ['0.00 -2.50', '95.00 92.50']],
  [
    { kind: 'cutouts', percent: '-33.33', includeInactive: true },
    'Cut-outs −33.33%, inactive ones too',
    ['0.00 0.00', '25.00 16.67'],
  ],
])('%j is %s', { tags: 'thorough' }, async (request, title, expected) => {
  const before = await prices();
  const figures = (await preview(request)).lines.map(({ from, to }) => `${from} ${to}`);
  expect(figures).toEqual(expect.arrayContaining(expected));
  const change = await applyChange(request);
  expect(change.title).toBe(title);
  expect(change.changed).toBe(figures.filter((line) => new Set(line.split(' ')).size > 1).length);
  await undo(change.id);
  expect(await prices()).toBe(before);
});

it.each<[object, string[]]>([
  [{}, ['kind']],
  [{ kind: 'colors' }, ['percent']],
  [{ kind: 'colors', percent: '4', amount: '1' }, ['percent']],
  [{ kind: 'colors', percent: '0' }, ['percent']],
  [{ kind: 'colors', percent: 'four' }, ['percent']],
  [{ kind: 'colors', percent: '4.001' }, ['percent']],
  [{ kind: 'colors', percent: '-100' }, ['percent']],
  [{ kind: 'colors', amount: '0.001' }, ['amount']],
  [{ kind: 'colors', percent: '4', materialId: 999 }, ['materialId']],
  [{ kind: 'cutouts', percent: '4', materialId: 1 }, ['materialId']],
  [{ kind: 'colors', percent: '4', includeInactive: 'yes' }, ['includeInactive']],
])('rejects %j, naming %j', { tags: 'thorough' }, async (request, fields) => {
  const before = await prices();
  for (const reply of [
    await staff.post(paths.priceChangePreview, request),
    await staff.post(paths.priceChanges, { ...request, digest: 'x' }),
  ]) {
    const { details } = expectError(reply, 'request/invalid');
    expect(details?.fields?.map(({ field }) => field)).toEqual(fields);
  }
  expect(await prices()).toBe(before);
});

it('is applied as previewed, or not at all', async () => {
  const request: PriceChangeRequest = { kind: 'colors', materialId: await quartzId(), percent: '4' };
  const { digest, lines } = await preview(request);
  expectError(await staff.post(paths.priceChanges, request), 'request/invalid');
  for (const other of [
    { ...request, percent: '5' },
    { ...request, materialId: null },
  ]) {
    const reply = await staff.post(paths.priceChanges, { ...other, digest });
    expectError(reply, 'prices/changed-meanwhile');
  }
  const id = lines[0]?.id ?? 0;
  await staff.put(paths.adminItem('colors', id), { priceModifier: '5.61' });
  const before = await prices();
  expectError(await staff.post(paths.priceChanges, { ...request, digest }), 'prices/changed-meanwhile');
  expect(await prices()).toBe(before);
  await staff.put(paths.adminItem('colors', id), { priceModifier: '5.60', name: 'Bianco' });
  expect((await staff.post(paths.priceChanges, { ...request, digest })).statusCode).toBe(201);
  await undo((await changes())[0]?.id ?? 0);
  await staff.put(paths.adminItem('colors', id), { name: 'Bianco Sparkle' });
});

it('saves nothing if a price would be out of its limits, or none would change', async () => {
  const before = await prices();
  const request: PriceChangeRequest = { kind: 'colors', amount: '-5' };
  const { lines } = await preview(request);
  expect(lines.filter(({ problem }) => problem !== null).map(({ name }) => name)).toEqual(['Glacier White']);
  expectError(await postChange(request), 'prices/out-of-limits');
  expectError(await postChange({ kind: 'thicknesses', percent: '0.01' }), 'request/invalid');
  expect(await prices()).toBe(before);
});

it('restores only prices not changed since, and lists the others', async () => {
  const change = await applyChange({ kind: 'colors', materialId: await quartzId(), amount: '0.10' });
  const parts = await readCatalogue(api);
  const edited = parts.color('Pebble Grey');
  await staff.put(paths.adminItem('colors', edited.id), { priceModifier: '7.77' });
  expect((await undo(change.id)).json<UndoPriceChangeResponse>()).toEqual({
    restored: 5,
    kept: [{ id: edited.id, name: 'Pebble Grey', price: '7.77' }],
  });
  const after = await readCatalogue(api);
  expect(after.color('Bianco Sparkle').priceModifier).toBe('5.60');
  expect(after.color('Pebble Grey').priceModifier).toBe('7.77');
  await staff.put(paths.adminItem('colors', edited.id), { priceModifier: '5.90' });
});

it('undoes only the latest change', async () => {
  const first = await applyChange({ kind: 'cutouts', amount: '1' });
  const second = await applyChange({ kind: 'sink-types', amount: '1' });
  expect((await changes()).slice(0, 2).map(({ canBeUndone }) => canBeUndone)).toEqual([true, false]);
  expectError(await undo(first.id), 'prices/not-undoable');
  expect((await undo(second.id)).statusCode).toBe(200);
  expectError(await undo(first.id), 'prices/not-undoable');
  for (const id of ['0', 'x', '999999', '99999999999']) {
    expectError(await staff.post(paths.undoPriceChange(id), {}), 'prices/not-found');
  }
  await applyChange({ kind: 'cutouts', amount: '-1' });
});

it('is applied and undone once for simultaneous requests', async () => {
  const other = await asStaff(api, await addStaff(api, { email: 'second@example.com', isAdmin: true }));
  const request: PriceChangeRequest = { kind: 'colors', percent: '3' };
  const before = await prices();
  const { digest } = await preview(request);
  const done = await Promise.all(
    [staff, other, staff, other].map((admin) => admin.post(paths.priceChanges, { ...request, digest })),
  );
  expect(done.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409]);
  const id = done.find(({ statusCode }) => statusCode === 201)?.json<PriceChangeResponse>().id ?? 0;
  const undone = await Promise.all(
    [staff, other, staff].map((admin) => admin.post(paths.undoPriceChange(id), {})),
  );
  expect(undone.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  expect(await prices()).toBe(before);
});
