import { ambiguityText, readAmount, readPence } from './read-amount';

it.each([
  ['6,80', '6.80'],
  ['6.80', '6.80'],
  ['6,8', '6.8'],
  ['95', '95'],
  ['£ 95', '95'],
  ['95 £', '95'],
  ['0.500', '0.500'],
  ['0,500', '0.500'],
  ['.5', '0.5'],
  ['4.', '4'],
  ['1,250.00', '1250.00'],
  ['1.250,00', '1250.00'],
  ['1 250', '1250'],
  ['1\u00a0250,50', '1250.50'],
  ['1\u202f250', '1250'],
  ['£1 250', '1250'],
  ['1’250.00', '1250.00'],
  ['£1,250,000', '1250000'],
  ['1.250.000', '1250000'],
  ['1250.000', '1250.000'],
  ['\u202a£6.80\u202c', '6.80'],
  ['６．８０', '6.80'],
  ['-15', '-15'],
  ['−£15.00', '-15.00'],
  ['£-15', '-15'],
  ['+4', '4'],
])('%j is %s', (input, decimal) => {
  expect(readAmount(input)).toEqual({ kind: 'amount', decimal });
});

it.each([
  ['1,250', ['1250.00', '1.25']],
  ['1.250', ['1250.00', '1.25']],
  ['-£1,250', ['-1250.00', '-1.25']],
  ['999.000', ['999000.00', '999.00']],
  ['1.234', ['1234.00']],
])('%j is ambiguous', (input, readings) => {
  expect(readAmount(input)).toEqual({ kind: 'ambiguous', readings });
});

it('accepts three decimals with a point if the price has as many', () => {
  expect(readAmount('5.600', 3)).toEqual({ kind: 'amount', decimal: '5.600' });
  expect(readAmount('5,605', 3)).toEqual({ kind: 'ambiguous', readings: ['5605.00', '5.605'] });
});

it.each([
  '',
  '-',
  '.',
  '£',
  'six',
  '1e3',
  '€6',
  '6.80 p',
  '=6+1',
  '٣',
  '12,34,567',
  '1 25',
  '1,250,00',
  '1.250.00',
  '1,250 000',
  '0,500.00',
  '--5',
  '-£-5',
  '££5',
  '1234567890123',
])('%j is not an amount', (input) => {
  expect(readAmount(input)).toEqual({ kind: 'unreadable' });
});

it.each([
  ['6,80', 680],
  ['£1 250', 125_000],
  ['1,250', null],
  ['1250.005', null],
  ['', null],
])('%j is %s pence', (input, amount) => {
  expect(readPence(input)).toBe(amount);
});

it('offers readings that can be typed', () => {
  expect(ambiguityText(['1250.00', '1.25'], '£')).toBe(
    'Did you mean £1,250.00 or £1.25? Please write it that way.',
  );
  expect(ambiguityText(['-1250.00', '-1.25'], '')).toBe(
    'Did you mean −1,250.00 or −1.25? Please write it that way.',
  );
  expect(ambiguityText(['1234.00'], '£')).toBe(
    'Did you mean £1,234.00? Please write it that way, or with at most 2 decimals.',
  );
  for (const offered of ['£1,250.00', '£1.25', '−1,250.00'])
    expect(readAmount(offered)).toMatchObject({ kind: 'amount' });
});
