import { readSearch, referenceOf } from './read-search';

const alternativesOf = (search: string) => readSearch(search).map(({ alternatives }) => alternatives);

it.each([
  ['Patel', [[['%Patel%']]]],
  ['ada  lovelace ada', [[['%ada%']], [['%lovelace%']]]],
  ['O’Brien', [[['%O’Brien%']]]],
  ['+44 118 496', [[['% +44%', '%118%', '%496%'], ['%118496%']]]],
  ['0118 496', [[['%0118%', '%496%'], ['%118496%']]]],
  ['ada 0118 496 lovelace', [[['%ada%']], [['%0118%', '%496%'], ['%118496%']], [['%lovelace%']]]],
  ['VT-26-00412', [[['%VT-26-00412%']]]],
])('searches %j anywhere, each word by itself', (search, alternatives) => {
  expect(alternativesOf(search)).toEqual(alternatives);
});

it.each([
  ['0123', [['%0123%']], 'VT-__-00123'],
  ['14', [['% 14%']], 'VT-__-00014'],
  ['vt14', [['%vt14%']], 'VT-__-00014'],
  ['26-004', [['%26-004%'], ['%26004%']], 'VT-26-00004'],
  ['VT-26-412', [['%VT-26-412%']], 'VT-26-00412'],
])('also treats %s as a reference without its zeros', (search, alternatives, reference) => {
  expect(readSearch(search)).toMatchObject([
    { alternatives: [...alternatives, [`%${reference}%`]], reference },
  ]);
});

it.each([
  ['f-2026-12', { invoice: 'F-2026-00012' }],
  ['T0C872CC1B', { code: '%t0c872cc1b%' }],
  ['or-26-31', { order: 'OR-26-00031', alternatives: [] }],
  ['26-31', { order: 'OR-26-00031' }],
  ['vt-26-31', { order: null }],
  ['calacatta', { order: null, invoice: null, code: null }],
])('looks for an order, a document or a card payment by %s', (search, found) => {
  expect(readSearch(search)).toMatchObject([found]);
});

it.each(['VT-26-00412', '00412', '1234567'])('finds the reference that %s stands for', (search) => {
  expect(referenceOf(readSearch(search))).toMatch(/^VT-(26|__)-(00412|1234567)$/);
});

it('lists no reference first if there are further words', () => {
  expect(referenceOf(readSearch('00412 ada'))).toBeNull();
});

it.each([
  ['RG1 4PS', ['%RG14PS%']],
  ['rg1  4ps', ['%rg14ps%']],
  ['RG1 4', ['%RG14%']],
  ['SW1A 1AA', ['%SW1A1AA%']],
  ['ada SW1A 1AA', ['%ada%'], ['%SW1A1AA%']],
])('searches the postcode in %s without its space', (search, ...terms) => {
  expect(alternativesOf(search)).toEqual(terms.map((patterns) => [patterns]));
});

it.each([
  ['a', ['% a%']],
  ['Él', ['% Él%']],
  ['vt', ['% vt%']],
  ["o'b", ["% o'b%"]],
])('searches words that start with %s', (search, patterns) => {
  expect(alternativesOf(search)).toEqual([[patterns]]);
});

it.each([
  ['26-0', 'VT-26-0%', null],
  ['26-00', 'VT-26-00%', null],
  ['-26-', 'VT-26-%', null],
  ['vt-26-1', 'VT-26-1%', 'VT-26-00001'],
  ['VT-26-14', 'VT-26-14%', 'VT-26-00014'],
  ['VT26-', 'VT-26-%', null],
])('searches references that start with %s', (search, referenceStart, reference) => {
  expect(readSearch(search)).toMatchObject([{ referenceStart, reference, alternatives: [] }]);
});

it.each(['%', '_', '\\', '--', '…'])('finds nothing by the single sign %s', (search) => {
  expect(alternativesOf(search)).toEqual([[]]);
});
