import { type PlannedColor, planWeeks } from './plan-weeks';

const some = (details: Partial<PlannedColor>): PlannedColor => ({
  week: 0,
  isInProduction: false,
  material: 'Marble',
  color: 'Carrara White',
  hexCode: '#eeeeee',
  orders: 1,
  squareMetres: '0.420000',
  ...details,
});
/** A Monday at the end of a month. */
const monday = { year: 2026, month: 11, day: 30 };

it("gives each week's Monday and Sunday, even across months", () => {
  const { weeks } = planWeeks([], monday, 2);
  expect(weeks.map(({ from, to }) => [from, to])).toEqual([
    ['2026-11-30', '2026-12-06'],
    ['2026-12-07', '2026-12-13'],
  ]);
  expect(weeks[0]).toMatchObject({ orders: 0, squareMetres: '0.00', inProduction: '0.00', colors: [] });
});

it('sums stone by colour, whether in production or not, largest first', () => {
  const { weeks } = planWeeks(
    [
      some({ squareMetres: '0.350000' }),
      some({ material: 'Granite', color: 'Absolute Black', squareMetres: '0.630000' }),
      some({ isInProduction: true, squareMetres: '0.420000', orders: 2 }),
    ],
    monday,
    1,
  );
  expect(weeks[0]).toMatchObject({
    orders: 4,
    squareMetres: '1.40',
    inProduction: '0.42',
    colors: [
      { color: 'Carrara White', orders: 3, squareMetres: '0.77' },
      { color: 'Absolute Black', orders: 1, squareMetres: '0.63' },
    ],
  });
});

it('rounds half a square decimetre up, for single tops and for sums', () => {
  const { weeks } = planWeeks([some({ squareMetres: '0.525000' }), some({})], monday, 1);
  expect(weeks[0]?.squareMetres).toBe('0.95');
});

it('sums stone beyond the last week separately', () => {
  const { weeks, later } = planWeeks([some({ week: 1 }), some({ week: 2 })], monday, 2);
  expect(weeks.map(({ orders }) => orders)).toEqual([0, 1]);
  expect(later).toEqual({ orders: 1, squareMetres: '0.42' });
});
