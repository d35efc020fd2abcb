import { readTextFile } from './read-text-file';

const file = (bytes: number[] | string) => {
  const content = typeof bytes === 'string' ? new TextEncoder().encode(bytes) : new Uint8Array(bytes);
  return { size: content.length, arrayBuffer: () => Promise.resolve(content.buffer) } as unknown as File;
};

it.each([
  ['UTF-8', file('£6.80')],
  ['UTF-8 with a BOM', file('\ufeff£6.80')],
  ['Windows-1252', file([0xa3, 0x36, 0x2e, 0x38, 0x30])],
  ['UTF-16', file([0xff, 0xfe, 0xa3, 0, 0x36, 0, 0x2e, 0, 0x38, 0, 0x30, 0])],
])('reads a list in %s', async (_, chosen) => {
  expect(await readTextFile(chosen)).toEqual({ text: '£6.80' });
});

it.each([
  ['a workbook', file([0x50, 0x4b, 0x03, 0x04, 0]), 'workbook'],
  ['an old workbook', file([0xd0, 0xcf, 0x11, 0xe0]), 'workbook'],
  ['a file that is too large', file('x'.repeat(1_000_001)), 'too-large'],
])('rejects %s', async (_, chosen, problem) => {
  expect(await readTextFile(chosen)).toEqual({ problem });
});
