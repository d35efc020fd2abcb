import { formatSize, formatSizeToCut, lineText, priceOfEach, quantityPrefix } from './line-text';

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

it('a top cut to other sizes than its price is for has both', () => {
  const quoted = { lengthMm: 1185, widthMm: 342 };
  const agreed = { lengthMm: 1190, widthMm: 345 };
  const both = '1190 × 345 mm as agreed, priced as quoted 1185 × 342 mm'.replace(
    /(\d) × (\d+) mm/g,
    '$1\u00a0×\u00a0$2\u00a0mm',
  );
  expect(formatSizeToCut(quoted, agreed)).toBe(both);
  expect(formatSizeToCut(quoted, null)).toBe(formatSize(quoted));
  const line = { kind: 'surface', label: 'Gold', calculation: '40.8 units' } as const;
  expect(lineText(line, { ...quoted, thickness: '20mm', agreedSize: agreed }).calculation).toBe(
    `${both}, which is 40.8 units`,
  );
});
