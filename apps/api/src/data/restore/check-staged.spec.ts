import { findRing, type Link } from './check-staged';

/** `b>a`: the row b follows the row a; in this order in the file. */
const links = (...words: string[]): Link[] =>
  words.map((word, at) => ({
    key: word.split('>')[0] ?? '',
    follows: word.split('>')[1] ?? '',
    row: at + 1,
  }));

it.each<[string, Link[]]>([
  ['nothing', []],
  ['a chain', links('b>a', 'c>b', 'd>c')],
  ['a chain that is told backwards', links('d>c', 'c>b', 'b>a')],
  ['two that follow the same', links('b>a', 'c>a')],
  ['one that follows what is not there', links('b>x')],
])('finds no ring in %s', (_, given) => {
  expect(findRing(given)).toBeNull();
});

it.each<[string, Link[], number]>([
  ['one that follows itself', links('b>a', 'c>c'), 2],
  ['two that follow each other', links('b>a', 'd>c', 'c>d'), 2],
  ['a ring that a chain leads to', links('x>c', 'c>b', 'b>a', 'a>c'), 2],
])('finds %s, and names the first in the file', (_, given, row) => {
  expect(findRing(given)?.row).toBe(row);
});

it('looks at each row once, however long the chains are', () => {
  const many = Array.from({ length: 100_000 }, (_, at) => ({
    key: `q${at + 1}`,
    follows: `q${at}`,
    row: 100_000 - at,
  }));
  expect(findRing(many.reverse())).toBeNull();
  expect(findRing([...many, { key: 'q0', follows: 'q100000', row: 100_001 }])?.row).toBe(1);
});
