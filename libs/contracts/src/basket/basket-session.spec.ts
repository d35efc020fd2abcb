import { basketSessionPattern } from './basket-session';

it.each([
  ['session-1763683200000-0123456789abcdef', true],
  ['session-1763683200000-3k9dj2mfx0q8w7e6r5t4y3u2i', true],
  [`session-1763683200000-${'a'.repeat(64)}`, true],
  [`session-1763683200000-${'a'.repeat(65)}`, false],
  ['session-1763683200000-0123456789abcde', false],
  ['session-1763683200000-0123456789ABCDEF', false],
  ['session-17636832000-0123456789abcdef', false],
  ['session-1763683200000-0123456789abcdef\n', false],
  ['a-session-1763683200000-0123456789abcdef', false],
  ['1763683200000-0123456789abcdef', false],
  ['session-1763683200000-../../../../etc/pw', false],
])('%j is a valid basket session: %s (D10)', (name, isName) => {
  expect(basketSessionPattern.test(name)).toBe(isName);
});
