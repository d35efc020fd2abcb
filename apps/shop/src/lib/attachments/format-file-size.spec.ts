import { formatFileSize } from './format-file-size';

it.each([
  [1, '1 kB'],
  [655_360, '640 kB'],
  [1_000 * 1024, '1.0 MB'],
  [10 * 1024 * 1024, '10.0 MB'],
])('reads %i bytes as people do', (bytes, words) => expect(formatFileSize(bytes)).toBe(words));
