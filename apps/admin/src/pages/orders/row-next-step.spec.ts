import type { AdminQuote, OrderRow } from '@app/contracts';
import { anOrderRow, aQuoteRow } from '../../features/orders/testing/a-quote';
import { nextStepOfRow } from './row-next-step';

const now = new Date('2026-12-03T09:00:00Z');
const none = anOrderRow().next;
const order = (state: OrderRow['state'], next: Partial<OrderRow['next']> = {}) =>
  nextStepOfRow(anOrderRow({ state, next: { ...none, ...next } }), { now });
const quote = (changes: Partial<AdminQuote>) => nextStepOfRow(aQuoteRow(changes), { now });
const call = (dueAt: string, isOverdue = false) => ({ kind: 'call-customer' as const, dueAt, isOverdue });
const awaited = { amount: '81.30', method: 'bank-transfer' as const, dueOn: '2026-12-07', isLate: false };
const balanceDue = { amount: '429.30', dueOn: '2026-12-10', isOverdue: false };

it.each([
  ['Call by 08:42 tomorrow', 'plain', order('to-measure', { task: call('2026-12-04T08:42:00Z') })],
  ['Call by 17:10 today', 'soon', order('to-measure', { task: call('2026-12-03T17:10:00Z') })],
  ['Call: due Tue 1 Dec', 'late', order('to-measure', { task: call('2026-12-01T17:10:00Z', true) })],
  [
    'Measuring visit 10:00 tomorrow',
    'plain',
    order('to-measure', { appointment: { kind: 'measuring-visit', startsAt: '2026-12-04T10:00:00Z' } }),
  ],
  [
    'Delivery Tue 8 Dec',
    'plain',
    order('ready', {
      balance: '0.00',
      appointment: { kind: 'delivery', startsAt: '2026-12-08T12:00:00Z' },
    }),
  ],
  ['£81.30 by Mon 7 Dec', 'plain', order('awaiting-deposit', { awaitedDeposit: awaited })],
  [
    '£81.30 by Mon 7 Dec',
    'late',
    order('awaiting-deposit', { awaitedDeposit: { ...awaited, isLate: true } }),
  ],
  ['£81.30 due', 'plain', order('awaiting-deposit', { awaitedDeposit: { ...awaited, dueOn: null } })],
  ['Request £429.30', 'plain', order('measured')],
  ['Start cutting', 'plain', order('measured', { balance: '0.00' })],
  ['£429.30 due by 10 Dec', 'plain', order('in-production', { balanceDue })],
  [
    '£429.30 overdue since 10 Dec',
    'late',
    order('ready', { balanceDue: { ...balanceDue, isOverdue: true } }),
  ],
  ['Deliver or hand it over', 'plain', order('ready', { balance: '0.00' })],
  ['£429.30 unpaid since 27 Nov', 'late', order('delivered', { unpaidSince: '2026-11-27T12:00:00Z' })],
  ['£429.30 due by 10 Dec', 'plain', order('delivered', { unpaidSince: '2026-11-27T12:00:00Z', balanceDue })],
  ['Paid', 'none', order('collected', { balance: '0.00' })],
  ['£46.89 refunded', 'none', order('cancelled', { balance: '0.00', refunded: '46.89' })],
  ['', 'none', order('cancelled', { balance: '0.00' })],
])('shows the next step of an order: %s (%s)', (label, tone, next) => {
  expect(next).toEqual({ label, tone });
});

it('shows late payments before other tasks', () => {
  const overdue = { ...balanceDue, isOverdue: true };
  const next = order('ready', { task: call('2026-12-03T17:10:00Z'), balanceDue: overdue });
  expect(next.label).toBe('£429.30 overdue since 10 Dec');
});

it('says in a list of what is owed by when each balance is due, whatever else is to do', () => {
  const row = anOrderRow({
    state: 'ready',
    next: { ...none, task: call('2026-12-03T17:10:00Z'), balanceDue },
  });
  expect(nextStepOfRow(row, { now }).label).toBe('Call by 17:10 today');
  expect(nextStepOfRow(row, { now, isAboutMoney: true }).label).toBe('£429.30 due by 10 Dec');
});

it.each([
  ['Valid until 21 Dec', 'none', quote({ validUntil: '2026-12-22T00:00:00Z' })],
  ['Price expired 30 Nov', 'none', quote({ validUntil: '2026-12-01T00:00:00Z' })],
  ['', 'none', quote({ status: 'declined' })],
  ['Deposit pending', 'plain', quote({ payment: 'open' })],
  ['Payment needs a decision', 'late', quote({ payment: 'review' })],
])('shows the next step of a quote: %s (%s)', (label, tone, next) => {
  expect(next).toEqual({ label, tone });
});

it.each([
  [true, 'Replaced by VT-26-00413'],
  [false, 'Deposit is on VT-26-00413'],
])('links to the current quote of the top (newer: %s)', (isNewer, label) => {
  const currentQuote = { id: 'current', reference: 'VT-26-00413', isNewer };
  expect(quote({ currentQuote })).toEqual({ label, tone: 'none', quoteId: 'current' });
});
