import type { AdminOrderDetail, AdminOrderTop, AwaitedDeposit, OrderStage } from '@app/contracts';
import { anAppointment } from '../../../features/appointments/testing/a-week';
import { anAttempt, aPaidDeposit } from '../../../features/orders/testing/a-quote';
import {
  aCallTask,
  anOrderDetail,
  anotherTop,
  aTop,
  noAppointments,
  someMoney,
} from '../../../features/orders/testing/an-order';
import { nextStepOf, topOfNextStep } from './next-step';
import { nextStepText } from './next-step-text';

type Changes = Partial<AdminOrderDetail>;

const awaited: AwaitedDeposit = { amount: '47.70', by: 'bank-transfer', dueOn: '2126-12-07', isLate: false };
const asked = {
  ...{ dueOn: '2126-12-08', smallestPart: null, isOverdue: false },
  ...{ askedAt: '2026-11-26T10:00:00.000Z', by: 'Alison' },
};
const proposal: AdminOrderTop['proposal'] = {
  ...{ id: 'p', reference: 'VT-26-00431', length: 1206, width: 350, totalPrice: '480.00' },
  proposedAt: '2026-11-22T10:00:00.000Z',
};
const at = (stage: OrderStage | null) => aTop({ stage, isMeasured: stage !== 'to-measure' });
const isAsked = { money: someMoney({ balanceRequest: asked }), tasks: [] } satisfies Changes;
const isPaid = { money: someMoney({ received: '477.00', balance: '0.00' }), tasks: [] } satisfies Changes;
const withCredit = someMoney({ credit: '23.00', balance: '0.00' });
const creditTask = aCallTask({ kind: 'give-back-credit' });
const appointments = (details: Parameters<typeof anAppointment>[0]) => ({
  ...noAppointments,
  appointments: [anAppointment(details)],
});
const inReview = someMoney({
  isInReview: true,
  deposits: [aPaidDeposit({ attempts: [anAttempt({ decisions: ['accept', 'refund'] })] })],
});

