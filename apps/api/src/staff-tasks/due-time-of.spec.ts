import { dueTimeOf } from './due-time-of';

const due = (at: string, kind: Parameters<typeof dueTimeOf>[0] = 'call-customer') =>
  dueTimeOf(kind, new Date(at)).toISOString();

it.each([
  ['a day later, within opening hours', '2026-11-25T10:00:00Z', '2026-11-26T10:00:00.000Z'],
  ['when the shop closes, for an order of the evening', '2026-11-25T20:00:00Z', '2026-11-26T17:00:00.000Z'],
  [
    'when the shop closes that day, for an order of the night',
    '2026-11-25T03:53:00Z',
    '2026-11-25T17:00:00.000Z',
  ],
  ['in summer by London time', '2026-07-15T20:00:00Z', '2026-07-16T16:00:00.000Z'],
  ['before Sunday, on which the shop is closed', '2026-11-28T09:00:00Z', '2026-11-28T14:00:00.000Z'],
  [
    'within the promised day, though the shop is closed all day',
    '2026-11-28T18:00:00Z',
    '2026-11-29T18:00:00.000Z',
  ],
  ['before a bank holiday', '2026-12-24T10:00:00Z', '2026-12-24T17:00:00.000Z'],
])('a call is due %s', (_, at, expected) => {
  expect(due(at)).toBe(expected);
});

it.each(['review-payment', 'workshop-problem'] as const)(
  'a %s is due in four hours, at night too',
  (kind) => {
    expect(due('2026-11-25T20:00:00Z', kind)).toBe('2026-11-26T00:00:00.000Z');
  },
);
