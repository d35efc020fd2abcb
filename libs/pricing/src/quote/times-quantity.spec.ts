import fc from 'fast-check';
import { depositOf } from '../deposit/deposit-of';
import { toPence, toPounds } from '../money/decimal';
import { sumPence } from '../money/pence';
import { oraclePrice } from '../testing/oracle';
import { randomConfigurations } from '../testing/random-configurations';
import { adjustPrice } from './adjust-price';
import { priceQuote } from './price-quote';
import { timesQuantity } from './times-quantity';

const priced = (rate: string, lengthMm: number, widthMm: number) =>
  priceQuote({
    size: { lengthMm, widthMm },
    color: { name: 'Calacatta Gold', ratePerUnit: toPence(rate) },
    sink: null,
    cutouts: [],
  });

it('leaves the price of one top unchanged', () => {
  const singlePrice = priced('8.50', 1200, 350);
  expect(timesQuantity(singlePrice, 1)).toEqual(singlePrice);
});

it('states the number, the price of each, and what the others add', () => {
  const singlePrice = priced('8.50', 1200, 350);
  const { total, lines } = timesQuantity(singlePrice, 24);

  expect(toPounds(total)).toBe('8568.00');
  expect(lines).toEqual([
    ...singlePrice.lines,
    {
      kind: 'quantity',
      label: '23 more of the same',
      calculation: '24 tops at £357.00 each',
      amount: 821_100,
    },
  ]);
});

it.each([
  // One costs £228.195, rounded to £228.20, then multiplied.
  ['13.83', 500, 330, 1, '228.20', '22.82'],
  ['13.83', 500, 330, 2, '456.40', '45.64'],
  ['13.83', 500, 330, 99, '22591.80', '2259.18'],
  ['6.44', 1250, 341, 24, '6588.24', '658.82'],
  ['9999.99', 3000, 350, 99, '103949896.05', '10394989.61'],
])('£%s per unit × %i × %i mm, %i times → £%s, with a deposit of £%s', (rate, l, w, times, total, ahead) => {
  const several = timesQuantity(priced(rate, l, w), times);
  expect([toPounds(several.total), toPounds(depositOf(several.total))]).toEqual([total, ahead]);
});

it('subtracts an adjustment once, from all of them together', () => {
  const all = timesQuantity(priced('8.50', 1200, 350), 24);
  const { total } = adjustPrice(all, [
    { unit: 'pounds', amount: '-68.00', reason: 'All twenty-four at once' },
  ]);
  expect(toPounds(total)).toBe('8500.00');
});

it('is a multiple of an independent calculation for one, and the lines add up to it', () => {
  const seed = (fc.readConfigureGlobal().seed ?? 0) + 2;
  let quantity = 0;
  for (const input of randomConfigurations(5_000, seed)) {
    quantity = (quantity % 99) + 1;
    const { total, lines } = timesQuantity(
      priceQuote({
        size: input,
        color: { name: 'Stone', ratePerUnit: toPence(input.rate) },
        sink: null,
        cutouts: input.flatPrices.map((flat) => ({ name: 'Part', price: toPence(flat) })),
      }),
      quantity,
    );
    expect(BigInt(total)).toBe(BigInt(quantity) * BigInt(oraclePrice(input).replace('.', '')));
    expect(sumPence(lines.map(({ amount }) => amount))).toBe(total);
  }
});
