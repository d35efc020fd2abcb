import { aCatalogue, aColor, aMaterial, aThickness } from '../../testing/a-catalogue';
import { aQuote } from '../../testing/a-quote';
import { whatChanged } from './what-changed';

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
  isActive: true,
});

it('finds nothing changed where nothing has', () => {
  const { lines, then, renewal } = whatChanged(aQuote(), aCatalogue());

  expect(lines).toEqual([
    { label: 'Calacatta Gold, 20mm', cause: 'Unchanged', then: 35_700, now: 35_700, isChanged: false },
    { label: 'Undermount Oval', cause: 'Unchanged', then: 9_500, now: 9_500, isChanged: false },
    { label: 'Tap hole', cause: 'Unchanged', then: 2_500, now: 2_500, isChanged: false },
  ]);
  expect(renewal?.total).toBe(then);
});

it('names the cause of each line that rose or fell, and the lines add up to the new total', () => {
  const { lines, renewal } = whatChanged(
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
  expect(lines.map(({ now }) => now)).toEqual([37_380, 9_500, 2_200]);
  expect(renewal?.total).toBe(49_080);
});

it('leaves out lines that cost nothing then and now, but not one that costs something now', () => {
  const quote = aQuote({
    lines: [
      { kind: 'surface', label: 'Calacatta Gold', reckoning: '', amount: '357.00' },
      { kind: 'sink', label: 'Undermount Oval', reckoning: 'No charge', amount: '0.00' },
    ],
    totalPrice: '357.00',
    cutoutIds: [],
    cutouts: [],
  });
  const free = [flat(1, 'No Sink', '0.00'), flat(2, 'Undermount Oval', '0.00')];

  expect(whatChanged(quote, aCatalogue({ sinkTypes: free })).lines).toHaveLength(1);
  expect(whatChanged(quote, aCatalogue()).lines[1]).toMatchObject({ then: 0, now: 9_500, isChanged: true });
});

it.each([
  ['the colour', aCatalogue({ materials: [aMaterial({ id: 1, name: 'Marble' })] }), 'Calacatta Gold, 20mm'],
  ['the material', aCatalogue({ materials: [] }), 'Calacatta Gold, 20mm'],
  ['the sink', aCatalogue({ sinkTypes: [flat(1, 'No Sink', '0.00')] }), 'Undermount Oval'],
  ['the cut-out', aCatalogue({ cutouts: [flat(1, 'No Cutouts', '0.00')] }), 'Tap hole'],
  ['the thickness', aCatalogue({ thicknesses: [aThickness(2, '30mm')] }), '20mm'],
])('offers no price where %s is no longer sold, and says which part it is', (_, catalogue, label) => {
  const { lines, renewal } = whatChanged(aQuote(), catalogue);

  expect(renewal).toBeNull();
  expect(lines.filter(({ now }) => now === null)).toMatchObject([{ label, cause: 'No longer sold' }]);
});

it('offers nothing that would cost nothing (D7)', () => {
  expect(whatChanged(aQuote(), aCatalogue({ cutouts: [flat(2, 'Tap hole', '-900.00')] })).renewal).toBeNull();
});