it.each<[when: string, next: string, changes: Changes]>([
  ['a payment does not fit', 'A payment has to be looked at', { money: inReview }],
  [
    'its customer wants to cancel',
    'Eleanor Marsh wants to cancel',
    { tasks: [aCallTask({ kind: 'customer-cancels' })] },
  ],
  [
    'more has come in than the price',
    'Give back £23.00 to Eleanor Marsh',
    { money: withCredit, tasks: [aCallTask(), creditTask] },
  ],
  [
    'its deposit is awaited',
    'Wait for £47.70 by bank transfer, due Sat 7 Dec',
    { state: 'awaiting-deposit', awaitedDeposit: awaited, tasks: [] },
  ],
  [
    'staff have recorded a part of its deposit',
    'Wait for £37.70',
    {
      state: 'awaiting-deposit',
      tasks: [],
      money: someMoney({ isDepositPaid: false, missingDeposit: '37.70' }),
    },
  ],
  [
    'a new price waits for an answer',
    'Eleanor Marsh has to agree to £480.00',
    { tops: [aTop({ proposal })] },
  ],
  ['nobody has rung yet', 'Call Eleanor Marsh about the sizes', {}],
  [
    'of several two are to be measured',
    'Call Eleanor Marsh about the sizes of two tops',
    { tops: [aTop(), anotherTop('413', 'measured'), anotherTop('414', 'to-measure')] },
  ],
  [
    'of several one is to be measured',
    'Call Eleanor Marsh about the sizes of top 2, Bianco Sparkle',
    { tops: [at('measured'), anotherTop('413', 'to-measure')] },
  ],
  [
    'a visit is booked',
    'Measure the top with Eleanor Marsh',
    { appointments: appointments({ kind: 'measuring-visit' }) },
  ],
  ['all sizes are agreed', 'Ask for the balance of £429.30', { tops: [at('measured')], tasks: [] }],
  [
    'no deposit was asked for',
    'Start production',
    { tops: [at('measured')], money: someMoney({ isDepositPaid: false }) },
  ],
  ['the balance is asked for', 'Start production', { ...isAsked, tops: [at('measured')] }],
  ['it is all paid', 'Start production', { ...isPaid, tops: [at('measured')] }],
  [
    'all tops wait to be cut',
    'Start all two tops',
    { ...isAsked, tops: [at('measured'), anotherTop('413', 'measured')] },
  ],
  [
    'the last top waits to be cut',
    'Start top 2, Bianco Sparkle, the last of two',
    { ...isAsked, tops: [at('ready'), anotherTop('413', 'measured')] },
  ],
  ['it is being made', 'Finish the top', { ...isAsked, tops: [at('in-production')] }],
  ['it is ready, and nothing is booked', 'Book the collection', { ...isAsked, tops: [at('ready')] }],
  [
    'it is ready to be delivered',
    'Book the delivery',
    { ...isAsked, tops: [at('ready')], needsDelivery: true },
  ],
  [
    'its customer is to pick a day',
    'The customer picks a day for the delivery',
    {
      ...{ ...isAsked, tops: [at('ready')], needsDelivery: true },
      appointments: appointments({ kind: 'delivery', state: 'offered', startsAt: null, endsAt: null }),
    },
  ],
  [
    'a day is booked',
    'Deliver it, Sun 1 Dec',
    {
      ...{ ...isAsked, tops: [at('ready')], needsDelivery: true },
      appointments: appointments({ kind: 'delivery', startsAt: '2126-12-01T08:00:00.000Z' }),
    },
  ],
  [
    'it is with its customer and not paid',
    'Handed over, £429.30 unpaid',
    { ...isAsked, tops: [at('collected')] },
  ],
  [
    'a credit is left that staff agreed about',
    'Give back £23.00 to Eleanor Marsh',
    { tops: [at('collected')], money: withCredit, tasks: [] },
  ],
  [
    'a credit is agreed about and it is not made yet',
    'Start production',
    { tops: [at('measured')], money: withCredit, tasks: [] },
  ],
  ['it is handed over and paid', 'Done', { ...isPaid, tops: [at('delivered')] }],
  ['all of it is cancelled', 'Cancelled', { tops: [at(null)], state: 'cancelled', tasks: [] }],
  [
    'its only payment was taken back',
    'This is no order any more',
    { tops: [at(null)], state: null, tasks: [] },
  ],
])('if %s: %s', (_, title, changes) => {
  const order = anOrderDetail(changes);
  expect(nextStepText(nextStepOf(order), order).title).toBe(title);
});

it.each<[when: string, isLate: boolean, changes: Changes]>([
  ['a deposit is late', true, { state: 'awaiting-deposit', awaitedDeposit: { ...awaited, isLate: true } }],
  ['a deposit is not late', false, { state: 'awaiting-deposit', awaitedDeposit: awaited }],
  ['the call is late', true, { tasks: [aCallTask({ isOverdue: true })] }],
  [
    'a balance is late',
    true,
    {
      tops: [at('measured')],
      tasks: [],
      money: someMoney({ balanceRequest: { ...asked, isOverdue: true } }),
    },
  ],
  ['something is unpaid after it was handed over', true, { ...isAsked, tops: [at('delivered')] }],
  ['all is well', false, { ...isAsked, tops: [at('measured')] }],
])('if %s it is red: %s', (_, isLate, changes) => {
  const order = anOrderDetail(changes);
  expect(nextStepText(nextStepOf(order), order).isLate).toBe(isLate);
});

it('names the least advanced top, and none if it concerns the whole order', () => {
  const tops = [at('ready'), anotherTop('413', 'in-production'), anotherTop('414', 'measured')];
  expect(topOfNextStep(nextStepOf(anOrderDetail({ ...isAsked, tops })))).toBe('414');
  const order = anOrderDetail({ state: 'awaiting-deposit', awaitedDeposit: awaited });
  expect(topOfNextStep(nextStepOf(order))).toBeNull();
});
