import { phonePattern } from './search-patterns';

it.each([
  '0118 496 0123',
  '01184960123',
  '(0118) 496-0123',
  '+44 118 496 0123',
  '+44 (0)118 496 0123',
  '0044 118 496 0123',
  '0118.496/0123',
])('finds one number in any format: %s', (text) => {
  expect(phonePattern(text)).toBe('%1184960123%');
});

it.each([
  ['496', '%496%'],
  ['0123', '%123%'],
  ['118 496', '%118496%'],
  ['44 118', '%118%'],
  ['4401', '%4401%'],
])('finds numbers by a part of them: %s', (text, pattern) => {
  expect(phonePattern(text)).toBe(pattern);
});

it.each(['Ada', '', '  ', '12', '+', '0118 x', 'VT-26-00412', '%', '1_2_3', '0118\n496%'])(
  'refuses %j as a number',
  (text) => {
    expect(phonePattern(text)).toBeNull();
  },
);
