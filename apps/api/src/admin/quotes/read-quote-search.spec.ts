import { readQuoteSearch } from './read-quote-search';

const inText = (...patterns: string[]) => ({ column: 'search_text', patterns });

it.each([
  ['Patel', ['%Patel%']],
  ['ada  lovelace', ['%ada lovelace%']],
  ['100 %', ['%100 \\%%']],
  ["o'b", ["%o'b%"]],
  ['0123', ['%0123%']],
  ['+44 118 496', ['%+44 118 496%', '%0118496%']],
  ['0118 496', ['%0118 496%', '%0118496%']],
  ['VT-26-00412', ['%VT-26-00412%']],
  ['26-004', ['%26-004%', '%26004%']],
])('looks for %j anywhere', (search, patterns) => {
  expect(readQuoteSearch(search)).toEqual(inText(...patterns));
});

it.each([
  ['RG1 4PS', '%RG14PS%'],
  ['rg1  4ps', '%rg14ps%'],
  ['RG1 4', '%RG14%'],
  ['SW1A 1AA', '%SW1A1AA%'],
])('looks for the postcode %s as it is without its space', (search, pattern) => {
  expect(readQuoteSearch(search)).toEqual(inText(pattern));
});

it.each([
  ['a', '% a%'],
  ['Él', '% Él%'],
  ['12', '% 12%'],
  ['vt', '% vt%'],
])('looks for what begins with %s', (search, pattern) => {
  expect(readQuoteSearch(search)).toEqual(inText(pattern));
});

it.each([
  ['26-0', 'VT-26-0%'],
  ['26-00', 'VT-26-00%'],
  ['-26-', 'VT-26-%'],
  ['vt-26-1', 'VT-26-1%'],
  ['VT26-', 'VT-26-%'],
])('looks for references by %s', (search, pattern) => {
  expect(readQuoteSearch(search)).toEqual({ column: 'reference', patterns: [pattern] });
});

it.each(['%', '_', '\\', '--', '…'])('finds nothing by %s, which is a sign alone', (search) => {
  expect(readQuoteSearch(search)).toEqual(inText());
});
