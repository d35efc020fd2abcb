import {
  catalogueKinds,
  paths,
  type AdminColor,
  type AdminItem,
  type AdminMaterial,
  type AdminThickness,
  type CatalogueKind,
  type Material,
} from '@app/contracts';
import { stoneImages } from '@app/stone';
import { setColorImage } from '../../catalogue/editing/color-pictures';
import { Statements } from '../../database/statements';
import { aQuote } from '../../testing/builders/a-quote';
import { readCatalogue } from '../../testing/builders/catalogue-parts';
import { expectError } from '../../testing/expect-error';
import { useApi, useStaff } from '../../testing/servers/use-api';
import { catalogueCalls, uniqueName, colorOnSale, itemRows } from './testing/item-rows';

const at = new Date('2026-11-21T10:00:00.000Z');
const api = useApi({ now: () => at });
const staff = useStaff(api);

const { create, change } = catalogueCalls(staff);
const lastEntry = async () =>
  (
    await api.sql(
      `SELECT action, subject_id, subject_name, before, after, at, actor_id, request_id
       FROM audit_entry ORDER BY id DESC LIMIT 1`,
    )
  )[0];

const tables: Record<CatalogueKind, string> = {
  materials: 'material',
  colors: 'color',
  'sink-types': 'sink_type',
  thicknesses: 'thickness',
  cutouts: 'cutout',
  basins: 'basin',
};

