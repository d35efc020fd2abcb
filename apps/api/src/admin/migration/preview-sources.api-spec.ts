// @module-tag thorough
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  paths,
  type AdminColor,
  type Material,
  type MigrationPlan,
  type RunMigrationResponse,
} from '@app/contracts';
import { Client } from 'pg';
import sharp from 'sharp';
import { FileSource } from '../../data/migration/preview/file-source';
import { asStaff, type StaffCalls } from '../../testing/as-staff';
import { cloneDatabase, type TestDatabase } from '../../testing/clone-database';
import { expectRefusal } from '../../testing/expect-refusal';
import { startApi, type TestApi } from '../../testing/start-api';

/** A shop where staff gave a colour a picture of its own: its database, its files, its export. */
let other: TestApi;
let picture: AdminColor;
let folder: string;
let exportFile: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'preview-'));
  other = await startApi({ env: { STORAGE_FOLDER: join(folder, 'files') } });
  const staff = await asStaff(other);
  const [marble] = (await other.get(paths.materials))
    .json<Material[]>()
    .filter(({ name }) => name === 'Marble');
  const made = await staff.post(paths.adminItems('colors'), {
    materialId: marble?.id,
    name: 'Rosa Aurora',
    priceModifier: '7.70',
  });
  const drawn = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#d8a7a0' } })
    .jpeg()
    .toBuffer();
  const sent = await staff.post(paths.uploadColorImage(made.json<AdminColor>().id), {
    imageData: `data:image/jpeg;base64,${drawn.toString('base64')}`,
    imageField: 'image1',
  });
  expect(sent.statusCode).toBe(200);
  picture = sent.json<AdminColor>();
  const exported = await staff.get(paths.exportCurrentData);
  exportFile = join(folder, 'export.json');
  writeFileSync(exportFile, exported.rawPayload);
});
afterAll(async () => {
  await other.stop();
  rmSync(folder, { recursive: true });
});

/** Live, whose Preview is somewhere; without a database of its own a fresh one. */
async function withLive(
  env: Record<string, string>,
  use: (staff: StaffCalls, api: TestApi) => Promise<unknown>,
): Promise<void> {
  const api = await startApi({ env });
  try {
    await use(await asStaff(api), api);
  } finally {
    await api.stop();
  }
}
const run = (staff: StaffCalls) => staff.post(paths.runImmediateMigration, undefined);
const storage = () => pathToFileURL(join(folder, 'files')).href;

async function expectPicture(staff: StaffCalls, api: TestApi, source: string): Promise<void> {
  const plan = (await staff.post(paths.previewMigration, undefined)).json<MigrationPlan>();
  expect(plan).toMatchObject({ source, counts: { create: 1, update: 0, conflict: 0 } });
  const reply = await run(staff);
  expect(reply.json<RunMigrationResponse>()).toMatchObject({
    data: { materials: 5, colors: 28 },
    report: { pictures: 1, differences: [{ name: 'Rosa Aurora', verdict: 'create' }] },
  });
  const sold = (await api.get(paths.materials)).json<Material[]>().flatMap(({ colors }) => colors);
  const rosa = sold.find(({ name }) => name === 'Rosa Aurora');
  expect(rosa).toMatchObject({ imageUrl: picture.imageUrl, images: picture.images });
  const urls = JSON.stringify(picture.images).match(/\/api\/images\/[\w.-]+/g) ?? [];
  expect(urls.length).toBeGreaterThan(3);
  for (const url of new Set(urls)) {
    const [theirs, ours] = await Promise.all([other.get(url), api.get(url)]);
    expect([ours.statusCode, ours.rawPayload]).toEqual([200, theirs.rawPayload]);
  }
  const again = (await run(staff)).json<RunMigrationResponse>();
  expect(again.report).toMatchObject({ differences: [], pictures: 0 });
}

describe('another database', () => {
  it('gives its rows and, from its folder, its pictures, which Live then serves', () =>
    withLive({ PREVIEW_DATABASE_URL: other.databaseUrl, PREVIEW_STORAGE_URL: storage() }, (staff, api) =>
      expectPicture(staff, api, 'database'),
    ));
});

