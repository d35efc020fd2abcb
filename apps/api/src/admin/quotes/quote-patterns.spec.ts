import { quotePatterns } from './quote-patterns';

it.each([
  ['Patel', ['%Patel%']],
  ['ada  lovelace', ['%ada lovelace%']],
  ['100 %', ['%100 \\%%']],
  ['0123', ['%0123%']],
  ['+44 118 496', ['%+44 118 496%', '%0118496%']],
  ['0118 496', ['%0118 496%', '%0118496%']],
  ['VT-26-00412', ['%VT-26-00412%']],
  ['-26-', ['%-26-%']],
])('looks for %j anywhere', (search, patterns) => {
  expect(quotePatterns(search)).toEqual(patterns);
});

it.each([
  ['RG1 4PS', '%RG14PS%'],
  ['rg1  4ps', '%rg14ps%'],
  ['RG1 4', '%RG14%'],
  ['SW1A 1AA', '%SW1A1AA%'],
])('looks for the postcode %s as it is without its space', (search, pattern) => {
  expect(quotePatterns(search)).toEqual([pattern]);
});

it.each([
  ['a', '% a%'],
  ['Él', '% Él%'],
  ['12', '% 12%'],
])('looks for what begins with %s', (search, pattern) => {
  expect(quotePatterns(search)).toEqual([pattern]);
});

it.each(['%', '_', '\\', '--'])('looks for the sign %s anywhere', (search) => {
  expect(quotePatterns(search)).toEqual([`%${search.replace(/[\\%_]/, '\\$&')}%`]);
});
