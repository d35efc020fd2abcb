import { changeProblem, toPriceChangeRequest, type PriceChangeFields } from './price-change-form';

const quartz: PriceChangeFields = {
  kind: 'colors',
  materialId: '3',
  by: 'percent',
  value: '+4%',
  includeInactive: false,
};

it.each([
  ['+4%', '4'],
  ['2,5 %', '2.5'],
  ['−2.5', '-2.5'],
  ['-£.50', '-0.50'],
  ['£0.20', '0.20'],
  ['4.', '4'],
])('reads %j as %j', (typed, percent) =>
  expect(toPriceChangeRequest({ ...quartz, value: typed })).toMatchObject({ percent }),
);

it.each([
  ['', 'percent', 'Please enter a percentage'],
  ['', 'amount', 'Please enter an amount'],
  ['four', 'percent', 'A percentage is a number such as 4 or -2.5'],
  ['1e2', 'amount', 'An amount is a number such as 0.20 or -0.50'],
  ['0.00', 'percent', 'Please enter a change other than 0'],
  ['4.125', 'percent', 'At most 2 decimals'],
  ['-100', 'percent', 'Please enter a change between -99.99 and +999.99%'],
  ['1000', 'percent', 'Please enter a change between -99.99 and +999.99%'],
  ['1,250', 'amount', 'Did you mean £1,250.00 or £1.25? Please write it that way.'],
  ['4,125', 'percent', 'Did you mean 4,125.00 or 4.125? Please write it that way.'],
  ['0,20', 'amount', null],
  ['-101', 'amount', null],
  ['4.10', 'percent', null],
  ['4.100', 'percent', null],
] as const)('reports for %j as %s: %j', (value, by, problem) =>
  expect(changeProblem({ kind: 'colors', value, by })).toBe(problem),
);

it('sends the material, or null for all materials', () => {
  expect(toPriceChangeRequest(quartz)).toEqual({
    kind: 'colors',
    materialId: 3,
    percent: '4',
    includeInactive: false,
  });
  expect(toPriceChangeRequest({ ...quartz, materialId: '' })).toMatchObject({ materialId: null });
});

it('sends no material for other kinds', () => {
  const request = toPriceChangeRequest({ ...quartz, kind: 'cutouts', by: 'amount', value: '-0.5' });

  expect(request).toEqual({ kind: 'cutouts', amount: '-0.5', includeInactive: false });
});
