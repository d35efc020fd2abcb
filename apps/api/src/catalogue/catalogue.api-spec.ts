import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { paths, type Color, type Material } from '@app/contracts';
import { countQueries } from '../testing/database/count-queries';
import { expectError } from '../testing/expect-error';
import { startApi, type TestApi } from '../testing/servers/start-api';
import { useApi } from '../testing/servers/use-api';
import { until } from '../testing/until';
import { CatalogueCache } from './catalogue-cache';

const api = useApi();

const materials = async () => (await api.get(paths.materials)).json<Material[]>();

describe('the catalogue', () => {
  it("has five materials with 27 colours, in the shop's order", async () => {
    const list = await materials();

    expect(list.map(({ name }) => name)).toEqual([
      'Quartz',
      'Granite',
      'Marble',
      'Solid Surface',
      'Porcelain',
    ]);
    expect(list.flatMap(({ colors }) => colors)).toHaveLength(27);
    const nonEmpty = [expect.stringMatching(/./)];
    expect(list[2]).toMatchObject({
      description: nonEmpty[0],
      basePrice: '6.200',
      isActive: true,
      features: expect.arrayContaining(nonEmpty),
      applications: expect.arrayContaining(nonEmpty),
      maintenance: nonEmpty[0],
      warranty: nonEmpty[0],
    });
    expect(list[2]?.colors[0]).toMatchObject({
      name: 'Carrara White',
      materialId: list[2]?.id,
      hexCode: expect.stringMatching(/^#[0-9a-f]{6}$/i),
      imageUrl: expect.stringMatching(/^\/stone\/carrara-white\//),
      imageUrl2: expect.stringMatching(/^\/stone\/carrara-white\//),
      priceModifier: '6.80',
      isActive: true,
    });
  });

  it('lists the colours of one material exactly as in the list of materials', async () => {
    const [quartz] = await materials();
    const response = await api.get(paths.materialColors(quartz?.id ?? 0));
    expect(response.json<Color[]>()).toEqual(quartz?.colors);
  });

  it.each(['0', '999', 'quartz', '1.5', '-1', '99999999999999999999', '%00', '1%20'])(
    'returns 404 for colours of material %j',
    async (id) => {
      expectError(await api.get(`/api/materials/${id}/colors`), 'catalogue/material-not-found');
    },
  );

  it.each([
    [paths.sinkTypes, 6, { name: 'No Sink', priceModifier: '0.00' }],
    [paths.thicknesses, 4, { value: '3mm' }],
    [paths.cutouts, 7, { name: 'No Cutouts', priceModifier: '0.00' }],
  ])("%s lists all %i, in the shop's order", async (path, count, first) => {
    const list = (await api.get(path)).json<object[]>();
    expect(list).toHaveLength(count);
    expect(list[0]).toMatchObject(first);
  });

  it('hides internal fields from visitors', async () => {
    for (const path of [paths.materials, paths.sinkTypes, paths.thicknesses, paths.cutouts]) {
      expect((await api.get(path)).body).not.toMatch(/isDeleted|sortOrder|deletedAt/);
    }
  });
});

describe('reading the catalogue', () => {
  it('takes no database query', async () => {
    await materials();
    expect(await countQueries(materials)).toBe(0);
    expect(await countQueries(() => api.get(paths.cutouts))).toBe(0);
  });

  it('takes one query after a change, for any number of visitors', async () => {
    api.app.get(CatalogueCache).drop();
    expect(await countQueries(() => Promise.all([materials(), materials(), api.get(paths.cutouts)]))).toBe(1);
  });

  it('is revalidated by ETag, each encoding with its own (D13)', async () => {
    const tags = new Set<string>();
    for (const encoding of ['identity', 'gzip', 'br']) {
      const headers = { 'accept-encoding': encoding };
      const first = await api.get(paths.materials, headers);
      const etag = String(first.headers.etag);
      tags.add(etag);
      expect(first.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'Accept-Encoding' });

      const revalidated = await api.get(paths.materials, {
        ...headers,
        'if-none-match': `"other", W/${etag}`,
      });
      expect({
        status: revalidated.statusCode,
        body: revalidated.body,
        etag: revalidated.headers.etag,
      }).toEqual({
        status: 304,
        body: '',
        etag,
      });
    }
    expect(tags.size).toBe(3);
  });

  it('is compressed as the client prefers, with the same content', async () => {
    const plain = await api.get(paths.materials);
    const zipped = await api.get(paths.materials, { 'accept-encoding': 'gzip' });
    const brotli = await api.get(paths.materials, { 'accept-encoding': 'gzip, br' });

    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    expect([zipped, brotli].map((response) => response.headers['content-encoding'])).toEqual(['gzip', 'br']);
  });

  it('responds to HEAD like GET, without the body', async () => {
    const head = await api.inject({ method: 'HEAD', url: paths.materials });
    expect({ status: head.statusCode, body: head.body }).toEqual({ status: 200, body: '' });
  });
});

describe('a change of the catalogue', () => {
  it('hides what staff deactivate or delete, colours included', async () => {
    await api.sql(`UPDATE material SET is_active = false WHERE name = 'Granite'`);
    await api.sql(`UPDATE color SET is_active = false WHERE name = 'Carrara White'`);
    await api.sql(`UPDATE color SET deleted_at = now() WHERE name = 'Nero Marquina'`);
    await until(async () => (await materials()).length === 4);

    await until(async () => {
      const names = (await materials()).flatMap(({ colors }) => colors.map(({ name }) => name));
      return !names.includes('Carrara White') && !names.includes('Nero Marquina');
    });
    const [granite] = await api.sql<{ id: number }>(`SELECT id FROM material WHERE name = 'Granite'`);
    expectError(await api.get(paths.materialColors(granite?.id ?? 0)), 'catalogue/material-not-found');
  });

  it('reaches every process immediately', async () => {
    const other = await startApi({ databaseUrl: api.databaseUrl });
    try {
      const pricesIn = async (instance: TestApi) =>
        (await instance.get(paths.materials)).body.match(
          /"name":"Bianco Sparkle".*?"priceModifier":"([^"]+)"/,
        )?.[1];
      await Promise.all([pricesIn(api), pricesIn(other)]);

      await api.sql(`UPDATE color SET price_modifier = 5.99 WHERE name = 'Bianco Sparkle'`);
      await until(async () => (await pricesIn(api)) === '5.99' && (await pricesIn(other)) === '5.99');
    } finally {
      await other.stop();
    }
  });

  it('is noticed without notifications, and after reconnecting', { tags: 'thorough' }, async () => {
    const listeners = `SELECT pid FROM pg_stat_activity
      WHERE application_name LIKE 'vanity-tops listens%' AND datname = current_database()`;
    const before = await api.sql<{ pid: number }>(listeners);
    await api.sql(`SELECT pg_terminate_backend(pid) FROM (${listeners}) AS ours`);
    await api.sql(`UPDATE cutout SET description = 'Seen while deaf' WHERE name = 'Corner notch'`);
    await until(async () => (await api.get(paths.cutouts)).body.includes('Seen while deaf'));

    await until(async () => {
      const [now] = await api.sql<{ pid: number }>(listeners);
      return now !== undefined && now.pid !== before[0]?.pid;
    });
    await until(() => countQueries(() => api.get(paths.cutouts)).then((count) => count === 0));
    await api.sql(`UPDATE cutout SET description = 'Told again' WHERE name = 'Corner notch'`);
    await until(async () => (await api.get(paths.cutouts)).body.includes('Told again'));
  });
});
