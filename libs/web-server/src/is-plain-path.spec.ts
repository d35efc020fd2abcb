import { isPlainPath } from './is-plain-path';

it.each([
  '/',
  '/quote/abc_-Q',
  '/stone/x/close-320.avif?v=1',
  '/a..b',
  '/.well-known/x',
  '/caf%C3%A9',
  '/100%25',
  '/?a=../b',
])('accepts %s', (url) => expect(isPlainPath(url)).toBe(true));

it.each([
  '/../etc/passwd',
  '/a/..',
  '/a/./b',
  '/..a',
  '/a../b',
  '/%2e%2e/etc',
  '/%252e%252e%252fetc',
  '/a%5c..%5cb',
  '/a\\b',
  '/a%00b',
  '/a%0d%0ab',
  '/%zz',
  '/%25252525',
  'http://evil.example/api',
  '*',
])('refuses %s', (url) => expect(isPlainPath(url)).toBe(false));
