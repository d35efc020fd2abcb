import type { QuoteResponse } from '@app/contracts';
import { aCatalogue, aColor, aMaterial, aThickness } from '../../testing/a-catalogue';
import { aQuote, severalTops } from '../../testing/a-quote';
import { someTradePrices } from '../../testing/trade-prices';
import { compareWithToday, type QuoteChanges } from './compare-with-today';

const marble = (rate: string) =>
  aMaterial({
    id: 1,
    name: 'Marble',
    colors: [aColor({ id: 11, name: 'Calacatta Gold', priceModifier: rate })],
  });
const flat = (id: number, name: string, priceModifier: string) => ({
  id,
  name,
  description: '',
  priceModifier,
  includesBasin: false,
  excludes: [] as string[],
  isActive: true,
});

it('finds no change if nothing changed', () => {
  const { lines, oldTotal, renewal } = compareWithToday(aQuote(), aCatalogue());

  expect(lines).toEqual([
    {
      label: 'Calacatta Gold, 20mm',
      cause: 'Unchanged',
      oldAmount: 35_700,
      newAmount: 35_700,
      isChanged: false,
    },
    { label: 'Undermount Oval', cause: 'Unchanged', oldAmount: 9_500, newAmount: 9_500, isChanged: false },
    { label: 'Tap hole', cause: 'Unchanged', oldAmount: 2_500, newAmount: 2_500, isChanged: false },
  ]);
  expect(renewal?.total).toBe(oldTotal);
});

it('names the reason of each changed line, and the lines add up to the new total', () => {
  const { lines, renewal } = compareWithToday(
    aQuote(),
    aCatalogue({
      materials: [marble('8.90')],
      cutouts: [flat(1, 'No Cutouts', '0.00'), flat(2, 'Tap hole, renamed', '22.00')],
    }),
  );

  expect(lines.map(({ cause }) => cause)).toEqual([
    '42 units of 100 × 100 mm, the rate rose to £8.90',
    'Unchanged',
    'The price fell',
  ]);
  expect(lines.map(({ newAmount }) => newAmount)).toEqual([37_380, 9_500, 2_200]);
  expect(renewal?.total).toBe(49_080);
});

it('recalculates several equal tops together, and keeps their number', () => {
  const { lines, renewal } = compareWithToday(severalTops(), aCatalogue({ materials: [marble('8.90')] }));

  expect(lines.at(-1)).toEqual({
    label: '23 more of the same',
    cause: 'The price rose',
    oldAmount: 1_097_100,
    newAmount: 23 * 49_380,
    isChanged: true,
  });
  expect(renewal).toMatchObject({ total: 24 * 49_380, selection: { quantity: 24 } });
});

it('leaves out lines that were and are free, but not new costs', () => {
  const quote = aQuote({
    lines: [
      { kind: 'surface', label: 'Calacatta Gold', calculation: '', amount: '357.00' },
      { kind: 'sink', label: 'Undermount Oval', calculation: 'No charge', amount: '0.00' },
    ],
    totalPrice: '357.00',
    cutoutIds: [],
    cutouts: [],
  });
  const free = [flat(1, 'No Sink', '0.00'), flat(2, 'Undermount Oval', '0.00')];

  expect(compareWithToday(quote, aCatalogue({ sinkTypes: free })).lines).toHaveLength(1);
  expect(compareWithToday(quote, aCatalogue()).lines[1]).toMatchObject({
    oldAmount: 0,
    newAmount: 9_500,
    isChanged: true,
  });
});

it.each([
  ['the colour', aCatalogue({ materials: [aMaterial({ id: 1, name: 'Marble' })] }), 'Calacatta Gold, 20mm'],
  ['the material', aCatalogue({ materials: [] }), 'Calacatta Gold, 20mm'],
  ['the sink', aCatalogue({ sinkTypes: [flat(1, 'No Sink', '0.00')] }), 'Undermount Oval'],
  ['the cut-out', aCatalogue({ cutouts: [flat(1, 'No Cutouts', '0.00')] }), 'Tap hole'],
  ['the thickness', aCatalogue({ thicknesses: [aThickness(2, '30mm')] }), '20mm'],
])('has no renewal if %s is no longer sold, and names the part', (_, catalogue, label) => {
  const { lines, renewal } = compareWithToday(aQuote(), catalogue);

  expect(renewal).toBeNull();
  expect(lines.filter(({ newAmount }) => newAmount === null)).toMatchObject([
    { label, cause: 'No longer sold' },
  ]);
});

