import fc from 'fast-check';
import { pence, sumPence } from '../money/pence';
import { vatIn } from './vat-in';
import { vatLines } from './vat-lines';

const amounts = fc.array(fc.integer({ min: 1, max: 5_000_000 }).map(pence), { minLength: 1, maxLength: 12 });

it('splits an amount into net and VAT: £477.00 is £397.50 and £79.50', () => {
  expect(vatLines([pence(47_700)])).toEqual([{ net: 39_750, vat: 7_950, gross: 47_700 }]);
});

it('the lines add up to the VAT of the total, and each is within a penny of its exact VAT', () => {
  fc.assert(
    fc.property(amounts, (grosses) => {
      const lines = vatLines(grosses);
      expect(sumPence(lines.map(({ vat }) => vat))).toBe(vatIn(sumPence(grosses)));
      for (const { net, vat, gross } of lines) {
        expect(net + vat).toBe(gross);
        expect(Math.abs(vat - vatIn(gross))).toBeLessThanOrEqual(1);
      }
    }),
  );
});
