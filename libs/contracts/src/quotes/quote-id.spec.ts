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
])('%j is a valid quote id (16 bytes in base64url): %s (D8)', (id, isId) => {
  expect(quoteIdPattern.test(id)).toBe(isId);
});
