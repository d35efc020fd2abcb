import { preferredEncoding } from './built-page';

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['GZIP', 'gzip'],
  ['br; q=0.1, gzip', 'br'],
  ['x-br', 'identity'],
])('to a browser that takes %s a page goes as %s', (accepted, encoding) => {
  expect(preferredEncoding(accepted)).toBe(encoding);
});
