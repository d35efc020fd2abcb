import { orderStages, stageMoves } from './order-stage';

it('every move can be undone', () => {
  for (const from of orderStages) for (const to of stageMoves[from]) expect(stageMoves[to]).toContain(from);
});

it('every stage after the sizes are agreed can be reached, and none can be skipped', () => {
  expect(stageMoves).toEqual({
    'to-measure': [],
    measured: ['in-production'],
    'in-production': ['measured', 'ready'],
    ready: ['in-production', 'delivered', 'collected'],
    delivered: ['ready', 'collected'],
    collected: ['ready', 'delivered'],
  });
});
