import { paths } from '@app/contracts';
import { mockResponses, type MockResponse } from '@app/web-client/testing';
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
    kind: 'review-payment',
    title: 'Decide on £47.70 from Grace Hopper',
    detail: 'The card was charged more than once.',
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
    title: 'Reach Charles Babbage in another way: a mail could not be delivered',
    detail: 'It was: Deposit confirmation.',
    phone: null,
    mailId: 'm1',
    dueAt: inHours(40),
  }),
];
const doneTasks = [
  aTask({ id: 'd1', doneAt: inHours(-2), doneBy: 'Alison' }),
  aTask({ id: 'd2', title: 'Answer Charles Babbage', quotes: [], doneAt: inHours(-30) }),
];

const today = (answer: MockResponse, doneAnswer: MockResponse, play?: AdminUiState['play']) =>
  adminUiState('/admin/today', {
    api: (api) => api.on('GET', open, answer).on('GET', done, doneAnswer),
    play,
  });

export const states: AdminUiStates = {
  title: 'Admin: today',
  states: {
    default: today(mockResponses.list(tasks), mockResponses.list(doneTasks), ({ screen }) =>
      screen.findByText('Recently done'),
    ),
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
