import { orderStages } from '@app/contracts';
import { columnNames, columnOf, movesOf, adjacentColumnOf, refusalOf, stageIn } from './order-moves';

const order = { id: 'a', reference: 'VT-26-00412', isCompleted: false, isMeasured: true } as const;

it.each([
  ['to-measure', []],
  ['measured', ['in-production']],
  ['in-production', ['measured', 'ready']],
  ['ready', ['in-production', 'delivered', 'collected']],
  ['delivered', ['ready', 'collected']],
  ['collected', ['ready', 'delivered']],
] as const)('offers for %s: %j', (stage, moves) => {
  expect(movesOf({ ...order, stage })).toEqual(moves);
});

it('offers a completed order only the other way of handing over', () => {
  expect(movesOf({ ...order, stage: 'collected', isCompleted: true })).toEqual(['delivered']);
});

it('goes back to measured only if sizes are agreed', () => {
  expect(movesOf({ ...order, stage: 'in-production', isMeasured: false })).toEqual(['ready']);
});

it.each([
  [
    'to-measure',
    'measured',
    'The sizes to cut are not agreed with the customer. Record them in the order first.',
  ],
  ['measured', 'ready', 'An order moves one stage at a time.'],
  ['measured', 'in-production', null],
] as const)('says why %s cannot become %s: %s', (stage, to, why) => {
  expect(refusalOf({ ...order, stage }, to)).toBe(why);
});

it('has a column for every stage, and knows its neighbours', () => {
  for (const stage of orderStages) expect(columnNames).toContain(columnOf(stage));
  expect(adjacentColumnOf('ready', 'on')).toBe('handed-over');
  expect(adjacentColumnOf('ready', 'back')).toBe('in-production');
  expect(adjacentColumnOf('collected', 'on')).toBeUndefined();
  expect(adjacentColumnOf('to-measure', 'back')).toBeUndefined();
});

it('hands over by delivery or collection, as ordered', () => {
  expect(stageIn('handed-over', { isDelivery: true })).toBe('delivered');
  expect(stageIn('handed-over', { isDelivery: false })).toBe('collected');
  expect(stageIn('ready', { isDelivery: true })).toBe('ready');
});