describe('a hostile database', () => {
  let hostile: TestDatabase;
  let client: Client;
  let live: TestApi;
  let staff: StaffCalls;
  beforeAll(async () => {
    hostile = await cloneDatabase();
    client = new Client({ connectionString: hostile.url });
    await client.connect();
    await client.query(`
      DROP TRIGGER color_is_repriced ON color;
      ALTER TABLE color DROP CONSTRAINT ck_color_name, DROP CONSTRAINT ck_color_price_modifier,
        DROP CONSTRAINT ck_color_images, ALTER price_modifier TYPE text`);
    const files = join(folder, 'hostile');
    mkdirSync(join(files, 'images'), { recursive: true });
    live = await startApi({
      env: { PREVIEW_DATABASE_URL: hostile.url, PREVIEW_STORAGE_URL: pathToFileURL(files).href },
    });
    staff = await asStaff(live);
  });
  afterAll(async () => {
    await client.end();
    await live.stop();
    await hostile.drop();
  });

  const name = `${createHash('sha256').update('garbage').digest('hex')}-800.jpg`;
  const image = (url: string) =>
    JSON.stringify([{ url, width: 800, height: 600, srcset: { avif: '', jpeg: `${url} 800w` } }]);

  it.each<[string, string, string | RegExp]>([
    ['a name too long', `name = repeat('x', 500)`, /^color, row 1 \(x{60}\): name$/],
    ['a price out of range', `price_modifier = '1e9'`, /price_modifier$/],
    ['a price that is none', `price_modifier = 'NaN'`, /price_modifier$/],
    ['a picture elsewhere', `image_url = 'http://169.254.169.254/'`, /images$/],
    ['a picture that leads elsewhere', `images = '${image('file:///etc/passwd')}'`, /images$/],
    ['pictures that are none', `images = '"x"'`, /images$/],
    [
      'bytes that are no picture',
      `image_url = '/api/images/${name}', images = '${image(`/api/images/${name}`)}'`,
      `images/${name}`,
    ],
  ])('is refused for %s, and the place is named', async (_, change, place) => {
    writeFileSync(join(folder, 'hostile', 'images', name), 'garbage');
    const [before] = await live.sql('SELECT md5(string_agg(color::text, id::text)) FROM color');
    await client.query(`UPDATE color SET ${change} WHERE id = 1`);
    const { details } = expectRefusal(await run(staff), 'migration/source-invalid');
    expect(details?.fields?.[0]?.field).toMatch(place);
    expect(await live.sql('SELECT md5(string_agg(color::text, id::text)) FROM color')).toEqual([before]);
    await client.query(`
      UPDATE color SET name = 'One', price_modifier = '1.00', image_url = NULL, image_url2 = NULL, images = '[]'
      WHERE id = 1`);
  });

  it('without the tables of this product is told from one', async () => {
    await client.query('ALTER TABLE thickness RENAME TO something_else');
    const { details } = expectRefusal(await run(staff), 'migration/source-invalid');
    expect(details?.fields?.[0]?.message).toMatch(
      /is no database of this product: relation "thickness" does not exist/,
    );
    expectRefusal(await staff.post(paths.previewMigration, undefined), 'migration/source-invalid');
  });
});

describe('an export file', () => {
  it('gives its rows and its pictures', () =>
    withLive({ PREVIEW_EXPORT_FILE: exportFile }, (staff, api) => expectPicture(staff, api, 'file')));

  it('that somebody changed is refused, and the place is named', async () => {
    const changed = join(folder, 'changed.json');
    writeFileSync(changed, readFileSync(exportFile, 'utf8').replaceAll('Rosa Aurora', 'Rosa Altera'));
    const refused = new FileSource({ kind: 'file', path: changed }).read();
    await expect(refused).rejects.toMatchObject({
      code: 'migration/source-invalid',
      details: {
        fields: [
          {
            field: 'PREVIEW_EXPORT_FILE',
            message: expect.stringMatching(/color: the rows are not those that were exported/) as string,
          },
        ],
      },
    });
  });
});