it('has no renewal at a price of zero or less (D7)', () => {
  expect(
    compareWithToday(aQuote(), aCatalogue({ cutouts: [flat(2, 'Tap hole', '-900.00')] })).renewal,
  ).toBeNull();
});

describe('an adjustment agreed with staff', () => {
  const adjustment = {
    kind: 'adjustment',
    label: 'Second top of one order',
    calculation: 'Agreed with staff',
    amount: '-25.50',
  } as const;
  const adjusted = aQuote({ lines: [...aQuote().lines, adjustment], totalPrice: '451.50' });

  it('stays unchanged, in the new total too', () => {
    const { lines, oldTotal, renewal } = compareWithToday(
      adjusted,
      aCatalogue({ materials: [marble('8.90')] }),
    );

    expect(lines.at(-1)).toEqual({
      label: 'Second top of one order',
      cause: 'Unchanged',
      oldAmount: -2_550,
      newAmount: -2_550,
      isChanged: false,
    });
    expect([oldTotal, renewal?.total]).toEqual([45_150, 46_830]);
  });

  it('has no renewal if the discount exceeds the price (D7)', () => {
    const withLargeDiscount = aQuote({
      lines: [...aQuote().lines, { ...adjustment, amount: '-400.00' }],
      totalPrice: '77.00',
    });

    expect(compareWithToday(withLargeDiscount, aCatalogue()).renewal?.total).toBe(7_700);
    expect(
      compareWithToday(withLargeDiscount, aCatalogue({ materials: [marble('1.00')] })).renewal,
    ).toBeNull();
  });
});

describe('renewing a quote at a trade price', () => {
  const quoteAtTradePrice = (tradeToday?: QuoteResponse['tradeToday']) =>
    aQuote({
      lines: [
        ...aQuote().lines,
        { kind: 'trade', label: 'Trade price', calculation: '10% off £477.00', amount: '-47.70' },
      ],
      totalPrice: '429.30',
      tradeToday,
    });
  const last = (changes: QuoteChanges) => changes.lines.at(-1);

  it('applies the customer’s current discount, down to the floor', () => {
    const unchanged = compareWithToday(quoteAtTradePrice({ percent: '10.00', floor: null }), aCatalogue());
    expect(unchanged.renewal?.total).toBe(42_930);
    expect(last(unchanged)).toMatchObject({ oldAmount: -4_770, newAmount: -4_770, isChanged: false });
    const less = compareWithToday(quoteAtTradePrice({ percent: '10.00', floor: '450.00' }), aCatalogue());
    expect(less.renewal?.total).toBe(45_000);
    expect(last(less)).toMatchObject({ oldAmount: -4_770, newAmount: -2_700, isChanged: true });
  });

  it('uses the normal price if the discount has ended', () => {
    const changes = compareWithToday(quoteAtTradePrice(), aCatalogue());
    expect(changes.renewal?.total).toBe(47_700);
    expect(last(changes)).toMatchObject({ cause: 'There is no trade price on it any more', newAmount: 0 });
  });

  it('uses the discount of this browser’s customer, if any', () => {
    const prices = someTradePrices({ percentages: [{ materialId: 1, percent: '20.00' }] });
    expect(
      compareWithToday(quoteAtTradePrice({ percent: '10.00', floor: null }), aCatalogue(), prices).renewal
        ?.total,
    ).toBe(38_160);
    const changes = compareWithToday(aQuote(), aCatalogue(), prices);
    expect(changes.renewal?.total).toBe(38_160);
    expect(last(changes)).toMatchObject({
      label: 'Trade price',
      oldAmount: null,
      newAmount: -9_540,
      isChanged: true,
    });
  });
});
