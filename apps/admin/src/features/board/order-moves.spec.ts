import { orderStages } from '@app/contracts';
import { dayOf, daysBetween } from './days-between';
import { columnNames, columnOf, movesOf, neighbourOf, refusalOf, stageIn } from './order-moves';

const order = { id: 'a', reference: 'VT-26-00412', isCompleted: false, isMeasured: true } as const;

it.each([
  ['to-measure', []],
  ['measured', ['in-production']],
  ['in-production', ['measured', 'ready']],
  ['ready', ['in-production', 'delivered', 'collected']],
  ['delivered', ['ready', 'collected']],
  ['collected', ['ready', 'delivered']],
] as const)('offers of %s: %j', (stage, moves) => {
  expect(movesOf({ ...order, stage })).toEqual(moves);
});

it('offers of a completed order that it was handed over otherwise, and nothing else', () => {
  expect(movesOf({ ...order, stage: 'collected', isCompleted: true })).toEqual(['delivered']);
});

it('goes back to measured only where sizes are agreed', () => {
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

it('knows a column for every stage, and the one on either side', () => {
  for (const stage of orderStages) expect(columnNames).toContain(columnOf(stage));
  expect(neighbourOf('ready', 'on')).toBe('handed-over');
  expect(neighbourOf('ready', 'back')).toBe('in-production');
  expect(neighbourOf('collected', 'on')).toBeUndefined();
  expect(neighbourOf('to-measure', 'back')).toBeUndefined();
});

it('hands over by where the top goes', () => {
  expect(stageIn('handed-over', { isDelivery: true })).toBe('delivered');
  expect(stageIn('handed-over', { isDelivery: false })).toBe('collected');
  expect(stageIn('ready', { isDelivery: true })).toBe('ready');
});

it.each([
  ['2026-11-25T08:00:00Z', '2026-11-25T22:00:00Z', 0],
  ['2026-11-24T23:59:00Z', '2026-11-25T00:01:00Z', 1],
  // In summer London is an hour ahead.
  ['2026-07-01T22:30:00Z', '2026-07-01T23:30:00Z', 1],
  ['2026-10-24T12:00:00Z', '2026-10-26T12:00:00Z', 2],
])('counts the midnights of London from %s to %s: %i', (since, now, days) => {
  expect(daysBetween(since, new Date(now))).toBe(days);
});

it('says the day in London', () => {
  expect(dayOf('2026-07-01T23:30:00Z')).toBe('2 Jul');
});
