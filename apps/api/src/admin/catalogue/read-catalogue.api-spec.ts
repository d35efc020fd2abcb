import {
  paths,
  type AdminColor,
  type AdminItem,
  type CatalogueKind,
  type CatalogueWarning,
  type Color,
  type Material,
} from '@app/contracts';
import { aQuote } from '../../testing/builders/a-quote';
import { readCatalogue } from '../../testing/builders/catalogue-parts';
import { changeCatalogue } from '../../testing/builders/change-catalogue';
import { countQueries } from '../../testing/database/count-queries';
import { expectError } from '../../testing/expect-error';
import { expectPage } from '../../testing/expect-success';
import { addStaff, signIn } from '../../testing/sign-in';
import { useApi, useStaff } from '../../testing/servers/use-api';

const api = useApi();
const staff = useStaff(api);

const list = async <Item = AdminItem>(kind: CatalogueKind, query = '') => {
  const { rows: items, total } = await expectPage<Item>(staff.get(`${paths.adminItems(kind)}${query}`));
  return { items, total };
};
const titles = (items: readonly AdminItem[]): string[] =>
  items.map((item) => ('displayName' in item ? item.displayName : item.name));

describe('the admin’s catalogue lists', () => {
  it.each([
    ['materials', 5],
    ['colors', 27],
    ['sink-types', 6],
    ['thicknesses', 4],
    ['cutouts', 7],
    ['basins', 6],
  ] as const)('%s: all %i, newest first, with one query besides the session’s', async (kind, count) => {
    const { items, total } = await list(kind, '?pageSize=200');
    expect([items.length, total]).toEqual([count, String(count)]);
    const ids = items.map(({ id }) => id);
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
    expect(await countQueries(() => list(kind, '?search=a&sort=-name&page=1'))).toBe(2);
  });

  it('are paginated, with the total number', async () => {
    const all = (await list('colors')).items;
    const pages = await Promise.all([1, 2, 3].map((page) => list('colors', `?pageSize=10&page=${page}`)));
    expect(pages.flatMap(({ items }) => items)).toEqual(all);
    expect(await list('colors', '?page=9')).toEqual({ items: [], total: '27' });
  });

  it.each([
    ['materials', '?search=QUARTZ', ['Quartz']],
    ['materials', '?search=%25', []],
    ['colors', '?search=%20calacatta%20', ['Calacatta Gold', 'Calacatta Luce']],
    ['colors', '?search=solid&sort=name', ['Dove Grey', 'Glacier White', 'Midnight', 'Warm Linen']],
    ['colors', '?search=%23e4e4e3', ['Carrara White']],
    ['thicknesses', '?search=30mm', [expect.stringContaining('30mm')]],
    ['cutouts', '?search=no%20cutouts', ['No Cutouts']],
  ] as const)('of %s find %s', async (kind, query, found) => {
    expect(titles((await list(kind, query)).items)).toEqual(found);
  });

  it('sort by every column, in both directions', async () => {
    const names = titles((await list('colors', '?sort=name')).items);
    expect(names).toEqual([...names].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)));

    const prices = (await list<AdminColor>('colors', '?sort=-price')).items.map((color) =>
      Number(color.priceModifier),
    );
    expect(prices).toEqual([...prices].sort((a, b) => b - a));

    const materialNames = (await list<AdminColor>('colors', '?sort=material')).items.map(
      (color) => color.materialName,
    );
    expect(materialNames).toEqual([...materialNames].sort());

    expect((await list('thicknesses', '?sort=value')).items).toMatchObject([
      { value: '3mm' },
      { value: '12mm' },
      { value: '20mm' },
      { value: '30mm' },
    ]);
    expect((await list('materials', '?sort=-colors')).items[0]).toMatchObject({
      name: 'Granite',
      colorCount: 7,
      activeColorCount: 7,
    });
    const [first] = (await list('cutouts', '?sort=name')).items;
    await staff.put(paths.adminItem('cutouts', first?.id ?? 0), { description: 'Changed' });
    expect((await list('cutouts', '?sort=-updated')).items[0]?.id).toBe(first?.id);
  });

  it('filter by active and inactive, and never show deleted rows', async () => {
    const [one, two] = (await list('sink-types')).items;
    await staff.put(paths.adminItem('sink-types', one?.id ?? 0), { isActive: false });
    await staff.delete(paths.adminItem('sink-types', two?.id ?? 0));
    expect((await list('sink-types', '?status=inactive')).items.map(({ id }) => id)).toEqual([one?.id]);
    expect((await list('sink-types', '?status=active')).total).toBe('4');
    expect((await list('sink-types')).total).toBe('5');
    expect((await list('sink-types', '?sort=status')).items[0]?.id).toBe(one?.id);
  });
});

