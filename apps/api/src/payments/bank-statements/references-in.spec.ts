import { referencesIn, wordsIn } from './references-in';

it.each([
  ['MARSH E OR-26-00031', 'OR-26-00031'],
  ['or 26 31', 'OR-26-00031'],
  ['FP 21/11 OR2600031 BGC', 'OR-26-00031'],
  ['OR.26.00031', 'OR-26-00031'],
  ['VT2600412', 'VT-26-00412'],
  ['INVOICE F-2026-00012', 'F-2026-00012'],
  ['F202600012', 'F-2026-00012'],
])('finds the reference in “%s”', (text, reference) => {
  expect(Object.values(referencesIn(text)).flat()).toEqual([reference]);
});

it.each(['FLOOR 26 3', 'DOOR26-00031', 'OR', 'OR 2', 'MAJOR 12', '26-00031'])(
  'finds none in “%s”',
  (text) => {
    expect(Object.values(referencesIn(text)).flat()).toEqual([]);
  },
);

it('finds the words that may be part of a name', () => {
  expect(wordsIn('MR J O’NEILL-Smith 12 BGC')).toEqual(['o’neill-smith', 'bgc']);
});
