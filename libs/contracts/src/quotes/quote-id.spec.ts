import { quoteIdPattern } from './quote-response';

it.each([
  ['AAAAAAAAAAAAAAAAAAAAAA', true],
  ['kLSwY2vXZwqkrDQuVyeBfQ', true],
  ['_-_-_-_-_-_-_-_-_-_-_w', true],
  ['AAAAAAAAAAAAAAAAAAAAAB', false],
  ['AAAAAAAAAAAAAAAAAAAAA', false],
  ['AAAAAAAAAAAAAAAAAAAAAAA', false],
  ['AAAAAAAAAAAAAAAAAAAA+A', false],
  ['AAAAAAAAAAAAAAAAAAAAAA\n', false],
])('%j: 16 bytes in base64url is %s (D8)', (id, isId) => {
  expect(quoteIdPattern.test(id)).toBe(isId);
});
