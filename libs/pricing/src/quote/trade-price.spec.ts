import fc from 'fast-check';
import { toPence, toPounds } from '../money/decimal';
import { pence, sumPence } from '../money/pence';
import { priceQuote } from './price-quote';
import { tradePrice } from './trade-price';

const priceOf = (pounds: string) => {
  const total = toPence(pounds);
  return { total, lines: [{ kind: 'surface', label: 'Stone', calculation: '', amount: total } as const] };
};
const terms = (percent: string, floor: string | null) => ({
  percent,
  floor: floor === null ? null : toPence(floor),
});

it.each<[list: string, percent: string, floor: string | null, pieces: number, price: string, words: string]>([
  ['357.00', '10.00', null, 1, '321.30', '10% off £357.00'],
  ['357.00', '12.50', null, 1, '312.37', '12.5% off £357.00'], // 44.625 rounds to 44.63
  ['0.50', '1.00', null, 1, '0.49', '1% off £0.50'], // half a penny rounds to one
  ['100.00', '0.01', null, 1, '99.99', '0.01% off £100.00'],
  ['1234.56', '50.00', null, 1, '617.28', '50% off £1,234.56'],
  ['357.00', '10.00', '321.30', 1, '321.30', '10% off £357.00'],
  ['357.00', '10.00', '321.31', 1, '321.31', '10% off £357.00, but not below £321.31 a piece'],
  ['357.00', '50.00', '300.00', 1, '300.00', '50% off £357.00, but not below £300.00 a piece'],
  ['8568.00', '10.00', '330.00', 24, '7920.00', '10% off £8,568.00, but not below £330.00 a piece'],
  ['8568.00', '10.00', '300.00', 24, '7711.20', '10% off £8,568.00'],
])(
  'a price of %s with %s%% off and a floor of %s, for %i tops, is %s',
  (list, percent, floor, pieces, price, discount) => {
    const { total, lines } = tradePrice(priceOf(list), terms(percent, floor), pieces);
    expect(toPounds(total)).toBe(price);
    const amount = pence(total - toPence(list));
    expect(lines.at(-1)).toEqual({ kind: 'trade', label: 'Trade price', calculation: discount, amount });
  },
);

it.each<[why: string, list: string, percent: string, floor: string | null, pieces: number]>([
  ['less than half a penny', '0.49', '1.00', null, 1],
  ['a price at the floor', '150.00', '10.00', '150.00', 1],
  ['a price below the floor, which is never raised', '120.00', '10.00', '150.00', 1],
  ['pieces that are below it', '2880.00', '10.00', '150.00', 24],
])('has no discount line for %s', (_, list, percent, floor, pieces) => {
  expect(tradePrice(priceOf(list), terms(percent, floor), pieces)).toEqual(priceOf(list));
});

it('leaves the price unchanged for customers without trade prices', () => {
  const price = priceQuote({
    size: { lengthMm: 1200, widthMm: 350 },
    color: { name: 'Calacatta Gold', ratePerUnit: toPence('8.50') },
    sink: { name: 'Oval', price: toPence('120.00') },
    cutouts: [],
  });
  expect(tradePrice(price, null, 1)).toEqual(price);
});

/** The same rule calculated independently on BigInts. */
function independentPrice(list: bigint, hundredths: bigint, floor: bigint, pieces: bigint): bigint {
  const doubled = list * hundredths * 2n + 10_000n;
  const discounted = list - doubled / 20_000n;
  const lowest = floor * pieces;
  if (list <= lowest) return list;
  return discounted < lowest ? lowest : discounted;
}

it('agrees with an independent calculation for any price, percentage, floor and quantity', () => {
  const amount = fc.integer({ min: 1, max: 500_000_00 });
  const floor = fc.option(fc.integer({ min: 0, max: 2_000_00 }));
  fc.assert(
    fc.property(
      amount,
      fc.integer({ min: 1, max: 50_00 }),
      floor,
      fc.integer({ min: 1, max: 99 }),
      (list, hundredths, lowest, pieces) => {
        const discount = {
          percent: `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`,
          floor: lowest === null ? null : pence(lowest),
        };
        const { total, lines } = tradePrice(priceOf(toPounds(pence(list))), discount, pieces);
        expect(BigInt(total)).toBe(
          independentPrice(BigInt(list), BigInt(hundredths), BigInt(lowest ?? 0), BigInt(pieces)),
        );
        expect(sumPence(lines.map((line) => line.amount))).toBe(total);
      },
    ),
    { numRuns: 5_000 },
  );
});
