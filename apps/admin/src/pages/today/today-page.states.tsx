import { type AdminAppointment, paths, type TaskAssignee } from '@app/contracts';
import { londonDay } from '@app/ui';
import { mockResponses, type MockResponse } from '@app/web-client/testing';
import { anAppointment, aWeek } from '../../features/appointments/testing/a-busy-week';
import { anOrderRow } from '../../features/orders/testing/a-quote';
import { aTask } from '../../features/tasks/testing/a-task';
import { adminUiState, type AdminUiState, type AdminUiStates } from '../../testing/admin-ui-state';

const open = `${paths.adminTasks}?pageSize=200`;
const done = `${paths.adminTasks}?status=done&pageSize=10`;
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

const tasks = [
  aTask({
    dueAt: inHours(-20),
    isOverdue: true,
    detail: 'Other details were entered while the deposit was being paid: ask which are right.',
  }),
  aTask({
    id: 'review',
    assignee: { id: 2, name: 'Sam' },
    kind: 'review-payment',
    title: 'Decide on £47.70 from Grace Hopper',
    detail: 'The card was charged more than once.',
    dueAt: inHours(-1),
    isOverdue: true,
  }),
  aTask({
    id: 'chargeback',
    kind: 'chargeback',
    title: 'Accept or contest the chargeback of Grace Hopper’s bank',
    detail:
      '£47.70 was taken back by a bank (TDN5QXDHY3) without the shop. It is in the ledger now. No email has been sent.',
    dueAt: inHours(20),
  }),
  aTask({
    id: 'problem',
    kind: 'workshop-problem',
    title: 'Deal with a problem: a top of Grace Hopper',
    detail: 'Crack along the vein, 30 cm from the left',
    dueAt: inHours(-1),
    isOverdue: true,
  }),
  aTask({
    id: 'answer',
    kind: 'answer-trade',
    title: `Answer the trade inquiry of ${'Analytical Interiors & Sons '.repeat(4)}`,
    quotes: [],
    inquiry: { form: 'trade', id: 'AAAAAAAAAAAAAAAAAAAAAA' },
    dueAt: inHours(30),
  }),
  aTask({
    id: 'mail',
    kind: 'undelivered-mail',
    title: 'Reach Charles Babbage in another way: an email could not be delivered',
    detail: 'It was: Deposit confirmation.',
    phone: null,
    mailId: 'm1',
    dueAt: inHours(40),
  }),
];
const ownTask = aTask({
  id: 'own',
  kind: 'own-task',
  title: 'Order diamond blades for the bridge saw',
  phone: null,
  quotes: [],
  dueAt: inHours(60),
});
const colleagues: TaskAssignee[] = [
  { id: 1, name: 'Alison', isSelf: true },
  { id: 2, name: 'Sam', isSelf: false },
];
const { next } = anOrderRow();
const lateOrder = anOrderRow({
  next: { ...next, balanceDue: { amount: '429.30', dueOn: '2026-01-19', isOverdue: true } },
});
const awaitingOrder = anOrderRow({
  id: 'b',
  reference: 'OR-26-00032',
  customerName: 'Bartholomew Featherstonehaugh-Cholmondeley of the Old Rectory',
  next: {
    ...next,
    awaitedDeposit: { amount: '1047.70', method: 'bank-transfer', dueOn: '2026-01-27', isLate: true },
  },
});
const bookedToday = [
  anAppointment({ person: { id: 2, name: 'Sam' } }),
  anAppointment({ id: 'b', kind: 'collection', address: null, customerName: 'Tom Hadley' }),
];
const doneTasks = [
  aTask({ id: 'd1', doneAt: inHours(-2), doneBy: 'Alison' }),
  aTask({ id: 'd2', title: 'Answer Charles Babbage', quotes: [], doneAt: inHours(-30) }),
];

const today = (
  answer: MockResponse,
  doneAnswer: MockResponse,
  play?: AdminUiState['play'],
  booked: AdminAppointment[] = [],
) =>
  adminUiState('/admin/today', {
    api: (api) =>
      api
        .on('GET', open, answer)
        .on('GET', done, doneAnswer)
        .on('GET', paths.taskAssignees, mockResponses.ok(colleagues))
        .on('GET', paths.appointmentWeek(londonDay()), mockResponses.ok(weekWith(booked)))
        .on(
          'GET',
          `${paths.adminOrders}?show=overdue&pageSize=10`,
          mockResponses.list(booked.length ? [lateOrder] : []),
        )
        .on(
          'GET',
          `${paths.adminOrders}?status=awaiting-deposit&pageSize=10`,
          mockResponses.list(booked.length ? [awaitingOrder] : []),
        )
        .on('GET', `${paths.adminOrders}?show=to-confirm&pageSize=10`, mockResponses.list([])),
    play,
  });
const weekWith = (booked: AdminAppointment[]) =>
  aWeek([], { days: [{ day: londonDay(), hours: null, isTravelDay: true, booked }] });

export const states: AdminUiStates = {
  title: 'Admin: today',
  states: {
    default: today(
      mockResponses.list([...tasks, ownTask]),
      mockResponses.list(doneTasks),
      ({ screen }) => screen.findByText('Recently done'),
      bookedToday,
    ),
    'new task': today(mockResponses.list([]), mockResponses.list([]), async ({ user, screen }) => {
      await user.click(await screen.findByRole('button', { name: 'Add a task' }));
      await screen.findByLabelText('Who');
    }),
    'assign menu open': today(mockResponses.list(tasks), mockResponses.list([]), async ({ user, screen }) => {
      await user.click(await screen.findByRole('button', { name: /^Assigned to Sam/ }));
      await screen.findByRole('menuitemradio', { name: 'Anybody' });
    }),
    'nothing to do': today(mockResponses.list([]), mockResponses.list([]), ({ screen }) =>
      screen.findByText('Nothing to do'),
    ),
    loading: today(mockResponses.never(), mockResponses.never()),
    failed: today(mockResponses.unreachable(), mockResponses.unreachable(), ({ screen }) =>
      screen.findByRole('button', { name: 'Try again' }),
    ),
    'task cannot be completed': today(
      mockResponses.list(tasks),
      mockResponses.list([]),
      async ({ user, screen }) => {
        await user.click(await screen.findByRole('button', { name: /^Done: Decide/ }));
        await screen.findByText('Failed to update item.');
      },
    ),
  },
};
