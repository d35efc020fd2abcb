import { stoneColors } from '../stone-color';
import { readStonePicture } from './read-stone-picture';

const isJpeg = (picture: Buffer | null) => picture?.subarray(0, 3).toString('hex') === 'ffd8ff';

it('finds every colour’s strip and sample by address', async () => {
  for (const { stripUrl, images } of stoneColors) {
    expect(isJpeg(await readStonePicture(stripUrl))).toBe(true);
    expect(isJpeg(await readStonePicture(images[0]?.url ?? ''))).toBe(true);
  }
});

it.each([
  '/stone/no-such-stone/strip-1600.jpg',
  '/stone/../package/strip-1600.jpg',
  '/stone/calacatta-gold/../../package.json',
  '/stone/calacatta-gold/close-320.avif',
  '/uploads/1.jpg',
  'https://elsewhere.example/stone/calacatta-gold/strip-1600.jpg',
  '',
])('finds nothing for %j', async (url) => {
  expect(await readStonePicture(url)).toBeNull();
});