describe('?includeInactive=true', () => {
  const materialsFor = async (headers = {}, query = '?includeInactive=true') =>
    api.get(`${paths.materials}${query}`, headers);
  const names = (materials: Material[]) => materials.map(({ name }) => name);

  it('shows admins inactive items, but no deleted ones (D32)', async () => {
    await changeCatalogue(api, `UPDATE material SET is_active = false WHERE name = 'Porcelain'`);
    await changeCatalogue(api, `UPDATE color SET is_active = false WHERE name = 'Dove Grey'`);
    await changeCatalogue(api, `UPDATE color SET deleted_at = now() WHERE name = 'Midnight'`);
    const admin = await signIn(api);
    const reply = await materialsFor(admin);
    expect(reply.headers).toMatchObject({ 'cache-control': 'no-store' });
    expect(reply.headers.etag).toBeUndefined();
    const materials = reply.json<Material[]>();
    expect(names(materials)).toContain('Porcelain');
    const colors = materials.flatMap((material) => material.colors.map(({ name }) => name));
    expect(colors).toEqual(expect.arrayContaining(['Dove Grey', 'Iron Oxide']));
    expect(colors).not.toContain('Midnight');
    expect(reply.body).not.toContain('isDeleted');

    const porcelain = materials.find(({ name }) => name === 'Porcelain');
    const url = paths.materialColors(porcelain?.id ?? 0);
    expectError(await api.get(url, admin), 'catalogue/material-not-found');
    expect((await api.get(`${url}?includeInactive=true`, admin)).json<Color[]>()).toHaveLength(4);
    for (const path of [paths.sinkTypes, paths.thicknesses, paths.cutouts]) {
      expect((await api.get(`${path}?includeInactive=true`, admin)).headers['cache-control']).toBe(
        'no-store',
      );
    }
  });

  it('shows no inactive items to other users, and leaves no cached response for visitors', async () => {
    const admin = await signIn(api);
    const fitter = await signIn(api, await addStaff(api, { email: 'fitter@example.com' }));
    for (const headers of [{}, fitter, { cookie: `sid=${'A'.repeat(43)}` }]) {
      await materialsFor(admin);
      const reply = await materialsFor(headers);
      expect(reply.headers).toMatchObject({ 'cache-control': 'no-cache', etag: expect.any(String) });
      expect(names(reply.json())).not.toContain('Porcelain');
    }
    expect(names((await materialsFor(admin, '')).json())).not.toContain('Porcelain');
    expect(names((await materialsFor(admin, '?includeInactive=yes')).json())).not.toContain('Porcelain');
  });
});

describe('warnings', () => {
  const warnings = async () => (await staff.get(paths.catalogueWarnings)).json<CatalogueWarning[]>();

  it('are empty for a new catalogue, and name problems that visitors would notice', async () => {
    await changeCatalogue(api, `UPDATE material SET is_active = true; UPDATE color SET is_active = true`);
    expect(await warnings()).toEqual([]);
    expect(await countQueries(warnings)).toBe(2);

    const parts = await readCatalogue(api);
    await api.sql(`UPDATE color SET price_modifier = 0 WHERE name = 'Carrara White'`);
    await api.sql(`UPDATE material SET base_price = 4.999 WHERE name = 'Quartz'`);
    await api.sql(`UPDATE color SET is_active = false WHERE material_id = $1`, [
      parts.material('Porcelain').id,
    ]);
    await api.sql(
      `UPDATE material SET thicknesses = (CASE name WHEN 'Quartz' THEN '{20mm}' ELSE '{}' END)::text[]`,
    );
    await api.sql(`UPDATE thickness SET is_active = false`);
    expect(await warnings()).toEqual([
      { code: 'no-active-thickness', kind: 'thicknesses', id: null, name: null, suggestion: null },
      {
        code: 'material-without-active-color',
        kind: 'materials',
        id: parts.material('Porcelain').id,
        name: 'Porcelain',
        suggestion: null,
      },
      {
        code: 'material-without-active-thickness',
        kind: 'materials',
        id: parts.material('Quartz').id,
        name: 'Quartz',
        suggestion: null,
      },
      {
        code: 'active-color-at-zero',
        kind: 'colors',
        id: parts.color('Carrara White').id,
        name: 'Carrara White',
        suggestion: null,
      },
      {
        code: 'base-price-of-no-active-color',
        kind: 'materials',
        id: parts.material('Quartz').id,
        name: 'Quartz',
        suggestion: '5.600',
      },
    ]);
  });

  it('ignore items that visitors cannot see', async () => {
    await api.sql(`UPDATE material SET is_active = false`);
    await api.sql(`UPDATE thickness SET is_active = true`);
    expect(await warnings()).toMatchObject([{ code: 'no-active-material', kind: 'materials', id: null }]);
    await changeCatalogue(api, `UPDATE material SET is_active = true`);
  });
});

it('counts the rows of all tabs in one statement', async () => {
  await changeCatalogue(api, `UPDATE color SET is_active = true`);
  const parts = await readCatalogue(api);
  for (let saved = 0; saved < 3; saved += 1) await api.post(paths.quotes, aQuote(parts));
  await api.sql(`UPDATE quote SET deleted_at = now() WHERE id = (SELECT min(id) FROM quote)`);
  const message = { firstName: 'Ada', lastName: 'King', email: 'ada@example.com', message: 'Hello' };
  for (let sent = 0; sent < 2; sent += 1) await api.post(paths.contact, message);
  await api.sql(
    `UPDATE contact_inquiry SET status = 'resolved' WHERE id = (SELECT min(id) FROM contact_inquiry)`,
  );
  const reply = await staff.get(paths.adminCounts);
  expect(reply.headers['cache-control']).toBe('no-store');
  expect(reply.json()).toEqual({
    orders: 2,
    newInquiries: 1,
    openTasks: 2,
    overdueTasks: 0,
    paymentReviews: 0,
    undecidedTransfers: 0,
    isOnHold: false,
    isBackupMissing: false,
    materials: 5,
    colors: 26,
    'sink-types': 5,
    thicknesses: 4,
    cutouts: 7,
    basins: 6,
  });
  expect(await countQueries(() => staff.get(paths.adminCounts))).toBe(2);
});
