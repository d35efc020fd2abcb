import type {
  AdminOrderDetail,
  AdminOrderTop,
  AwaitedDeposit,
  OrderStage,
  UnsignedDrawing,
} from '@app/contracts';
import { anAppointment } from '../../../features/appointments/testing/a-busy-week';
import { anAttempt, aPaidDeposit } from '../../../features/orders/testing/a-quote';
import {
  aCallTask,
  anOrderDetail,
  anotherTop,
  aTop,
  noAppointments,
  anOrderMoney,
} from '../../../features/orders/testing/an-order';
import { nextStepOf, topOfNextStep } from './next-step';
import { nextStepText } from './next-step-text';

type Changes = Partial<AdminOrderDetail>;

const awaited: AwaitedDeposit = {
  amount: '47.70',
  method: 'bank-transfer',
  dueOn: '2126-12-07',
  isLate: false,
};
const balanceRequest = {
  dueOn: '2126-12-08',
  smallestPart: null,
  isOverdue: false,
  askedAt: '2026-11-26T10:00:00.000Z',
  by: 'Alison',
};
const proposal: AdminOrderTop['proposal'] = {
  id: 'p',
  reference: 'VT-26-00431',
  length: 1206,
  width: 350,
  totalPrice: '480.00',
  proposedAt: '2026-11-22T10:00:00.000Z',
};
const topAt = (stage: OrderStage | null) => aTop({ stage, isMeasured: stage !== 'to-measure' });
const unsigned = (top: AdminOrderTop, drawing: Partial<UnsignedDrawing> = {}): AdminOrderTop => ({
  ...top,
  unsignedDrawing: { isComplete: true, mailedAt: null, ...drawing },
});
const isAsked = { money: anOrderMoney({ balanceRequest }), tasks: [] } satisfies Changes;
const isPaid = { money: anOrderMoney({ received: '477.00', balance: '0.00' }), tasks: [] } satisfies Changes;
const withCredit = anOrderMoney({ credit: '23.00', balance: '0.00' });
const creditTask = aCallTask({ kind: 'refund-credit' });
const appointments = (details: Parameters<typeof anAppointment>[0]) => ({
  ...noAppointments,
  appointments: [anAppointment(details)],
});
const inReview = anOrderMoney({
  isInReview: true,
  deposits: [aPaidDeposit({ attempts: [anAttempt({ decisions: ['accept', 'refund'] })] })],
});

