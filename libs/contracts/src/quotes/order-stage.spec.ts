import { orderStages, stageMoves } from './order-stage';

it('lets every move be taken back', () => {
  for (const from of orderStages) for (const to of stageMoves[from]) expect(stageMoves[to]).toContain(from);
});

it('leads from sizes that are agreed to every later stage, and nowhere past one', () => {
  expect(stageMoves).toEqual({
    'to-measure': [],
    measured: ['in-production'],
    'in-production': ['measured', 'ready'],
    ready: ['in-production', 'delivered', 'collected'],
    delivered: ['ready', 'collected'],
    collected: ['ready', 'delivered'],
  });
});
