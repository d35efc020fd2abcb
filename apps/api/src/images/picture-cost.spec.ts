import type { Metadata } from 'sharp';
import { decodedBytes, heavyBytes, maxDecodedBytes } from './picture-cost';

const megapixel = 1_000_000;
const costOf = (metadata: Partial<Metadata>) =>
  decodedBytes({ width: 4_000, height: 3_000, channels: 3, depth: 'uchar', ...metadata } as Metadata);

it('the memory needed is small for pictures decoded line by line', () => {
  expect(costOf({ format: 'jpeg', width: 9_000, height: 7_000 })).toBeLessThan(heavyBytes);
  expect(costOf({ format: 'png' })).toBeLessThan(heavyBytes);
  expect(costOf({ format: 'png', width: 9_000, height: 7_000 })).toBeLessThan(maxDecodedBytes);
});

it('the memory needed for a progressive picture is that of the whole picture', () => {
  expect(costOf({ format: 'jpeg', isProgressive: true, chromaSubsampling: '4:4:4' })).toBe(72 * megapixel);
  expect(costOf({ format: 'jpeg', isProgressive: true, chromaSubsampling: '4:2:0' })).toBe(36 * megapixel);
  expect(costOf({ format: 'png', isProgressive: true, channels: 4, depth: 'ushort' })).toBe(96 * megapixel);
  expect(costOf({ format: 'webp' })).toBe(48 * megapixel);
});

it("allows a phone camera's pictures, in each format", () => {
  for (const format of ['jpeg', 'png', 'webp'] as const) {
    expect(costOf({ format, isProgressive: format === 'jpeg' })).toBeLessThan(maxDecodedBytes);
  }
});
