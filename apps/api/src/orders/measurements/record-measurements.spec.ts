import { aQuoteRow } from '../../quotes/testing/a-quote-row';
import { repriceTop } from './record-measurements';

const quote = aQuoteRow();
const { snapshot } = quote;
const asSold = { lengthMm: 1200, widthMm: 350 };

it('prices a top of another size at its original rates (D3)', () => {
  const { total, lines } = repriceTop(quote, { lengthMm: 1194, widthMm: 350 });
  expect(total).toBe(47_522);
  expect(lines[0]).toEqual({
    kind: 'surface',
    label: 'Calacatta Gold',
    calculation: '41.79 units of 100 × 100 mm at £8.50',
    amount: '355.22',
  });
});

it('gives the original price for the same size', () => {
  expect(repriceTop(quote, asSold).total).toBe(47_700);
});

it('keeps an adjustment by staff', () => {
  const adjustment = {
    kind: 'adjustment',
    label: 'Goodwill',
    calculation: 'Agreed with staff',
    amount: '-20.00',
  };
  const lines = [...snapshot.lines, adjustment as (typeof snapshot.lines)[number]];
  const repriced = repriceTop({ ...quote, snapshot: { ...snapshot, lines } }, asSold);
  expect(repriced.total).toBe(45_700);
  expect(repriced.lines.at(-1)).toEqual(adjustment);
});

it('prices several tops of another size, and counts an adjustment once', () => {
  const sold: typeof snapshot.lines = [
    ...snapshot.lines,
    {
      kind: 'quantity',
      label: '23 more of the same',
      calculation: '24 tops at £477.00 each',
      amount: '10971.00',
    },
    { kind: 'adjustment', label: 'Goodwill', calculation: 'Agreed with staff', amount: '-20.00' },
  ];
  const { total, lines } = repriceTop(
    { quantity: 24, snapshot: { ...snapshot, lines: sold } },
    { lengthMm: 1194, widthMm: 350 },
  );
  expect(total).toBe(24 * 47_522 - 2_000);
  expect(lines.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['surface', '355.22'],
    ['sink', '95.00'],
    ['cutout', '25.00'],
    ['quantity', '10930.06'],
    ['adjustment', '-20.00'],
  ]);
});

it('recalculates a line of staff that is a percentage', () => {
  const discount = {
    kind: 'adjustment' as const,
    label: 'Friend',
    calculation: '',
    amount: '-47.70',
    percent: '-10.00',
  };
  const { total, lines } = repriceTop(
    { ...quote, snapshot: { ...snapshot, lines: [...snapshot.lines, discount] } },
    { lengthMm: 1194, widthMm: 350 },
  );
  expect(lines.at(-1)).toMatchObject({ calculation: '10% off £475.22', amount: '-47.52', percent: '-10.00' });
  expect(total).toBe(47_522 - 4_752);
});
