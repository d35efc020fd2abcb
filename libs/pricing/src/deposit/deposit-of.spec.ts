import { toPence, toPounds } from '../money/decimal';
import { compareDeposits } from '../testing/compare-with-oracle';
import { depositOf } from './deposit-of';

describe('the deposit', () => {
  it.each([
    ['477.00', '47.70'],
    ['0.05', '0.01'],
    ['0.04', '0.00'],
    ['1.45', '0.15'],
    ['228.25', '22.83'],
    ['10000.00', '1000.00'],
  ])('on £%s is £%s', (amount, deposit) => {
    expect(toPounds(depositOf(toPence(amount)))).toBe(deposit);
  });

  it.each([
    ['0.15', '0.02'],
    ['1.15', '0.12'],
    ['2.05', '0.21'],
    ['3.55', '0.36'],
  ])('is exact where binary floats are a penny off: on £%s it is £%s', (amount, deposit) => {
    expect(toPounds(depositOf(toPence(amount)))).toBe(deposit);
    expect((Number(amount) * 0.1).toFixed(2)).not.toBe(deposit);
  });

  it('agrees with an independent calculation', () => {
    expect(compareDeposits(1, 1_000_000, 37)).toEqual([]);
  });
});
