import { fileSize } from './file-size';

it.each([
  [12, '1 kB'],
  [340_400, '340 kB'],
  [999_400, '999 kB'],
  [2_449_000, '2.4 MB'],
  [10_485_760, '10.5 MB'],
])('%i bytes are %s', (bytes, expected) => {
  expect(fileSize(bytes)).toBe(expected);
});
