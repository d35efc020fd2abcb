import { hasAllWords } from './has-all-words';

it.each([
  ['muller', true],
  ['MÜLLER  zoe', true],
  ['mu\u0308ller', true],
  ['studio ull', true],
  ['', true],
  ['muller smith', false],
  ['zoemüller', false],
  ['m.ller', false],
])('finds %j in the words of a row: %s', (search, isFound) => {
  expect(hasAllWords('Studio Zoë Müller zoe@one.example', search)).toBe(isFound);
});
