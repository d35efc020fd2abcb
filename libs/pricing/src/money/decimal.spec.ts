import fc from 'fast-check';
import { fromScaled, toScaled, toPence, toPlaces, toPounds, trimZeros } from './decimal';
import { formatGbp } from './format-gbp';
import { pence } from './pence';
import { divideRoundingHalfUp } from './round-half-up';

describe('decimal strings', () => {
  it.each([
    ['8.50', 850],
    ['8.5', 850],
    ['8', 800],
    ['-12.34', -1_234],
    ['0.00', 0],
    ['-0.00', 0],
    ['5.600', 560],
  ])('%s is %i pence', (text, amount) => {
    expect(toPence(text)).toBe(amount);
  });

  it.each(['', '1.005', '1,50', '£1', '1e3', ' 1', '1.', '.5', 'NaN', '99999999999999'])(
    'rejects %j',
    (text) => {
      expect(() => toPence(text)).toThrow(RangeError);
    },
  );

  it('are rejected if they have more digits than a number can hold', () => {
    expect(toScaled('900719925474', 4)).toBe(9_007_199_254_740_000);
    expect(() => toScaled('900719925475', 4)).toThrow('too large: 900719925475');
  });

  it('survive a round trip', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (amount) => {
        expect(toPence(toPounds(pence(amount)))).toBe(amount === 0 ? 0 : amount);
        expect(toScaled(fromScaled(amount, 3), 3)).toBe(amount === 0 ? 0 : amount);
      }),
    );
  });

  it.each([
    ['5.6', 3, '5.600'],
    ['5.6000', 3, '5.600'],
    ['-7', 2, '-7.00'],
    ['-0', 2, '0.00'],
  ])('%s with %i places is %s', (text, places, fixed) => {
    expect(toPlaces(text, places)).toBe(fixed);
  });

  it.each([
    ['0.420000', '0.42'],
    ['42.0000', '42'],
    ['100', '100'],
    ['40.80', '40.8'],
  ])('%s is trimmed to %s', (exact, trimmed) => {
    expect(trimZeros(exact)).toBe(trimmed);
  });
});

describe('formatted pounds', () => {
  it.each([
    [0, '£0.00'],
    [5, '£0.05'],
    [123_456, '£1,234.56'],
    [123_456_789, '£1,234,567.89'],
    [-1_000, '−£10.00'],
  ])('%i pence reads %s', (amount, text) => {
    expect(formatGbp(pence(amount))).toBe(text);
  });
});

describe('rounding', () => {
  it.each([
    [15, 10, 2],
    [14, 10, 1],
    [25, 10, 3],
    [-15, 10, -2],
    [-4, 10, 0],
    [0, 10, 0],
  ])('%i ÷ %i is %i', (dividend, divisor, quotient) => {
    expect(divideRoundingHalfUp(dividend, divisor)).toBe(quotient);
  });

  it('rejects amounts that are not safe integers', () => {
    expect(() => divideRoundingHalfUp(2 ** 53, 10)).toThrow(RangeError);
    expect(() => pence(0.5)).toThrow(RangeError);
    expect(() => pence(Number.NaN)).toThrow(RangeError);
  });
});

it.each([
  ['not a decimal: "1,50"', () => toPence('1,50')],
  ['more than 2 decimals: 1.005', () => toPence('1.005')],
  ['not whole pence: 0.5', () => pence(0.5)],
  ['not exact: 9007199254740992', () => divideRoundingHalfUp(2 ** 53, 10)],
])('explains what it rejects: %s', (message, call) => {
  expect(call).toThrow(message);
});
