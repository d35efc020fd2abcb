import { idempotencyKeyPattern } from './create-deposit';

it.each([
  ['0123456789abcdef', true],
  ['3f0e49e4-8af3_FD0ECA86CE91', true],
  ['a'.repeat(64), true],
  ['a'.repeat(65), false],
  ['0123456789abcde', false],
  ['0123456789abcdef\n', false],
  [' 0123456789abcdef', false],
  ['0123456789abcdef ghijklmnopqrstuv', false],
  ['', false],
])('%j is a valid idempotency key: %s (D18)', (key, isKey) => {
  expect(idempotencyKeyPattern.test(key)).toBe(isKey);
});
