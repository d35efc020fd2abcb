import fc from 'fast-check';
import { toPence, toPounds } from '../money/decimal';
import { sumPence } from '../money/pence';
import { oraclePrice } from '../testing/oracle';
import { randomConfigurations } from '../testing/random-configurations';
import { type Adjustment, adjustmentsOf, adjustPrice } from './adjust-price';
import { isSellable, priceQuote } from './price-quote';

const top = priceQuote({
  size: { lengthMm: 1200, widthMm: 350 },
  color: { name: 'Calacatta Gold', ratePerUnit: toPence('8.50') },
  sink: null,
  cutouts: [],
});

const pounds = (amount: string, reason = 'x'): Adjustment => ({ unit: 'pounds', amount, reason });
const percent = (amount: string, reason = 'x'): Adjustment => ({ unit: 'percent', amount, reason });

it('adds staff’s adjustment as a line with its reason, and to the total', () => {
  const { total, lines } = adjustPrice(top, [pounds('-25.50', 'Second top of an order')]);

  expect(toPounds(total)).toBe('331.50');
  expect(lines).toEqual([
    ...top.lines,
    { kind: 'adjustment', label: 'Second top of an order', calculation: 'Agreed with staff', amount: -2_550 },
  ]);
});

it('takes each per cent of the catalogue’s price, rounded to the penny, whatever the other lines are', () => {
  const own = [percent('-12.50'), pounds('-25.50'), percent('3')];
  const { total, lines } = adjustPrice(top, own);
  expect(lines.slice(1)).toEqual([
    { kind: 'adjustment', label: 'x', calculation: '12.5% off £357.00', amount: -4_463, percent: '-12.50' },
    { kind: 'adjustment', label: 'x', calculation: 'Agreed with staff', amount: -2_550 },
    { kind: 'adjustment', label: 'x', calculation: '3% of £357.00', amount: 1_071, percent: '3' },
  ]);
  expect(total).toBe(35_700 - 4_463 - 2_550 + 1_071);
  const saved = lines.map((line) => ({ ...line, amount: toPounds(line.amount) }));
  expect(adjustmentsOf(saved)).toEqual(own);
});

it('changes nothing without an adjustment', () => {
  expect(adjustPrice(top, [])).toEqual(top);
});

it('may reduce a price to £0, which then cannot be sold (D7)', () => {
  expect(isSellable(adjustPrice(top, [pounds('-357.00')]).total)).toBe(false);
  expect(isSellable(adjustPrice(top, [pounds('-356.99')]).total)).toBe(true);
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
      [pounds(adjustment)],
    );
    expect(toPounds(total)).toBe(oraclePrice(input));
    expect(sumPence(lines.map(({ amount }) => amount))).toBe(total);
    adjusted += 1;
  }
  expect(adjusted).toBeGreaterThan(3_000);
});