describe.each(catalogueKinds)('%s', (kind) => {
  it('can be created with the required fields only, and read again', async () => {
    const reply = await staff.post(paths.adminItems(kind), itemRows[kind].minimal());
    expect(reply.statusCode).toBe(201);
    expect(reply.headers['cache-control']).toBe('no-store');
    const row = reply.json<AdminItem>();
    expect(row).toMatchObject({ ...itemRows[kind].defaults, version: 1, updatedAt: null });
    expect((await staff.get(paths.adminItem(kind, row.id))).json()).toEqual(row);
    expect(await lastEntry()).toMatchObject({
      action: expect.stringMatching(/\.create$/),
      subject_id: String(row.id),
      before: null,
      at,
      request_id: reply.headers['x-request-id'] ?? expect.any(String),
    });
  });

  it('store all fields, and each field can be changed', async () => {
    const most = itemRows[kind].full();
    const row = await create(kind, most);
    expect(row).toMatchObject(most);

    const changed = (await change(kind, row.id, { isActive: true })).json<AdminItem>();
    expect(changed).toEqual({ ...row, isActive: true, version: 2, updatedAt: at.toISOString() });
    expect(await lastEntry()).toMatchObject({
      action: expect.stringMatching(/\.activate$/),
      before: { isActive: false },
      after: { isActive: true },
    });
    await change(kind, row.id, { isActive: false });
    expect(await lastEntry()).toMatchObject({ action: expect.stringMatching(/\.deactivate$/) });

    const again = (await change(kind, row.id, itemRows[kind].full())).json<AdminItem>();
    expect(again.version).toBe(4);
    expect(await lastEntry()).toMatchObject({ action: expect.stringMatching(/\.update$/) });
  });

  it('ignore changes without effect, and unknown fields', async () => {
    const row = await create(kind);
    const [before] = await api.sql<{ version: string }>('SELECT version FROM catalogue_version');
    const same = { ...row, version: undefined, id: 999_999, deletedAt: at, sortOrder: 7, colorCount: 9 };
    expect((await change(kind, row.id, same)).json()).toEqual(row);
    expect((await change(kind, row.id, {})).json()).toEqual(row);
    expect(await api.sql('SELECT version FROM catalogue_version')).toEqual([before]);
  });

  it('are soft-deleted: hidden everywhere, while their name can be used again', async () => {
    const least = itemRows[kind].minimal();
    const row = (await staff.post(paths.adminItems(kind), least)).json<AdminItem>();
    const gone = await staff.delete(paths.adminItem(kind, row.id));
    expect({ status: gone.statusCode, body: gone.json<unknown>() }).toEqual({
      status: 200,
      body: { deletedColors: 0 },
    });
    expect(await lastEntry()).toMatchObject({ action: expect.stringMatching(/\.delete$/), after: null });
    expect(await api.sql(`SELECT deleted_at FROM ${tables[kind]} WHERE id = $1`, [row.id])).toEqual([
      { deleted_at: at },
    ]);
    expectError(await staff.get(paths.adminItem(kind, row.id)), 'catalogue/item-not-found');
    expectError(await change(kind, row.id, { isActive: false }), 'catalogue/item-not-found');
    expectError(await staff.delete(paths.adminItem(kind, row.id)), 'catalogue/item-not-found');
    expect((await staff.post(paths.adminItems(kind), least)).statusCode).toBe(201);
  });

  it('are listed separately once deleted, and can be restored unless the name is taken', async () => {
    const least = itemRows[kind].minimal();
    const row = (await staff.post(paths.adminItems(kind), least)).json<AdminItem>();
    await staff.delete(paths.adminItem(kind, row.id));
    const changed = { ...row, updatedAt: at.toISOString() };
    const list = async (query: string) =>
      (await staff.get(`${paths.adminItems(kind)}?pageSize=200${query}`)).json<AdminItem[]>();
    expect((await list('&status=deleted'))[0]).toEqual({
      ...changed,
      version: 2,
      deletedAt: at.toISOString(),
    });
    expect((await list('')).map(({ id }) => id)).not.toContain(row.id);

    const other = (await staff.post(paths.adminItems(kind), least)).json<AdminItem>();
    const restore = () => staff.post(paths.restoreItem(kind, row.id), {});
    expectError(await restore(), 'catalogue/name-taken');
    await staff.delete(paths.adminItem(kind, other.id));
    const living = { ...changed, version: 3 };
    const reply = await restore();
    expect({ status: reply.statusCode, body: reply.json<unknown>() }).toEqual({ status: 200, body: living });
    expect(await lastEntry()).toMatchObject({
      action: expect.stringMatching(/\.restore$/),
      subject_id: String(row.id),
      before: null,
    });
    expect((await staff.get(paths.adminItem(kind, row.id))).json()).toEqual(living);
    // A second request has no further effect.
    expect((await restore()).json()).toEqual(living);
    expectError(await staff.post(paths.restoreItem(kind, 999_999), {}), 'catalogue/item-not-found');
  });

  it('have unique names, ignoring case and spaces, even with concurrent requests', async () => {
    const field = kind === 'thicknesses' ? 'value' : 'name';
    const name = uniqueName();
    const ask = (spelled: string) =>
      staff.post(paths.adminItems(kind), { ...itemRows[kind].minimal(), [field]: spelled });
    const replies = await Promise.all([ask(name), ask(name.toUpperCase()), ask(` ${name} `)]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
    for (const reply of replies.filter(({ statusCode }) => statusCode === 409)) {
      expect(expectError(reply, 'catalogue/name-taken').details?.fields).toEqual([
        { field, message: expect.any(String) },
      ]);
    }
    const other = await create(kind);
    expectError(await change(kind, other.id, { [field]: name }), 'catalogue/name-taken');
    expect((await staff.get(paths.adminItem(kind, other.id))).json()).toEqual(other);
  });
});

describe('the thicknesses of a material', () => {
  it("must exist, and change with the thickness's value", async () => {
    const thickness = await create<AdminThickness>('thicknesses');
    const { id, thicknesses } = await create<AdminMaterial>('materials', { thicknesses: [thickness.value] });
    expect(thicknesses).toEqual([thickness.value]);
    const value = uniqueName();
    await change('thicknesses', thickness.id, { value });
    const renamed = (await staff.get(paths.adminItem('materials', id))).json<AdminMaterial>();
    expect(renamed.thicknesses).toEqual([value]);

    const refusal = await change('materials', id, { thicknesses: [value, thickness.value] });
    expect(expectError(refusal, 'request/invalid').details?.fields).toMatchObject([{ field: 'thicknesses' }]);
    expect(await change('materials', id, { thicknesses: [] })).toMatchObject({ statusCode: 200 });
  });
});

describe('a colour', () => {
  const pictures = (slug: string) => stoneImages[slug]?.images ?? [];

  it('lists the variants of its pictures', async () => {
    const [closeUp, scene] = pictures('blue-pearl');
    const color = await create<AdminColor>('colors', {
      imageUrl: closeUp?.url,
      imageUrl2: scene?.url.split('?')[0],
    });
    expect(color).toMatchObject({
      imageUrl: closeUp?.url,
      imageUrl2: scene?.url,
      images: [closeUp, scene],
      stripUrl: stoneImages['blue-pearl']?.stripUrl,
    });
    const bare = (await change('colors', color.id, { imageUrl: null, imageUrl2: null })).json<AdminColor>();
    expect(bare).toMatchObject({ imageUrl: null, imageUrl2: null, images: [], stripUrl: null });
  });

  it('can have an uploaded picture, even the picture of another colour', async () => {
    const image = {
      url: '/api/images/a1b2c3-800.jpg',
      width: 800,
      height: 600,
      srcset: { avif: '/api/images/a1b2c3-640.avif 640w', jpeg: '/api/images/a1b2c3-800.jpg 800w' },
    };
    const { id } = await create('colors');
    const actor = { userId: 1, requestId: 'r' };
    const statements = api.app.get(Statements);
    const upload = (field: 'image1' | 'image2', colorId = id) =>
      statements.transaction((tx) => setColorImage(tx, actor, { colorId, field, image, at }));

    expect(await upload('image2')).toMatchObject({ imageUrl2: image.url, images: [image], version: 2 });
    expect(await lastEntry()).toMatchObject({
      action: 'color.upload-image',
      before: { imageUrl2: null },
      after: { imageUrl2: image.url },
    });
    const other = await create<AdminColor>('colors', { imageUrl: image.url });
    expect(other.images).toEqual([image]);
    await staff.delete(paths.adminItem('colors', id));
    await expect(upload('image1')).rejects.toMatchObject({ code: 'catalogue/item-not-found' });
  });

  it('may have the name of a colour of another material', async () => {
    const { name } = await create<AdminColor>('colors', { materialId: 1 });
    await create('colors', { materialId: 2, name });
    const { id } = await create('colors', { materialId: 2 });
    expectError(await change('colors', id, { name, materialId: 1 }), 'catalogue/name-taken');
  });

  it('can move to another material until a quote was made', async () => {
    const color = await create<AdminColor>('colors', { materialId: 1, ...colorOnSale });
    const moved = (await change('colors', color.id, { materialId: 3 })).json<AdminColor>();
    expect(moved).toMatchObject({ materialId: 3, materialName: 'Marble' });

    const parts = await readCatalogue(api);
    const saved = await api.post(paths.quotes, aQuote(parts, { materialId: 3, colorId: color.id }));
    expect(saved.statusCode).toBe(201);
    const { details } = expectError(await change('colors', color.id, { materialId: 1 }), 'request/invalid');
    expect(details?.fields?.map(({ field }) => field)).toEqual(['materialId']);
    expect((await change('colors', color.id, { name: uniqueName() })).statusCode).toBe(200);
  });

  it('cannot be created in a deleted material', async () => {
    const { id: materialId } = await create('materials');
    const { id } = await create('colors');
    await staff.delete(paths.adminItem('materials', materialId));
    const refused = await staff.post(paths.adminItems('colors'), { name: uniqueName(), materialId });
    expectError(refused, 'catalogue/material-deleted');
    expectError(await change('colors', id, { materialId }), 'catalogue/material-deleted');
  });
});

describe('a material', () => {
  it('is deleted with its colours, and the response counts them (D32)', async () => {
    const material = await create<AdminMaterial>('materials');
    const colors = [
      await create('colors', { materialId: material.id, ...colorOnSale }),
      await create('colors', { materialId: material.id, isActive: false }),
      await create('colors', { materialId: material.id, ...colorOnSale }),
    ];
    await staff.delete(paths.adminItem('colors', colors[2]?.id ?? 0));
    expect((await staff.get(paths.adminItem('materials', material.id))).json()).toMatchObject({
      colorCount: 2,
      activeColorCount: 1,
    });

    expect((await staff.delete(paths.adminItem('materials', material.id))).json()).toEqual({
      deletedColors: 2,
    });
    for (const { id } of colors) {
      expectError(await staff.get(paths.adminItem('colors', id)), 'catalogue/item-not-found');
    }
    const entries = await api.sql<{ action: string; subject_id: string }>(
      'SELECT action, subject_id FROM audit_entry ORDER BY id DESC LIMIT 3',
    );
    expect(entries.map(({ action, subject_id }) => `${action} ${subject_id}`).sort()).toEqual([
      `color.delete ${colors[0]?.id}`,
      `color.delete ${colors[1]?.id}`,
      `material.delete ${material.id}`,
    ]);
  });

  it('is restored with the colours that were deleted with it, but not with those deleted before', async () => {
    const { id: materialId } = await create('materials');
    const [before, inactive, kept] = [
      await create('colors', { materialId, ...colorOnSale }),
      await create('colors', { materialId, isActive: false }),
      await create('colors', { materialId, ...colorOnSale }),
    ];
    await staff.delete(paths.adminItem('colors', before.id));
    await api.sql(`UPDATE color SET deleted_at = deleted_at - interval '1 s' WHERE id = $1`, [before.id]);
    await staff.delete(paths.adminItem('materials', materialId));
    expectError(await staff.post(paths.restoreItem('colors', kept.id), {}), 'catalogue/material-deleted');

    const back = await staff.post(paths.restoreItem('materials', materialId), {});
    expect(back.json()).toMatchObject({ id: materialId, colorCount: 2, activeColorCount: 1 });
    for (const { id } of [inactive, kept])
      expect((await staff.get(paths.adminItem('colors', id))).statusCode).toBe(200);
    expectError(await staff.get(paths.adminItem('colors', before.id)), 'catalogue/item-not-found');
    const shop = (await api.get(paths.materials)).json<Material[]>().find(({ id }) => id === materialId);
    expect(shop?.colors.map(({ id }) => id)).toEqual([kept.id]);
  });

  it('leaves no colour behind that is created during its deletion', async () => {
    const { id: materialId } = await create('materials');
    const [made] = await Promise.all([
      staff.post(paths.adminItems('colors'), { name: uniqueName(), materialId }),
      staff.delete(paths.adminItem('materials', materialId)),
    ]);
    expect([201, 409]).toContain(made.statusCode);
    expect(
      await api.sql('SELECT id FROM color WHERE material_id = $1 AND deleted_at IS NULL', [materialId]),
    ).toEqual([]);
  });
});
