import fc from 'fast-check';
import { changePrice, isPriceWithin } from './change-price';

describe('a price after a change', () => {
  it.each([
    ['5.60', { percent: '4' }, 2, '5.82'],
    ['5.60', { percent: '-4' }, 2, '5.38'],
    ['5.600', { percent: '4' }, 3, '5.824'],
    ['12.50', { percent: '0.04' }, 2, '12.51'],
    ['12.50', { percent: '0.03' }, 2, '12.50'],
    ['0.50', { percent: '1' }, 2, '0.51'],
    ['0.50', { percent: '-1' }, 2, '0.50'],
    ['0.00', { percent: '999.99' }, 2, '0.00'],
    ['9999.999', { percent: '999.99' }, 3, '109998.989'],
    ['-25.00', { percent: '4' }, 2, '-26.00'],
    ['-0.01', { percent: '-99.99' }, 2, '0.00'],
    ['100.00', { percent: '-99.99' }, 2, '0.01'],
    ['5.60', { amount: '0.25' }, 2, '5.85'],
    ['5.600', { amount: '-0.001' }, 3, '5.599'],
    ['5.60', { amount: '-6' }, 2, '-0.40'],
  ] as const)('%s by %j with %i decimals is %s', (price, change, places, after) => {
    expect(changePrice(price, change, places)).toBe(after);
  });

  it.each([
    ['5.605', { percent: '4' }],
    ['5.60', { percent: '4.001' }],
    ['5.60', { amount: '0.001' }],
    ['5.60', { percent: '1e3' }],
    ['5.60', { percent: '' }],
    ['', { percent: '4' }],
  ] as const)('refuses %s by %j', (price, change) => {
    expect(() => changePrice(price, change, 2)).toThrow(RangeError);
  });

  it('agrees with exact fractions to the last digit', () => {
    const decimal = (min: number, max: number, places: number) =>
      fc.integer({ min: min * 10 ** places, max: max * 10 ** places }).map((digits) => ({
        exact: BigInt(digits),
        text: decimalOf(BigInt(digits), places),
      }));
    for (const places of [2, 3] as const) {
      fc.assert(
        fc.property(decimal(-9_999, 9_999, places), decimal(-99, 999, 2), (price, percent) => {
          expect(changePrice(price.text, { percent: percent.text }, places)).toBe(
            decimalOf(halfUp(price.exact * (10_000n + percent.exact), 10_000n), places),
          );
        }),
        { numRuns: 2_000 },
      );
      fc.assert(
        fc.property(decimal(-9_999, 9_999, places), decimal(-9_999, 9_999, places), (price, amount) => {
          expect(changePrice(price.text, { amount: amount.text }, places)).toBe(
            decimalOf(price.exact + amount.exact, places),
          );
        }),
      );
    }
  });
});

it.each([
  ['0.00', true],
  ['-0.01', false],
  ['9999.99', true],
  ['10000.00', false],
])('%s is within 0 to 9999.99: %s', (price, isWithin) => {
  expect(isPriceWithin(price, { min: 0, max: 9_999.99 }, 2)).toBe(isWithin);
});

/** An independent calculation on BigInts. Halves round away from zero. */
function halfUp(over: bigint, under: bigint): bigint {
  const size = over < 0n ? -over : over;
  const rounded = (2n * size + under) / (2n * under);
  return over < 0n ? -rounded : rounded;
}

function decimalOf(value: bigint, places: number): string {
  const digits = (value < 0n ? -value : value).toString().padStart(places + 1, '0');
  return `${value < 0n ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}
