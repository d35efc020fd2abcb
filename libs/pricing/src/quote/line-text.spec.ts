import { lineText, priceOfEach, quantityPrefix } from './line-text';

const top = { lengthMm: 1200, widthMm: 350, thickness: '20mm' };

it("the stone's line has thickness and size", () => {
  const line = {
    kind: 'surface',
    label: 'Calacatta Gold',
    calculation: '42 units of 100 × 100 mm at £8.50',
  } as const;
  expect(lineText(line, top)).toEqual({
    label: 'Calacatta Gold, 20mm',
    calculation: '1200\u00a0×\u00a0350\u00a0mm is 42 units of 100 × 100 mm at £8.50',
  });
});

it('other lines are unchanged', () => {
  const line = { kind: 'sink', label: 'Undermount Oval', calculation: 'Flat price' } as const;
  expect(lineText(line, top)).toEqual({ label: 'Undermount Oval', calculation: 'Flat price' });
});

it('the line for several tops has their number and the price of each', () => {
  const stone = { kind: 'surface', amount: '357.00' } as const;
  const sink = { kind: 'sink', amount: '95.00' } as const;
  const quantityLine = { kind: 'quantity', amount: '10396.00' } as const;
  const adjustmentLine = { kind: 'adjustment', amount: '-20.00' } as const;

  expect([quantityPrefix(1), quantityPrefix(24)]).toEqual(['', '24\u00a0× ']);
  expect(priceOfEach([stone, sink, quantityLine, adjustmentLine])).toBe(45_200);
  expect(priceOfEach([stone, sink, adjustmentLine])).toBeNull();
});
