import fc from 'fast-check';
import { toPence, toPounds } from '../money/decimal';
import { sumPence } from '../money/pence';
import { oraclePrice } from '../testing/oracle';
import { randomConfigurations } from '../testing/random-configurations';
import { adjustPrice } from './adjust-price';
import { isSellable, priceQuote } from './price-quote';

const top = priceQuote({
  size: { lengthMm: 1200, widthMm: 350 },
  color: { name: 'Calacatta Gold', ratePerUnit: toPence('8.50') },
  sink: null,
  cutouts: [],
});

it('adds staff’s adjustment as a line with its reason, and to the total', () => {
  const { total, lines } = adjustPrice(top, { amount: toPence('-25.50'), reason: 'Second top of an order' });

  expect(toPounds(total)).toBe('331.50');
  expect(lines).toEqual([
    ...top.lines,
    { kind: 'adjustment', label: 'Second top of an order', calculation: 'Agreed with staff', amount: -2_550 },
  ]);
});

it('changes nothing without an adjustment', () => {
  expect(adjustPrice(top, null)).toEqual(top);
});

it('may reduce a price to £0, which then cannot be sold (D7)', () => {
  expect(isSellable(adjustPrice(top, { amount: toPence('-357.00'), reason: 'x' }).total)).toBe(false);
  expect(isSellable(adjustPrice(top, { amount: toPence('-356.99'), reason: 'x' }).total)).toBe(true);
});

it('agrees with an independent calculation on random configurations, the last flat price being the adjustment', () => {
  let adjusted = 0;
  for (const input of randomConfigurations(5_000, (fc.readConfigureGlobal().seed ?? 0) + 1)) {
    const adjustment = input.flatPrices.at(-1);
    if (adjustment === undefined) continue;
    const { total, lines } = adjustPrice(
      priceQuote({
        size: input,
        color: { name: 'Stone', ratePerUnit: toPence(input.rate) },
        sink: null,
        cutouts: input.flatPrices.slice(0, -1).map((flat) => ({ name: 'Part', price: toPence(flat) })),
      }),
      { amount: toPence(adjustment), reason: 'Agreed' },
    );
    expect(toPounds(total)).toBe(oraclePrice(input));
    expect(sumPence(lines.map(({ amount }) => amount))).toBe(total);
    adjusted += 1;
  }
  expect(adjusted).toBeGreaterThan(3_000);
});
