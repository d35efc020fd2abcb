import { toPence, toPounds } from '../money/decimal';
import { vatIn } from './vat-in';

it.each([
  ['477.00', '79.50'],
  ['233.10', '38.85'],
  ['0.01', '0.00'],
  ['0.03', '0.01'],
  ['0.06', '0.01'],
  ['0.09', '0.02'],
  ['100.00', '16.67'],
])('£%s includes £%s of VAT', (amount, vat) => {
  expect(toPounds(vatIn(toPence(amount)))).toBe(vat);
});

it('the VAT is a sixth of the gross amount, within half a penny', () => {
  for (let pence = 1; pence < 100_000; pence += 37) {
    const amount = toPence((pence / 100).toFixed(2));
    expect(Math.abs(vatIn(amount) - pence / 6)).toBeLessThanOrEqual(0.5);
  }
});
