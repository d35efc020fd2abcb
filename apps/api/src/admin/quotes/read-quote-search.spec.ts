import { readQuoteSearch } from './read-quote-search';

const inText = (...alternatives: string[][]) => ({ column: 'search_text', alternatives });

it.each([
  ['Patel', [['%Patel%']]],
  ['ada  lovelace ada', [['%ada%', '%lovelace%']]],
  ['100 %', [['%100%', '%\\%%']]],
  ['O’Brien', [['%O’Brien%']]],
  ['+44 118 496', [['% +44%', '%118%', '%496%'], ['%0118496%']]],
  ['0118 496', [['%0118%', '%496%'], ['%0118496%']]],
  ['VT-26-00412', [['%VT-26-00412%']]],
])('searches %j anywhere, each word by itself', (search, alternatives) => {
  expect(readQuoteSearch(search)).toMatchObject(inText(...alternatives));
});

it.each([
  ['0123', [['%0123%']], 'VT-__-00123'],
  ['14', [['% 14%']], 'VT-__-00014'],
  ['vt14', [['%vt14%']], 'VT-__-00014'],
  ['26-004', [['%26-004%'], ['%26004%']], 'VT-26-00004'],
  ['VT-26-412', [['%VT-26-412%']], 'VT-26-00412'],
])('also treats %s as a reference without its zeros', (search, alternatives, reference) => {
  expect(readQuoteSearch(search)).toEqual({
    ...inText(...alternatives, [`%${reference}%`]),
    reference,
    code: null,
  });
});

it.each([
  ['f-2026-00012', 'F-2026-00012'],
  ['T0C872CC1B', 'T0C872CC1B'],
  ['calacatta', null],
  ['ada 2026', null],
])('looks for a document or card payment by %s', (search, code) => {
  expect(readQuoteSearch(search).code).toBe(code);
});

it.each(['VT-26-00412', '00412', '1234567'])('finds the reference that %s stands for', (search) => {
  expect(readQuoteSearch(search).reference).toMatch(/^VT-(26|__)-(00412|1234567)$/);
});

it.each([
  ['RG1 4PS', '%RG14PS%'],
  ['rg1  4ps', '%rg14ps%'],
  ['RG1 4', '%RG14%'],
  ['SW1A 1AA', '%SW1A1AA%'],
])('searches the postcode %s without its space', (search, pattern) => {
  expect(readQuoteSearch(search)).toMatchObject(inText([pattern]));
});

it.each([
  ['a', '% a%'],
  ['Él', '% Él%'],
  ['vt', '% vt%'],
  ['12 k', '% 12%', '% k%'],
  ["o'b", "% o'b%"],
])('searches words that start with %s', (search, ...patterns) => {
  expect(readQuoteSearch(search)).toMatchObject(inText(patterns));
});

it.each([
  ['26-0', [['VT-26-0%']]],
  ['26-00', [['VT-26-00%']]],
  ['-26-', [['VT-26-%']]],
  ['vt-26-1', [['VT-26-1%'], ['VT-26-00001']]],
  ['VT-26-14', [['VT-26-14%'], ['VT-26-00014']]],
  ['VT26-', [['VT-26-%']]],
])('searches references by %s', (search, alternatives) => {
  expect(readQuoteSearch(search)).toMatchObject({ column: 'reference', alternatives });
});

it.each(['%', '_', '\\', '--', '…'])('finds nothing by the single sign %s', (search) => {
  expect(readQuoteSearch(search)).toMatchObject(inText());
});
