import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { planImage } from './plan-image';

const stripOf = (slug: string) =>
  readFile(fileURLToPath(new URL(`../../../stone/images/${slug}/strip-1600.jpg`, import.meta.url)));
const aTop = {
  size: { lengthMm: 1200, widthMm: 350 },
  sinkName: 'Undermount Oval',
  cutoutNames: ['Tap hole, 35 mm'],
  stone: { hexCode: '#0a7040', strip: null },
};
async function pixel(picture: Buffer, x: number, y: number) {
  const [red = 0, green = 0, blue = 0] = await sharp(picture)
    .extract({ left: x, top: y, width: 1, height: 1 })
    .raw()
    .toBuffer();
  return { red, green, blue };
}

describe('the plan as a picture', () => {
  it('is a JPEG at twice its display size, with a description', async () => {
    const picture = await planImage(aTop);
    const { format, width, height } = await sharp(picture.content).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1072, height: picture.heightPx });
    expect(picture).toMatchObject({
      widthPx: 1072,
      mimeType: 'image/jpeg',
      alt: 'Plan, 1200 by 350 millimetres, oval sink, one tap hole',
    });
  });

  it('fills the top with a flat colour if the stone has no picture', async () => {
    const { content } = await planImage(aTop);
    const { red, green, blue } = await pixel(content, 800, 200);
    expect(Math.abs(red - 0x0a) + Math.abs(green - 0x70) + Math.abs(blue - 0x40)).toBeLessThan(12);
  });

  it.each(['terrazzo-bianco', 'santa-cecilia', 'nero-marquina'])(
    'is small enough for a mail even with busy stones: %s',
    async (slug) => {
      const { content } = await planImage({
        ...aTop,
        stone: { hexCode: '#888888', strip: await stripOf(slug) },
      });
      expect(content.length).toBeLessThan(60_000);
    },
  );

  it.each([
    [500, 350],
    [3000, 300],
  ])('is never taller than half its width: %i × %i mm', async (lengthMm, widthMm) => {
    const { widthPx, heightPx } = await planImage({ ...aTop, size: { lengthMm, widthMm } });
    expect(heightPx / widthPx).toBeLessThan(0.52);
  });

  it('is byte-identical whenever it is made', async () => {
    const [first, second] = [await planImage(aTop), await planImage(aTop)];
    expect(second.content.equals(first.content)).toBe(true);
  });

  it('draws figures without system fonts', async () => {
    const { content, heightPx } = await planImage(aTop);
    const figures = sharp(content).extract({ left: 440, top: heightPx - 90, width: 140, height: 50 });
    const { channels } = await figures.stats();
    // Text on the plan's background: without glyphs it would be one colour.
    expect(channels[0]?.stdev).toBeGreaterThan(30);
  });
});
