import sharp from 'sharp';
import { crc32 } from 'node:zlib';
import { AppError } from '../platform/errors/app-error';
import { Pictures, withoutTextChunks } from './pictures';
import { type HostilePicture, hidden, hostilePictures } from './testing/hostile-pictures';

const pictures = new Pictures();
let hostile: HostilePicture[];
beforeAll(async () => {
  hostile = await hostilePictures();
});

it('re-encodes each hostile picture, or refuses it with a reason', async () => {
  const outcomes: Record<string, string> = {};
  for (const { name, content } of hostile) {
    outcomes[name] = await pictures.redraw(content, 2_400).then(
      async (drawn) => ((await isClean(drawn.content)) ? 'clean' : 'dirty'),
      (error: unknown) => (error instanceof AppError ? 'refused' : String(error)),
    );
  }
  const expected = hostile.map(({ name, outcome }) => [
    name,
    outcome === 'either' ? (expect.stringMatching(/^(?:clean|refused)$/) as string) : outcome,
  ]);
  expect(outcomes).toEqual(Object.fromEntries(expected));
  expect(hostile.length).toBeGreaterThanOrEqual(60);
});

it('rotates pictures upright', async () => {
  const upright = hostile.find(({ name }) => name === 'a JPEG taken in portrait');
  expect(await pictures.redraw(upright?.content ?? Buffer.alloc(0), 200)).toMatchObject({
    width: 120,
    height: 160,
  });
});

it('replaces transparency with white, and keeps other colours', async () => {
  const source = await sharp({
    create: { width: 9, height: 9, channels: 4, background: { r: 0, g: 0, b: 200, alpha: 0 } },
  })
    .png()
    .toBuffer();
  const { content } = await pictures.redraw(source, 100);
  expect((await sharp(content).stats()).dominant).toEqual({ r: 248, g: 248, b: 248 });
});

it('makes the requested sizes in ascending order, and never enlarges a picture', async () => {
  const wideImage = await sharp({ create: { width: 500, height: 250, channels: 3, background: '#555' } })
    .jpeg()
    .toBuffer();
  const variants = await pictures.variants(wideImage, [320, 640, 800]);
  expect(variants.map(({ format, width, height }) => `${format} ${width}×${height}`)).toEqual([
    'jpg 320×160',
    'avif 320×160',
    'jpg 500×250',
    'avif 500×250',
  ]);
  for (const { content, format, width } of variants) {
    const metadata = await sharp(content).metadata();
    expect(metadata).toMatchObject({ format: format === 'jpg' ? 'jpeg' : 'heif', width });
    expect([metadata.exif, metadata.icc, metadata.xmp, metadata.iptc]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  }
});

async function isClean(content: Buffer): Promise<boolean> {
  const metadata = await sharp(content, { failOn: 'warning' }).metadata();
  await sharp(content, { failOn: 'warning' }).stats();
  const metadataPart = metadata.exif ?? metadata.icc ?? metadata.xmp ?? metadata.iptc ?? metadata.orientation;
  const isSmall = Math.max(metadata.width, metadata.height) <= 2_400;
  return (
    metadata.format === 'jpeg' &&
    metadata.space === 'srgb' &&
    !metadataPart &&
    isSmall &&
    !content.includes(hidden)
  );
}

const chunk = (kind: string, data: string) => {
  const chunkStart = Buffer.from(kind + data, 'latin1');
  const numbers = [data.length, crc32(chunkStart)].map((value) => {
    const four = Buffer.alloc(4);
    four.writeUInt32BE(value);
    return four;
  });
  return Buffer.concat([numbers[0] ?? chunkStart, chunkStart, numbers[1] ?? chunkStart]);
};

it('removes text from a PNG and keeps the picture', async () => {
  const plain = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#369' } })
    .png()
    .toBuffer();
  const words = ['tEXt', 'zTXt', 'iTXt'].map((kind) => chunk(kind, 'Comment\0secret'));
  const textChunks = Buffer.concat([plain.subarray(0, 33), ...words, plain.subarray(33)]);
  expect(withoutTextChunks(textChunks).equals(plain)).toBe(true);
});

it('leaves other files and incomplete PNGs unchanged', () => {
  const notPictures = [Buffer.alloc(0), Buffer.from('no picture'), Buffer.alloc(50, 0xff), Buffer.alloc(50)];
  for (const bytes of notPictures) expect(withoutTextChunks(bytes).equals(bytes)).toBe(true);
});
