import { orderStages } from '@app/contracts';
import {
  columnNames,
  columnOf,
  allowedMovesOf,
  adjacentColumnOf,
  moveBlockerOf,
  stageOfColumn,
} from './order-moves';

const order = { id: 'a', reference: 'VT-26-00412', isCompleted: false, isMeasured: true } as const;

it.each([
  ['to-measure', []],
  ['measured', ['in-production']],
  ['in-production', ['measured', 'ready']],
  ['ready', ['in-production', 'delivered', 'collected']],
  ['delivered', ['ready', 'collected']],
  ['collected', ['ready', 'delivered']],
] as const)('allows from stage %s the moves %j', (stage, moves) => {
  expect(allowedMovesOf({ ...order, stage })).toEqual(moves);
});

it('only lets a completed order switch between delivered and collected', () => {
  expect(allowedMovesOf({ ...order, stage: 'collected', isCompleted: true })).toEqual(['delivered']);
});

it('only lets an order go back to measured if its sizes are agreed', () => {
  expect(allowedMovesOf({ ...order, stage: 'in-production', isMeasured: false })).toEqual(['ready']);
});

it.each([
  [
    'to-measure',
    'measured',
    'The sizes to cut are not agreed with the customer. Record them in the order first.',
  ],
  ['measured', 'ready', 'An order moves one stage at a time.'],
  ['measured', 'in-production', null],
] as const)('explains why an order cannot move from %s to %s: %s', (stage, to, why) => {
  expect(moveBlockerOf({ ...order, stage }, to)).toBe(why);
});

it('finds the column of each stage and the columns next to it', () => {
  for (const stage of orderStages) expect(columnNames).toContain(columnOf(stage));
  expect(adjacentColumnOf('ready', 'forward')).toBe('handed-over');
  expect(adjacentColumnOf('ready', 'back')).toBe('in-production');
  expect(adjacentColumnOf('collected', 'forward')).toBeUndefined();
  expect(adjacentColumnOf('to-measure', 'back')).toBeUndefined();
});

it('maps the last column to delivered or collected', () => {
  expect(stageOfColumn('handed-over', { isDelivery: true })).toBe('delivered');
  expect(stageOfColumn('handed-over', { isDelivery: false })).toBe('collected');
  expect(stageOfColumn('ready', { isDelivery: true })).toBe('ready');
});