it.each<[when: string, next: string, changes: Changes]>([
  ['a payment does not fit', 'A payment needs a decision', { money: inReview }],
  [
    'its customer wants to cancel',
    'Eleanor Marsh wants to cancel',
    { tasks: [aCallTask({ kind: 'customer-cancels' })] },
  ],
  [
    'the customer has paid too much',
    'Refund £23.00 to Eleanor Marsh',
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
      money: anOrderMoney({ isDepositPaid: false, missingDeposit: '37.70' }),
    },
  ],
  [
    'a new price waits for an answer',
    'Eleanor Marsh has to agree to £480.00',
    { tops: [aTop({ proposal })] },
  ],
  [
    'the workshop has reported a problem with a top that is ready',
    'A problem with Calacatta Gold has to be solved',
    {
      ...isPaid,
      tops: [topAt('ready')],
      tasks: [aCallTask({ kind: 'workshop-problem', detail: 'Crack', quotes: [topAt('ready')] })],
    },
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
    { tops: [topAt('measured'), anotherTop('413', 'to-measure')] },
  ],
  [
    'a visit is booked',
    'Measure the top with Eleanor Marsh',
    { appointments: appointments({ kind: 'measuring-visit' }) },
  ],
  ['all sizes are agreed', 'Request the balance of £429.30', { tops: [topAt('measured')], tasks: [] }],
  [
    'no deposit was asked for',
    'Start production',
    { tops: [topAt('measured')], money: anOrderMoney({ isDepositPaid: false }) },
  ],
  ['the balance is asked for', 'Start production', { ...isAsked, tops: [topAt('measured')] }],
  ['it is all paid', 'Start production', { ...isPaid, tops: [topAt('measured')] }],
  [
    'all tops wait to be cut',
    'Start both tops',
    { ...isAsked, tops: [topAt('measured'), anotherTop('413', 'measured')] },
  ],
  [
    'the last top waits to be cut',
    'Start top 2, Bianco Sparkle, the last of two',
    { ...isAsked, tops: [topAt('ready'), anotherTop('413', 'measured')] },
  ],
  [
    'nobody has agreed to the drawing',
    'Drawing not agreed to yet',
    { ...isAsked, tops: [unsigned(topAt('measured'))] },
  ],
  [
    'nobody has agreed to the drawing of one of several tops',
    'Drawing not agreed to yet: top 2, Bianco Sparkle',
    { ...isAsked, tops: [topAt('measured'), unsigned(anotherTop('413', 'in-production'))] },
  ],
  ['it is being made', 'Finish the top', { ...isAsked, tops: [topAt('in-production')] }],
  ['it is ready, and nothing is booked', 'Book the collection', { ...isAsked, tops: [topAt('ready')] }],
  [
    'it is ready to be delivered',
    'Book the delivery',
    { ...isAsked, tops: [topAt('ready')], needsDelivery: true },
  ],
  [
    'its customer is to pick a day',
    'Waiting for the customer to choose a delivery time',
    {
      ...isAsked,
      tops: [topAt('ready')],
      needsDelivery: true,
      appointments: appointments({ kind: 'delivery', state: 'offered', startsAt: null, endsAt: null }),
    },
  ],
  [
    'a day is booked',
    'Deliver it, Sun 1 Dec',
    {
      ...isAsked,
      tops: [topAt('ready')],
      needsDelivery: true,
      appointments: appointments({ kind: 'delivery', startsAt: '2126-12-01T08:00:00.000Z' }),
    },
  ],
  [
    'it is with its customer and not paid',
    'Delivered or collected, £429.30 unpaid',
    { ...isAsked, tops: [topAt('collected')] },
  ],
  [
    'a credit is left that staff agreed about',
    'Refund £23.00 to Eleanor Marsh',
    { tops: [topAt('collected')], money: withCredit, tasks: [] },
  ],
  [
    'a credit is agreed about and it is not made yet',
    'Start production',
    { tops: [topAt('measured')], money: withCredit, tasks: [] },
  ],
  ['it is handed over and paid', 'Done', { ...isPaid, tops: [topAt('delivered')] }],
  ['all of it is cancelled', 'Cancelled', { tops: [topAt(null)], state: 'cancelled', tasks: [] }],
  [
    'its only payment was taken back',
    'This is no longer an order',
    { tops: [topAt(null)], state: null, tasks: [] },
  ],
])('when %s, the next step is: %s', (_, title, changes) => {
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
      tops: [topAt('measured')],
      tasks: [],
      money: anOrderMoney({ balanceRequest: { ...balanceRequest, isOverdue: true } }),
    },
  ],
  ['something is unpaid after it was handed over', true, { ...isAsked, tops: [topAt('delivered')] }],
  ['all is well', false, { ...isAsked, tops: [topAt('measured')] }],
])('when %s, the next step is marked late: %s', (_, isLate, changes) => {
  const order = anOrderDetail(changes);
  expect(nextStepText(nextStepOf(order), order).isLate).toBe(isLate);
});

it.each<[when: string, detail: RegExp, drawing: Partial<UnsignedDrawing>, email?: null]>([
  ['has not been sent', /sent to eleanor.* ten minutes after/, {}],
  ['was sent', /^Sent to eleanor.marsh@example.com \d+ \w+/, { mailedAt: '2026-10-26T10:00:00.000Z' }],
  ['lacks positions', /position of each basin and cut-out/, { isComplete: false }],
  ['cannot be sent', /no email address/, {}, null],
])('says of a drawing to agree to that it %s', (_, detail, drawing, email) => {
  const { customer } = anOrderDetail();
  const order = anOrderDetail({
    ...isAsked,
    customer: { ...customer, ...(email === null && { email }) },
    tops: [unsigned(topAt('measured'), drawing)],
  });
  expect(nextStepText(nextStepOf(order), order).detail).toMatch(detail);
});

it('names the least advanced top, and none if it concerns the whole order', () => {
  const tops = [topAt('ready'), anotherTop('413', 'in-production'), anotherTop('414', 'measured')];
  expect(topOfNextStep(nextStepOf(anOrderDetail({ ...isAsked, tops })))).toBe('414');
  const order = anOrderDetail({ state: 'awaiting-deposit', awaitedDeposit: awaited });
  expect(topOfNextStep(nextStepOf(order))).toBeNull();
});
