import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { previewStoneColors, stoneColors, stoneImages, type StoneImage } from './index';
import about from './pages/about.json';
import batch from './pages/batch.json';
import hero from './pages/hero.json';
import dimensions from './pages/hero-dimensions.json';
import kitchen from './pages/kitchen.json';
import night from './pages/night.json';

const imagesFolder = join(import.meta.dirname, '../images');

/** Budget for all pictures, in bytes: a clone must stay quick. */
const totalBudget = 22_000_000;
/** Budgets for the sizes most visitors load (design, section 8). */
const budgets = [
  { file: 'close-112.avif', bytes: 3_000 },
  { file: 'close-480.avif', bytes: 27_000 },
  { file: 'close-640.avif', bytes: 40_000 },
  { file: 'scene-640.avif', bytes: 40_000 },
  { file: 'scene-960.avif', bytes: 70_000 },
];
/** Largest picture of a page's head; on a phone it shares 300 kB with everything else. */
const pageBudget = 110_000;
const phonePageBudget = 50_000;

interface Address {
  url: string;
  width: number;
  height: number;
}

/** Parses `srcset`; heights follow from the aspect. */
const candidatesOf = (srcset: string, aspect: number): Address[] =>
  srcset.split(', ').map((candidate) => {
    const [url = '', width = ''] = candidate.split(' ');
    const pixels = parseInt(width, 10);
    return { url, width: pixels, height: Math.round(pixels / aspect) };
  });

const addressesOf = ({ url, width, height, srcset }: StoneImage): Address[] => [
  { url, width, height },
  ...candidatesOf(srcset.avif, width / height),
  ...candidatesOf(srcset.jpeg, width / height),
];

const addressesOfColor = (slug: string): Address[] => {
  const pictures = stoneImages[slug];
  if (!pictures) throw new Error(`no pictures of ${slug}`);
  return [...pictures.images.flatMap(addressesOf), { url: pictures.stripUrl, width: 1600, height: 192 }];
};

const fileOf = (url: string) => join(imagesFolder, url.replace(/^\/stone\//, '').replace(/\?.*$/, ''));

/** A picture's version, the end of its addresses. */
const versionOf = (addresses: readonly Address[]) => {
  const hash = createHash('sha256');
  for (const { url } of addresses) hash.update(readFileSync(fileOf(url)));
  return `?v=${hash.digest('hex').slice(0, 8)}`;
};
const bytesOf = (url: string) => statSync(fileOf(url)).size;

const drawn = [...stoneColors, ...previewStoneColors];
const slugs = drawn.map(({ slug }) => slug);
const pages = Object.entries({ hero, about, kitchen, batch, night });

it.each([
  ...slugs.map((slug) => [slug, addressesOfColor(slug)] as const),
  ['pages', pages.flatMap(([, image]) => addressesOf(image))] as const,
])('the pictures of %s exist at their addresses, in the stated size', async (folder, all) => {
  for (const { url, width, height } of all) {
    expect(url).toMatch(new RegExp(`^/stone/${folder}/[a-z0-9-]+\\.(avif|jpg)\\?v=[0-9a-f]{8}$`));
    const content = readFileSync(fileOf(url));
    const metadata = await sharp(content).metadata();
    expect(metadata.width).toBe(width);
    // The main picture's height is rounded, and so the aspect that the others' heights come from.
    expect(Math.abs(metadata.height - height)).toBeLessThanOrEqual(1);
  }
});

it('addresses change only with a picture’s content', () => {
  for (const image of [...drawn.flatMap(({ images }) => images), ...pages.map(([, page]) => page)]) {
    const [{ url }, ...candidates] = addressesOf(image) as [Address, ...Address[]];
    const version = versionOf(candidates);
    expect(
      [url, ...candidates.map((candidate) => candidate.url)].filter((address) => !address.endsWith(version)),
    ).toEqual([]);
  }
});

it('no unused file is in the folder, and the repository stays small', () => {
  const listed = [...slugs.flatMap(addressesOfColor), ...pages.flatMap(([, image]) => addressesOf(image))];
  const files = new Set(listed.map(({ url }) => fileOf(url)));
  const unusedFiles = readdirSync(imagesFolder).flatMap((folder) =>
    readdirSync(join(imagesFolder, folder)).map((file) => join(imagesFolder, folder, file)),
  );
  expect(unusedFiles.sort()).toEqual([...files].sort());
  expect(unusedFiles.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(totalBudget);
});

describe('the catalogue’s pictures', () => {
  it('cover the 27 colours of a new shop and the three of Preview: close-up, room, front edge and strip', () => {
    expect([stoneColors.length, previewStoneColors.length]).toEqual([27, 3]);
    expect(new Set(slugs).size).toBe(30);
    expect(Object.keys(stoneImages)).toEqual(slugs);
    for (const { slug, hexCode, images, stripUrl } of drawn) {
      expect(hexCode).toMatch(/^#[0-9a-f]{6}$/);
      expect(images.map(({ url }) => url.replace(/\?.*$/, ''))).toEqual(
        ['close', 'scene', 'detail'].map((name) => `/stone/${slug}/${name}-800.jpg`),
      );
      expect(stripUrl).toMatch(new RegExp(`^/stone/${slug}/`));
    }
  });

  it('have an 800 px JPEG for single addresses, and both formats', () => {
    for (const image of drawn.flatMap(({ images }) => images)) {
      expect(image).toMatchObject({ width: 800, url: expect.stringContaining('-800.jpg?') });
      expect(image.srcset.jpeg).toContain(`${image.url} 800w`);
      expect(image.srcset.avif).toMatch(/320w.* 640w.* 960w.* 1280w$/);
    }
  });

  it('have two more sizes of the close-up, for swatches and rows of samples', () => {
    for (const { images } of drawn) expect(images[0]?.srcset.avif).toMatch(/112w.* 320w.* 480w.* 640w/);
  });

  it.each(budgets)('load quickly: $file', ({ file, bytes }) => {
    for (const slug of slugs) expect(bytesOf(`/stone/${slug}/${file}`)).toBeLessThanOrEqual(bytes);
  });
});

describe('the pages’ pictures', () => {
  it.each(pages)('%s is small enough for the first view', (_, { srcset }) => {
    const candidates = candidatesOf(srcset.avif, 1);
    for (const { url } of candidates) expect(bytesOf(url)).toBeLessThanOrEqual(pageBudget);
    for (const { url } of candidates.filter(({ width }) => width <= 960))
      expect(bytesOf(url)).toBeLessThanOrEqual(phonePageBudget);
  });

  it('have captions inside the hero with facts from the catalogue', () => {
    const { width, height, basin, depth } = dimensions;
    expect(hero.width / hero.height).toBeCloseTo(width / height, 2);
    expect([basin.millimetres, depth.millimetres]).toEqual([420, 350]);
    for (const { line, ticks } of [basin, depth]) {
      for (const { x, y } of [line, ...ticks].flatMap(({ from, to }) => [from, to])) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(width);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(height);
      }
    }
  });
});
