import { lineWords } from './line-words';

const top = { lengthMm: 1200, widthMm: 350, thickness: '20mm' };

it("tells the stone's line with its thickness and its size", () => {
  const line = {
    kind: 'surface',
    label: 'Calacatta Gold',
    reckoning: '42 units of 100 × 100 mm at £8.50',
  } as const;
  expect(lineWords(line, top)).toEqual({
    label: 'Calacatta Gold, 20mm',
    reckoning: '1200\u00a0×\u00a0350\u00a0mm is 42 units of 100 × 100 mm at £8.50',
  });
});

it('leaves the other lines as they are', () => {
  const line = { kind: 'sink', label: 'Undermount Oval', reckoning: 'Flat price' } as const;
  expect(lineWords(line, top)).toEqual({ label: 'Undermount Oval', reckoning: 'Flat price' });
});
