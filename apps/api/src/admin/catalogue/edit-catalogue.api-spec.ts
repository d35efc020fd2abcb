import {
  catalogueKinds,
  catalogueLimits,
  paths,
  type AdminColor,
  type AdminItem,
  type AdminMaterial,
  type CatalogueKind,
  type Material,
  type QuoteResponse,
} from '@app/contracts';
import { stoneImages } from '@app/stone';
import type { Response } from 'light-my-request';
import { setColorImage } from '../../catalogue/index';
import { Statements } from '../../database/statements';
import { aQuote } from '../../testing/a-quote';
import { asStaff, type StaffCalls } from '../../testing/as-staff';
import { readCatalogue } from '../../testing/catalogue-parts';
import { expectRefusal } from '../../testing/expect-refusal';
import { picker } from '../../testing/pick';
import { addStaff } from '../../testing/sign-in';
import { startApi, type TestApi } from '../../testing/start-api';
import { until } from '../../testing/until';

const at = new Date('2026-11-21T10:00:00.000Z');
let api: TestApi;
let staff: StaffCalls;
beforeAll(async () => {
  api = await startApi({ now: () => at });
  staff = await asStaff(api);
});
afterAll(() => api.stop());

let made = 0;
const freshName = () => `Made ${(made += 1)}`;

/** The least that makes a row of each kind, and all that can be said about it. */
const rows: Record<CatalogueKind, { least: () => object; most: () => object; defaults: object }> = {
  materials: {
    least: () => ({ name: freshName(), basePrice: '5.6' }),
    most: () => ({
      name: freshName(),
      description: 'Hard',
      basePrice: '7.125',
      features: ['Hard', 'Cold'],
      applications: ['Tops'],
      maintenance: 'Wipe it.\nDry it.',
      warranty: 'Ten years',
      isActive: false,
    }),
    defaults: { basePrice: '5.600', description: '', features: [], colorCount: 0, isActive: true },
  },
  colors: {
    least: () => ({ name: freshName(), materialId: 1 }),
    most: () => ({
      name: freshName(),
      materialId: 2,
      hexCode: '#aabbcc',
      imageUrl: stoneImages['steel-grey']?.images[0]?.url,
      imageUrl2: null,
      priceModifier: '6.25',
      isActive: false,
    }),
    defaults: { hexCode: '#ffffff', priceModifier: '0.00', imageUrl: null, images: [], stripUrl: null },
  },
  'sink-types': {
    least: () => ({ name: freshName() }),
    most: () => ({ name: freshName(), description: 'Deep', priceModifier: '-12.50', isActive: false }),
    defaults: { description: '', priceModifier: '0.00', isActive: true },
  },
  thicknesses: {
    least: () => ({ value: freshName(), displayName: 'Thin' }),
    most: () => ({ value: freshName(), displayName: '40mm (Bold)', priceModifier: '1.25', isActive: false }),
    defaults: { priceModifier: '1.00', isActive: true },
  },
  cutouts: {
    least: () => ({ name: freshName() }),
    most: () => ({ name: freshName(), description: 'Round', priceModifier: '17.00', isActive: false }),
    defaults: { description: '', priceModifier: '0.00', isActive: true },
  },
};

const create = async <Item = AdminItem>(kind: CatalogueKind, details: object = {}): Promise<Item> => {
  const reply = await staff.post(paths.adminItems(kind), { ...rows[kind].least(), ...details });
  expect({ status: reply.statusCode, body: reply.body }).toMatchObject({ status: 201 });
  return reply.json<Item>();
};
const change = (kind: CatalogueKind, id: number, details: object) =>
  staff.put(paths.adminItem(kind, id), details);
const lastEntry = async () =>
  (
    await api.sql(
      `SELECT action, subject_id, subject_name, before, after, at, actor_id, request_id
       FROM audit_entry ORDER BY id DESC LIMIT 1`,
    )
  )[0];

