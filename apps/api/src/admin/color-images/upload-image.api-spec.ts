import { paths, type AdminColor, type AuditEntryResponse, type Material } from '@app/contracts';
import sharp from 'sharp';
import { hidden } from '../../images/testing/hostile-pictures';
import { expectError } from '../../testing/expect-error';
import { expectSuccess } from '../../testing/expect-success';
import { useApi, useSession } from '../../testing/servers/use-api';

const now = new Date('2026-11-21T11:00:00.123Z');
let colorId: number;
let picture: Buffer;
const api = useApi({ now: () => now });
const admin = useSession(api);
beforeAll(async () => {
  const [row] = await api.sql<{ id: number }>(`SELECT id FROM color WHERE name = 'Calacatta Gold'`);
  colorId = row?.id ?? 0;
  // Low noise (sigma 2), as a very noisy image takes four times as long to encode.
  const noise = { type: 'gaussian', mean: 120, sigma: 2 } as const;
  picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#777', noise } })
    .withExif({ IFD0: { Copyright: hidden } })
    .jpeg({ quality: 80 })
    .toBuffer();
});

const dataUrl = (content: Buffer, type = 'image/jpeg') => `data:${type};base64,${content.toString('base64')}`;
const upload = (details: Record<string, unknown> = {}, id: number | string = colorId) =>
  api.post(
    paths.uploadColorImage(id),
    {
      imageData: dataUrl(picture),
      fileName: 'slab.jpg',
      mimeType: 'image/jpeg',
      imageField: 'image1',
      ...details,
    },
    admin,
  );
const rowOf = async () => (await api.sql(`SELECT * FROM color WHERE id = $1`, [colorId]))[0];
const imageUrlsOf = ({ images }: Pick<AdminColor, 'images'>) =>
  images.flatMap(({ srcset }) =>
    [srcset.avif, srcset.jpeg].flatMap((set) => set.split(', ').map((one) => one.split(' ')[0] ?? '')),
  );

it('stores a colour’s picture in three sizes and two formats, which visitors see immediately', async () => {
  const color = await expectSuccess<AdminColor>(upload());
  const image = color.images.find(({ url }) => url === color.imageUrl);
  expect(image).toMatchObject({ width: 800, height: 533 });
  expect(color.imageUrl).toMatch(/^\/api\/images\/[0-9a-f]{64}-800\.jpg$/);
  for (const format of ['jpeg', 'avif'] as const) {
    const widths = image?.srcset[format].split(', ').map((one) => one.split(' ')[1]);
    expect(widths).toEqual(['320w', '640w', '800w']);
  }

  const materials = (await api.get(paths.materials)).json<Material[]>();
  const seen = materials.flatMap(({ colors }) => colors).find(({ id }) => id === colorId);
  expect(seen).toMatchObject({ imageUrl: color.imageUrl, images: color.images });

  const log = await api.get(paths.adminAudit, admin);
  const [entry] = log.json<AuditEntryResponse[]>();
  expect(entry).toMatchObject({
    action: 'color.upload-image',
    subject: { kind: 'color', id: String(colorId) },
  });
});

it('serves pictures to everybody with a long cache time, without their metadata', async () => {
  const color = (await upload()).json<AdminColor>();
  const addresses = imageUrlsOf({ images: color.images.filter(({ url }) => url === color.imageUrl) });
  expect(addresses).toHaveLength(6);
  for (const url of addresses) {
    const reply = await api.get(url);
    const isAvif = url.endsWith('.avif');
    expect(reply.headers).toMatchObject({
      'content-type': isAvif ? 'image/avif' : 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': String(reply.rawPayload.length),
      'x-content-type-options': 'nosniff',
    });
    const metadata = await sharp(reply.rawPayload).metadata();
    expect([metadata.format, metadata.exif, metadata.icc]).toEqual([
      isAvif ? 'heif' : 'jpeg',
      undefined,
      undefined,
    ]);
    expect(reply.rawPayload.includes(hidden)).toBe(false);
    const again = await api.get(url, { 'if-none-match': String(reply.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const head = await api.inject({ method: 'HEAD', url });
    expect([head.statusCode, head.body]).toEqual([200, '']);
  }
});

it('keeps both pictures of a colour, and stores identical ones once', { tags: 'thorough' }, async () => {
  const first = (await upload()).json<AdminColor>();
  const second = (await upload({ imageField: 'image2' })).json<AdminColor>();
  expect(second.imageUrl).toBe(first.imageUrl);
  expect(second.imageUrl2).toBe(first.imageUrl);
  expect(second.version).toBe(first.version + 1);
});

it.each(['', '..%2f..%2fpackage.json', `${'a'.repeat(64)}-800.jpg`, `${'a'.repeat(64)}-800.svg`])(
  'has no picture called %j',
  async (name) => {
    expectError(await api.get(`/api/images/${name}`), 'image/not-found', 'request/not-found');
  },
);

it('accepts a picture with any file name and declared type', { tags: 'thorough' }, async () => {
  const png = await sharp(picture).png().toBuffer();
  for (const details of [
    { fileName: '../../../../etc/passwd' },
    { fileName: 'C:\\windows\\win.ini\0.jpg'.replace('\0', '') },
    { fileName: '<script>.svg', mimeType: 'image/svg+xml' },
    { imageData: dataUrl(png, 'image/gif'), mimeType: 'text/html' },
    { imageData: picture.toString('base64') },
    { fileName: null, mimeType: undefined },
  ]) {
    expect((await upload(details)).statusCode).toBe(200);
  }
});

it.each<[string, Record<string, unknown>]>([
  ['an external URL', { imageData: 'https://evil.example/picture.jpg' }],
  ['a file:// URL', { imageData: 'file:///etc/passwd' }],
  ['a data URL without base64', { imageData: 'data:image/jpeg,%FF%D8%FF' }],
  ['base64 with an invalid character', { imageData: `${'A'.repeat(100)}*${'A'.repeat(100)}` }],
  ['a number', { imageData: 7 }],
  ['a third field', { imageField: 'image3' }],
  ['the __proto__ key', { imageField: '__proto__' }],
])('rejects %s before decoding', async (_, details) => {
  const before = await rowOf();
  expectError(await upload(details), 'request/invalid');
  expect(await rowOf()).toEqual(before);
});

it('decides about a large file by its content, not by its length', async () => {
  expectError(await upload({ imageData: dataUrl(Buffer.alloc(4 * 1024 * 1024)) }), 'image/unreadable');
});

it('limits the size of the request, and rejects unknown colours', { tags: 'thorough' }, async () => {
  expectError(await upload({ imageData: 'A'.repeat(6 * 1024 * 1024) }), 'request/too-large');
  for (const id of [999_999, 0, -1, 'x', '1e3', '9999999999999'])
    expectError(await upload({}, id), 'catalogue/item-not-found');
});
