import { nationalDigits } from './national-digits';

it.each([
  '0118 496 0123',
  '01184960123',
  '(0118) 496-0123',
  '+44 118 496 0123',
  '+44 (0)118 496 0123',
  '0044 118 496 0123',
  '0044 (0) 118 496 0123',
  '0118.496/0123',
])('recognises one number in any format: %s', (text) => {
  expect(nationalDigits(text)).toBe('01184960123');
});

it.each([
  ['496', '496'],
  ['0123', '0123'],
  ['118 496', '118496'],
  ['0118', '0118'],
  ['+44 118', '0118'],
  ['44 118 496', '118496'],
  ['44 0118', '118'],
  ['4496', '4496'],
  ['+1 415 555', '1415555'],
  ['001 415 555', '1415555'],
])('recognises a part of one: %s', (text, digits) => {
  expect(nationalDigits(text)).toBe(digits);
});

it.each(['Ada', '', '  ', '12', '+', '+44', '0118 x', 'VT-26-00412', '%', '1_2_3', '0118\n496%'])(
  'refuses %j as a number',
  (text) => {
    expect(nationalDigits(text)).toBeNull();
  },
);