describe.each(catalogueKinds)('%s', (kind) => {
  it('are made with the least that must be said, and read back', async () => {
    const reply = await staff.post(paths.adminItems(kind), rows[kind].least());
    expect(reply.statusCode).toBe(201);
    expect(reply.headers['cache-control']).toBe('no-store');
    const row = reply.json<AdminItem>();
    expect(row).toMatchObject({ ...rows[kind].defaults, version: 1, updatedAt: null });
    expect((await staff.get(paths.adminItem(kind, row.id))).json()).toEqual(row);
    expect(await lastEntry()).toMatchObject({
      action: expect.stringMatching(/\.create$/),
      subject_id: String(row.id),
      before: null,
      at,
      request_id: reply.headers['x-request-id'] ?? expect.any(String),
    });
  });

  it('keep all that can be said, and change in any part of it', async () => {
    const most = rows[kind].most();
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

    const again = (await change(kind, row.id, rows[kind].most())).json<AdminItem>();
    expect(again.version).toBe(4);
    expect(await lastEntry()).toMatchObject({ action: expect.stringMatching(/\.update$/) });
  });

  it('do not change by what says nothing new, and drop what they do not know', async () => {
    const row = await create(kind);
    const [before] = await api.sql<{ version: string }>('SELECT version FROM catalogue_version');
    const same = { ...row, version: undefined, id: 999_999, deletedAt: at, sortOrder: 7, colorCount: 9 };
    expect((await change(kind, row.id, same)).json()).toEqual(row);
    expect((await change(kind, row.id, {})).json()).toEqual(row);
    expect(await api.sql('SELECT version FROM catalogue_version')).toEqual([before]);
  });

  it('are deleted softly: gone for everybody, and their name is free again', async () => {
    const least = rows[kind].least();
    const row = (await staff.post(paths.adminItems(kind), least)).json<AdminItem>();
    const gone = await staff.delete(paths.adminItem(kind, row.id));
    expect({ status: gone.statusCode, body: gone.json<unknown>() }).toEqual({
      status: 200,
      body: { deletedColors: 0 },
    });
    expect(await lastEntry()).toMatchObject({ action: expect.stringMatching(/\.delete$/), after: null });
    expectRefusal(await staff.get(paths.adminItem(kind, row.id)), 'catalogue/item-not-found');
    expectRefusal(await change(kind, row.id, { isActive: false }), 'catalogue/item-not-found');
    expectRefusal(await staff.delete(paths.adminItem(kind, row.id)), 'catalogue/item-not-found');
    expect((await staff.post(paths.adminItems(kind), least)).statusCode).toBe(201);
  });

  it('have no row by what is no id', async () => {
    for (const id of ['0', '-1', 'x', '1.5', '99999999999', '1%20', 'null']) {
      const url = `/api/admin/${kind}/${id}`;
      expectRefusal(await staff.get(url), 'catalogue/item-not-found');
      expectRefusal(await staff.put(url, {}), 'catalogue/item-not-found');
      expectRefusal(await staff.delete(url), 'catalogue/item-not-found');
    }
  });

  it('have each name once, however it is spelled, also where two ask at the same moment', async () => {
    const field = kind === 'thicknesses' ? 'value' : 'name';
    const name = freshName();
    const ask = (spelled: string) =>
      staff.post(paths.adminItems(kind), { ...rows[kind].least(), [field]: spelled });
    const replies = await Promise.all([ask(name), ask(name.toUpperCase()), ask(` ${name} `)]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
    for (const reply of replies.filter(({ statusCode }) => statusCode === 409)) {
      expect(expectRefusal(reply, 'catalogue/name-taken').details?.fields).toEqual([
        { field, message: expect.any(String) },
      ]);
    }
    const other = await create(kind);
    expectRefusal(await change(kind, other.id, { [field]: name }), 'catalogue/name-taken');
    expect((await staff.get(paths.adminItem(kind, other.id))).json()).toEqual(other);
  });
});

describe('what is not valid', () => {
  const long = 'x'.repeat(catalogueLimits.name + 1);
  const notNames = ['', '  ', '\u200b', long, 'a\nb', 'a\0b', '\ud800', 7, true, {}, ['x']];
  const notRates = ['', ' ', 'six', '1,5', '-0.01', -1, '6.005', 6.005, 10_000, '1e2', 1e-7, true, [], {}];
  const notFlat = ['six', '5.001', 0.001, '-10000', 10_000, true, [], {}];
  const notBase = ['', '5.6001', 0.0001, -0.001, '10000', 'NaN', false, [], {}];
  const notFlags = ['true', 1, 'yes', {}];
  const notPoints = ['Hard', [''], [' '], ['a\nb'], [7], [['x']], Array(21).fill('x'), ['x'.repeat(121)], {}];
  const notPictures = [
    'https://evil.example/x.jpg',
    '//evil.example/x.jpg',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    '/stone/../../etc/passwd',
    '/stone/no-such-stone/close-800.jpg',
    '/api/images/never-uploaded.jpg',
    '/api/materials',
    '/stone/carrara-white/strip-1600.jpg',
    `/stone/${'x'.repeat(300)}`,
    7,
    {},
  ];
  const notVersions = [0, -1, 1.5, 'x', true, 9_999_999_999];

  const wrong: [CatalogueKind, string, unknown[]][] = [
    ['materials', 'name', notNames],
    ['materials', 'description', ['x'.repeat(2_001), 'a\0b', 7, {}]],
    ['materials', 'basePrice', notBase],
    ['materials', 'features', notPoints],
    ['materials', 'applications', notPoints],
    ['materials', 'maintenance', ['x'.repeat(2_001), 7]],
    ['materials', 'warranty', ['x'.repeat(2_001), []]],
    ['materials', 'isActive', notFlags],
    ['colors', 'name', notNames],
    ['colors', 'materialId', ['', 'x', 0, -1, 1.5, 999_999, true, {}]],
    ['colors', 'hexCode', ['white', '#fff', '#fffffg', '#ffffff0', 'ffffff', '', 7]],
    ['colors', 'priceModifier', notRates],
    ['colors', 'imageUrl', notPictures],
    ['colors', 'imageUrl2', notPictures],
    ['colors', 'isActive', notFlags],
    ['sink-types', 'name', notNames],
    ['sink-types', 'description', ['x'.repeat(2_001), 7]],
    ['sink-types', 'priceModifier', notFlat],
    ['thicknesses', 'value', notNames],
    ['thicknesses', 'displayName', notNames],
    ['thicknesses', 'priceModifier', notRates],
    ['cutouts', 'name', notNames],
    ['cutouts', 'priceModifier', notFlat],
    ...catalogueKinds.map((kind): [CatalogueKind, string, unknown[]] => [kind, 'version', notVersions]),
  ];

  it.each(wrong)('of %s: %s is refused by its name, and nothing is written', async (kind, field, values) => {
    const row = await create(kind);
    const [before] = await api.sql<{ version: string }>('SELECT version FROM catalogue_version');
    for (const value of values) {
      for (const reply of [
        await staff.post(paths.adminItems(kind), { ...rows[kind].least(), [field]: value }),
        await change(kind, row.id, { [field]: value }),
      ]) {
        const { details } = expectRefusal(reply, 'request/invalid');
        expect({ value, fields: details?.fields?.map((error) => error.field) }).toEqual({
          value,
          fields: [field],
        });
      }
    }
    expect(await api.sql('SELECT version FROM catalogue_version')).toEqual([before]);
  });

  it.each([
    ['materials', ['name', 'basePrice']],
    ['colors', ['materialId', 'name']],
    ['sink-types', ['name']],
    ['thicknesses', ['value', 'displayName']],
    ['cutouts', ['name']],
  ] as const)('of %s: what must be said is asked for all at once', async (kind, fields) => {
    const { details } = expectRefusal(await staff.post(paths.adminItems(kind), {}), 'request/invalid');
    expect(details?.fields?.map(({ field }) => field).sort()).toEqual([...fields].sort());
  });

  it.each([
    ['colors', 'priceModifier', 6.8, '6.80'],
    ['colors', 'priceModifier', '9999.99', '9999.99'],
    ['colors', 'priceModifier', ' 7 ', '7.00'],
    ['materials', 'basePrice', 9_999.999, '9999.999'],
    ['materials', 'basePrice', 0, '0.000'],
    ['sink-types', 'priceModifier', -9_999.99, '-9999.99'],
    ['cutouts', 'priceModifier', -0, '0.00'],
    ['thicknesses', 'priceModifier', '1.50', '1.50'],
    ['colors', 'hexCode', '#ABCDEF', '#abcdef'],
    ['colors', 'materialId', '3', 3],
    ['colors', 'imageUrl', '', null],
  ] as const)('but of %s %s may be %p, which is %p', async (kind, field, given, kept) => {
    expect(await create(kind, { [field]: given })).toMatchObject({ [field]: kept });
  });
});

describe('a colour', () => {
  const pictures = (slug: string) => stoneImages[slug]?.images ?? [];

  it('has its variants listed with its pictures', async () => {
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

  it('takes a picture that was uploaded, and another colour may have it too', async () => {
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
    expectRefusal(await change('colors', id, { name, materialId: 1 }), 'catalogue/name-taken');
  });

  it('moves to another material as long as no quote was made in it', async () => {
    const color = await create<AdminColor>('colors', { materialId: 1, priceModifier: '5.00' });
    const moved = (await change('colors', color.id, { materialId: 3 })).json<AdminColor>();
    expect(moved).toMatchObject({ materialId: 3, materialName: 'Marble' });

    const parts = await readCatalogue(api);
    const saved = await api.post(paths.quotes, aQuote(parts, { materialId: 3, colorId: color.id }));
    expect(saved.statusCode).toBe(201);
    const { details } = expectRefusal(await change('colors', color.id, { materialId: 1 }), 'request/invalid');
    expect(details?.fields?.map(({ field }) => field)).toEqual(['materialId']);
    expect((await change('colors', color.id, { name: freshName() })).statusCode).toBe(200);
  });

  it('is not made for a material that has been deleted', async () => {
    const { id: materialId } = await create('materials');
    const { id } = await create('colors');
    await staff.delete(paths.adminItem('materials', materialId));
    const refused = await staff.post(paths.adminItems('colors'), { name: freshName(), materialId });
    expectRefusal(refused, 'catalogue/material-deleted');
    expectRefusal(await change('colors', id, { materialId }), 'catalogue/material-deleted');
  });
});

describe('a material', () => {
  it('takes its colours with it, and says how many (D32)', async () => {
    const material = await create<AdminMaterial>('materials');
    const colors = [
      await create('colors', { materialId: material.id }),
      await create('colors', { materialId: material.id, isActive: false }),
      await create('colors', { materialId: material.id }),
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
      expectRefusal(await staff.get(paths.adminItem('colors', id)), 'catalogue/item-not-found');
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

  it('leaves no colour behind that is made while it is deleted', async () => {
    const { id: materialId } = await create('materials');
    const [made] = await Promise.all([
      staff.post(paths.adminItems('colors'), { name: freshName(), materialId }),
      staff.delete(paths.adminItem('materials', materialId)),
    ]);
    expect([201, 409]).toContain(made.statusCode);
    expect(
      await api.sql('SELECT id FROM color WHERE material_id = $1 AND deleted_at IS NULL', [materialId]),
    ).toEqual([]);
  });

  it('comes last in the shop until somebody says otherwise', async () => {
    const { id } = await create('materials');
    await create('colors', { materialId: id });
    expect((await api.get(paths.materials)).json<Material[]>().at(-1)?.id).toBe(id);
  });
});

describe('two admins who edit the same colour', () => {
  it('cannot overwrite each other: one wins, the other sees both versions', async () => {
    const other = await asStaff(api, await addStaff(api, { email: 'second@example.com', isAdmin: true }));
    const color = await create<AdminColor>('colors');
    const url = paths.adminItem('colors', color.id);
    const replies = await Promise.all(
      [staff, other, staff, other].map((admin, index) =>
        admin.put(url, { priceModifier: `6.0${index}`, version: color.version }),
      ),
    );
    const won = replies.filter(({ statusCode }) => statusCode === 200);
    const lost = replies.filter(({ statusCode }) => statusCode === 409);
    expect([won.length, lost.length]).toEqual([1, 3]);
    const kept = won[0]?.json<AdminColor>();
    expect(kept?.version).toBe(2);
    for (const reply of lost) {
      expect(expectRefusal(reply, 'catalogue/changed-meanwhile').details).toEqual({ current: kept });
    }
    expect((await staff.get(url)).json()).toEqual(kept);
  });

  it('overwrite each other where no version is sent, as the specification has it', async () => {
    const color = await create<AdminColor>('colors');
    const replies = await Promise.all(
      ['6.01', '6.02', '6.03'].map((priceModifier) => change('colors', color.id, { priceModifier })),
    );
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect((await staff.get(paths.adminItem('colors', color.id))).json()).toMatchObject({ version: 4 });
  });
});

it('many who change everything at once, in two processes, get an answer each', async () => {
  const other = await startApi({ databaseUrl: api.databaseUrl, now: () => at });
  try {
    const pick = picker(5);
    const admins = [staff, await asStaff(other)];
    const { id: materialId } = await create('materials');
    const known = [await create('colors', { materialId }), await create('colors', { materialId })];
    const deeds: ((admin: StaffCalls) => Promise<Response>)[] = [
      (admin) => admin.post(paths.adminItems('colors'), { name: freshName(), materialId }),
      (admin) => admin.put(paths.adminItem('materials', materialId), { basePrice: `${made}.5` }),
      (admin) => admin.put(paths.adminItem('colors', pick.one(known).id), { priceModifier: `${made}.5` }),
      (admin) => admin.delete(paths.adminItem('colors', pick.one(known).id)),
      (admin) => admin.post(paths.priceChanges, { kind: 'colors', percent: '1', digest: 'older' }),
      (admin) => admin.delete(paths.adminItem('materials', materialId)),
    ];
    const wave = Array.from({ length: 60 }, (_, turn) => pick.one(turn < 40 ? deeds.slice(0, 5) : deeds));
    const replies = await Promise.all(wave.map((deed) => deed(pick.one(admins))));
    for (const reply of replies) expect([200, 201, 404, 409]).toContain(reply.statusCode);
    const left = await api.sql(
      `SELECT 1 FROM color JOIN material ON material.id = material_id
       WHERE material.deleted_at IS NOT NULL AND color.deleted_at IS NULL`,
    );
    expect(left).toEqual([]);
  } finally {
    await other.stop();
  }
});

describe('visitors', () => {
  it('save quotes while somebody is changing the colour, and wait for nobody', async () => {
    const color = await create<AdminColor>('colors', { materialId: 3, priceModifier: '5.00' });
    const parts = await readCatalogue(api);
    await api.app.get(Statements).transaction(async (tx) => {
      const change = { colorId: color.id, field: 'image1', image: null, at } as const;
      await setColorImage(tx, { userId: null, requestId: null }, change);
      const saved = await api.post(paths.quotes, aQuote(parts, { colorId: color.id }));
      expect(saved.statusCode).toBe(201);
    });
  });

  it('see a change at once, in every process', async () => {
    const other = await startApi({ databaseUrl: api.databaseUrl, now: () => at });
    try {
      const seenIn = async (instance: TestApi, id: number) =>
        (await instance.get(paths.materials)).json<Material[]>().find((material) => material.id === id);
      const material = await create<AdminMaterial>('materials');
      const color = await create<AdminColor>('colors', { materialId: material.id, priceModifier: '4.00' });
      // Here without any wait; elsewhere when the word of it arrives.
      expect((await seenIn(api, material.id))?.colors).toMatchObject([{ priceModifier: '4.00' }]);
      await until(async () => (await seenIn(other, material.id))?.colors.length === 1);

      await change('colors', color.id, { priceModifier: '4.50' });
      expect((await seenIn(api, material.id))?.colors).toMatchObject([{ priceModifier: '4.50' }]);
      await until(async () => (await seenIn(other, material.id))?.colors[0]?.priceModifier === '4.50');

      await change('materials', material.id, { isActive: false });
      expect(await seenIn(api, material.id)).toBeUndefined();
      await until(async () => (await seenIn(other, material.id)) === undefined);
    } finally {
      await other.stop();
    }
  });

  it('keep their quotes as they were, whatever becomes of the parts (D3)', async () => {
    const material = await create<AdminMaterial>('materials');
    const color = await create<AdminColor>('colors', { materialId: material.id, priceModifier: '5.00' });
    const sink = await create('sink-types', { priceModifier: '10.00' });
    const parts = await readCatalogue(api);
    const order = aQuote(parts, { materialId: material.id, colorId: color.id, sinkTypeId: sink.id });
    const { id } = (await api.post(paths.quotes, order)).json<QuoteResponse>();
    const read = async () => (await api.get(paths.quote(id))).json<QuoteResponse>();
    const before = await read();
    expect(before.totalPrice).toBe('220.00');

    await change('colors', color.id, { name: freshName(), priceModifier: '9.00', isActive: false });
    await change('sink-types', sink.id, { isActive: false });
    expect(await read()).toEqual(before);
    expect(expectRefusal(await api.post(paths.quotes, order), 'quote/part-not-sold').details?.part).toBe(
      'colorId',
    );
    await staff.delete(paths.adminItem('materials', material.id));
    await staff.delete(paths.adminItem('sink-types', sink.id));
    expect(await read()).toEqual(before);
  });
});
