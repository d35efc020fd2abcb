import { sizeOf } from './run-backup-command';

it.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1_000, '1.0 kB'],
  [999_949, '999.9 kB'],
  [999_950, '1.0 MB'],
  [3_440_000, '3.4 MB'],
  [1.25e9, '1.3 GB'],
])('%p bytes are %s', (bytes, words) => expect(sizeOf(bytes)).toBe(words));
