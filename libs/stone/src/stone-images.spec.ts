import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { stoneColors, stoneImages } from './index';

const imagesFolder = join(__dirname, '../images');

/** A clone must stay quick: what the 27 colours may weigh together. */
const totalBudget = 12_000_000;
/** The size most cards load (design, section 8). */
const cardBudget = 40_000;

interface Address {
  url: string;
  width: number;
  height: number;
}

/** `srcset` taken apart; heights follow from the picture's shape. */
const candidatesOf = (srcset: string, aspect: number): Address[] =>
  srcset.split(', ').map((candidate) => {
    const [url = '', width = ''] = candidate.split(' ');
    const pixels = parseInt(width, 10);
    return { url, width: pixels, height: Math.round(pixels / aspect) };
  });

const addressesOf = (slug: string): Address[] => {
  const pictures = stoneImages[slug];
  if (!pictures) throw new Error(`no pictures of ${slug}`);
  return [
    ...pictures.images.flatMap(({ url, width, height, srcset }) => [
      { url, width, height },
      ...candidatesOf(srcset.avif, width / height),
      ...candidatesOf(srcset.jpeg, width / height),
    ]),
    { url: pictures.stripUrl, width: 1600, height: 192 },
  ];
};

const fileOf = (url: string) => join(imagesFolder, url.replace(/^\/stone\//, '').replace(/\?.*$/, ''));

describe('the catalogue’s pictures', () => {
  const slugs = stoneColors.map(({ slug }) => slug);

  it('cover the 27 colours, each with two pictures and a strip', () => {
    expect(new Set(slugs).size).toBe(27);
    expect(Object.keys(stoneImages)).toEqual(slugs);
    for (const { slug, hexCode, images, stripUrl } of stoneColors) {
      expect(hexCode).toMatch(/^#[0-9a-f]{6}$/);
      expect(images).toHaveLength(2);
      expect(stripUrl).toMatch(new RegExp(`^/stone/${slug}/`));
    }
  });

  it.each(slugs)(
    'of %s lie where their addresses say, in the size and with the content stated',
    async (slug) => {
      for (const { url, width, height } of addressesOf(slug)) {
        expect(url).toMatch(new RegExp(`^/stone/${slug}/[a-z0-9-]+\\.(avif|jpg)\\?v=[0-9a-f]{8}$`));
        const content = readFileSync(fileOf(url));
        expect(url).toContain(`?v=${createHash('sha256').update(content).digest('hex').slice(0, 8)}`);
        expect(await sharp(content).metadata()).toMatchObject({ width, height });
      }
    },
  );

  it('stand as an 800 px JPEG where only one address fits, and are offered in both formats', () => {
    for (const image of stoneColors.flatMap(({ images }) => images)) {
      expect(image).toMatchObject({ width: 800, url: expect.stringContaining('-800.jpg?') });
      expect(image.srcset.jpeg).toContain(`${image.url} 800w`);
      expect(image.srcset.avif).toMatch(/320w.* 640w.* 960w.* 1280w$/);
    }
  });

  it('load quickly on a card', () => {
    for (const slug of slugs)
      expect(statSync(join(imagesFolder, slug, 'close-640.avif')).size).toBeLessThanOrEqual(cardBudget);
  });

  it('hold no file that nothing shows, and keep the repository small', () => {
    const listed = slugs.flatMap((slug) => addressesOf(slug).map(({ url }) => fileOf(url)));
    const kept = readdirSync(imagesFolder).flatMap((slug) =>
      readdirSync(join(imagesFolder, slug)).map((file) => join(imagesFolder, slug, file)),
    );
    expect(kept.sort()).toEqual([...new Set(listed)].sort());
    expect(kept.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(totalBudget);
  });
});
