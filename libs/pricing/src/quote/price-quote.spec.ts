import fc from 'fast-check';
import { toPence, toPounds } from '../money/decimal';
import { comparePrices } from '../testing/compare-with-oracle';
import { oraclePrice } from '../testing/oracle';
import { isSellable, priceQuote } from './price-quote';
import type { Configuration, FlatPart } from './configuration';

const part = (name: string, pounds: string): FlatPart => ({ name, price: toPence(pounds) });
const priced = (
  rate: string,
  lengthMm: number,
  widthMm: number,
  rest: Partial<Pick<Configuration, 'sink' | 'cutouts'>> = {},
) =>
  priceQuote({
    size: { lengthMm, widthMm },
    color: { name: 'Calacatta Gold', ratePerUnit: toPence(rate) },
    sink: null,
    cutouts: [],
    ...rest,
  });
const withFloats = (rate: string, lengthMm: number, widthMm: number) =>
  (Number(rate) * ((lengthMm * widthMm) / 10_000)).toFixed(2);

describe('the price of a top', () => {
  it.each([
    ['8.50', 1200, 350, '357.00'],
    ['3.25', 1200, 340, '132.60'],
    ['5.60', 500, 300, '84.00'],
    ['9.99', 3000, 350, '1048.95'],
    ['0.01', 500, 300, '0.15'],
  ])('is £%s per unit × %i × %i mm → £%s', (rate, lengthMm, widthMm, total) => {
    expect(toPounds(priced(rate, lengthMm, widthMm).total)).toBe(total);
  });

  it.each([
    ['13.83', 500, 330, '228.20'],
    ['6.44', 1250, 341, '274.51'],
    ['9.90', 1230, 350, '426.20'],
    ['15.85', 2860, 350, '1586.59'],
    ['10.75', 1110, 300, '357.98'],
  ])('is exact where binary floats are a penny off: %s × %i × %i mm → £%s', (rate, l, w, total) => {
    expect(toPounds(priced(rate, l, w).total)).toBe(total);
    expect(oraclePrice({ rate, lengthMm: l, widthMm: w, flatPrices: [] })).toBe(total);
    expect(withFloats(rate, l, w)).not.toBe(total);
  });

  it('adds sink and cut-outs, and explains every line', () => {
    const { total, lines } = priced('8.50', 1200, 350, {
      sink: { ...part('Undermount Oval', '95.00'), note: 'cut-out only, no basin' },
      cutouts: [part('Tap hole, 35 mm', '25.00'), part('Trade discount', '-10.00'), part('Template', '0.00')],
    });

    expect(toPounds(total)).toBe('467.00');
    expect(lines).toEqual([
      {
        kind: 'surface',
        label: 'Calacatta Gold',
        calculation: '42 units of 100 × 100 mm at £8.50',
        amount: 35_700,
      },
      {
        kind: 'sink',
        label: 'Undermount Oval',
        calculation: 'Flat price; cut-out only, no basin',
        amount: 9_500,
      },
      { kind: 'cutout', label: 'Tap hole, 35 mm', calculation: 'Flat price', amount: 2_500 },
      { kind: 'cutout', label: 'Trade discount', calculation: 'Flat discount', amount: -1_000 },
      { kind: 'cutout', label: 'Template', calculation: 'No charge', amount: 0 },
    ]);
  });

  it('shows units with their decimals', () => {
    expect(priced('3.25', 1200, 340).lines[0]?.calculation).toBe('40.8 units of 100 × 100 mm at £3.25');
    expect(priced('3.25', 1201, 347).lines[0]?.calculation).toBe('41.6747 units of 100 × 100 mm at £3.25');
  });

  it('cannot be sold at £0 or below', () => {
    expect(isSellable(priced('0.00', 1200, 350).total)).toBe(false);
    expect(isSellable(priced('1.00', 500, 300, { sink: part('Discount', '-20.00') }).total)).toBe(false);
    expect(isSellable(priced('0.01', 500, 300).total)).toBe(true);
  });

  it('agrees with an independent calculation on random configurations', () => {
    expect(comparePrices(20_000, fc.readConfigureGlobal().seed ?? 0)).toEqual([]);
  });
});
