import { type AdminAppointment, paths, type TaskAssignee } from '@app/contracts';
import { addDays, londonDay } from '@app/ui';
import { toastButton } from '@app/ui/testing';
import { mockResponses, FakeServer } from '@app/web-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAppointment, aWeek } from '../../features/appointments/testing/a-busy-week';
import { anOrderRow } from '../../features/orders/testing/a-quote';
import { aTask } from '../../features/tasks/testing/a-task';
import { renderAdmin } from '../../testing/render-admin';
import { TodayPage } from './today-page';

const openTasks = `${paths.adminTasks}?pageSize=200`;
const doneTasks = `${paths.adminTasks}?status=done&pageSize=10`;
const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
const aDayAgo = new Date(Date.now() - 86_400_000).toISOString();

const call = aTask({ dueAt: aDayAgo, isOverdue: true });
const review = aTask({
  id: 'review',
  kind: 'review-payment',
  title: 'Decide on £47.70 from Ada Lovelace',
  detail: 'The card was charged more than once.',
  dueAt: inAnHour,
});
const weekPath = paths.appointmentWeek(londonDay());
const lateOrders = `${paths.adminOrders}?show=overdue&pageSize=10`;
const awaitingOrders = `${paths.adminOrders}?status=awaiting-deposit&pageSize=10`;
const unconfirmedOrders = `${paths.adminOrders}?show=to-confirm&pageSize=10`;
const colleagues: TaskAssignee[] = [
  { id: 1, name: 'Alison', isSelf: true },
  { id: 2, name: 'Sam', isSelf: false },
];
const weekWith = (...booked: AdminAppointment[]) =>
  aWeek([], { days: [{ day: londonDay(), hours: null, isTravelDay: true, booked }] });
const serve = () =>
  new FakeServer()
    .on('GET', paths.taskAssignees, mockResponses.ok(colleagues))
    .on('GET', weekPath, mockResponses.ok(weekWith()))
    .on('GET', lateOrders, mockResponses.list([]))
    .on('GET', awaitingOrders, mockResponses.list([]))
    .on('GET', unconfirmedOrders, mockResponses.list([]))
    .on('GET', openTasks, mockResponses.list([call, review]))
    .on('GET', doneTasks, mockResponses.list([]))
    .on('GET', paths.adminCounts, mockResponses.ok({ isOnHold: false }));

it('shows that the shop is on hold and links to the system page', async () => {
  serve().on('GET', paths.adminCounts, mockResponses.ok({ isOnHold: true }));
  renderAdmin(<TodayPage />, { at: '/today' });
  expect(await screen.findByText(/^The shop is on hold after a restore/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See what is waiting' })).toHaveAttribute('href', '/admin/system');
});

it('shows bank payments without an order as something to do', async () => {
  serve()
    .on('GET', openTasks, mockResponses.list([]))
    .on('GET', paths.adminCounts, mockResponses.ok({ isOnHold: false, undecidedTransfers: 2 }));
  renderAdmin(<TodayPage />, { at: '/today' });
  expect(await screen.findByText('2 payments on the bank statement have no order')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Decide' })).toHaveAttribute('href', '/admin/money/statement');
  expect(screen.queryByText('Nothing to do')).not.toBeInTheDocument();
});

it('offers evidence against a chargeback, notes that it was contested, and ends it by its outcome alone', async () => {
  const title = 'Accept or contest the chargeback of Ada Lovelace’s bank';
  const chargeback = aTask({ id: 'back', kind: 'chargeback', title });
  const api = serve()
    .on('GET', openTasks, mockResponses.list([chargeback]))
    .on('POST', paths.decideChargeback('back'), mockResponses.ok(chargeback));
  renderAdmin(<TodayPage />, { at: '/today' });
  expect(await screen.findByRole('link', { name: 'Evidence (PDF)' })).toHaveAttribute(
    'href',
    paths.chargebackEvidence('back'),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Contested' }));
  expect(await screen.findByText('Contested. The task is due again in two weeks.')).toBeVisible();
  expect(api.sent('POST', paths.decideChargeback('back'))[0]?.body).toEqual({ decision: 'contest' });
  expect(screen.queryByRole('button', { name: `Done: ${title}` })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Won' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Was the chargeback won?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Won' }));
  expect(await screen.findByText('Won. The payment counts again.')).toBeVisible();
  expect(api.sent('POST', paths.decideChargeback('back'))[1]?.body).toEqual({ decision: 'win' });
});

it('lists the appointments of today that are still to come, not those whose work is done', async () => {
  const week = weekWith(
    anAppointment({ id: 'a', kind: 'delivery', state: 'done', customerName: 'Ewa Nowak' }),
    anAppointment({ id: 'b', kind: 'delivery', customerName: 'Peter Hughes' }),
  );
  serve().on('GET', weekPath, mockResponses.ok(week));
  renderAdmin(<TodayPage />, { at: '/today' });
  expect(await screen.findByText(/Delivery: Peter Hughes/)).toBeVisible();
  expect(screen.queryByText(/Ewa Nowak/)).toBeNull();
});

it.each([
  ['owner', 1],
  ['office', 0],
] as const)('shows a missing backup in red to the owner alone: %s', async (role, notices) => {
  serve().on('GET', paths.adminCounts, mockResponses.ok({ isBackupMissing: true }));
  const user = { firstName: 'Alison', email: 'alison@example.com', isAdmin: true, role };
  renderAdmin(<TodayPage />, { at: '/today', user });
  expect(await screen.findByRole('button', { name: `Later: ${call.title}` })).toBeVisible();
  const found = screen
    .queryAllByRole('alert')
    .filter(({ textContent }) => /latest backup/.test(textContent ?? ''));
  expect(found).toHaveLength(notices);
});

it('lists overdue and upcoming tasks, with phone numbers and links', async () => {
  serve();
  renderAdmin(<TodayPage />, { at: '/today' });

  const overdue = within(await screen.findByRole('region', { name: /^Overdue/ }));
  expect(overdue.getByText(/^Overdue since yesterday/)).toBeVisible();
  expect(overdue.getByRole('link', { name: 'Call 0118 496 0123' })).toHaveAttribute(
    'href',
    'tel:01184960123',
  );
  expect(overdue.getByRole('link', { name: 'VT-26-00412' })).toHaveAttribute(
    'href',
    '/admin/?item=c8Kq2mB9T1aZ7kLp4RsW8Q',
  );
  expect(screen.getByText('The card was charged more than once.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open Money' })).toHaveAttribute('href', '/admin/money');
});

it('links to the inquiry to answer, and to the undelivered mail', async () => {
  serve().on(
    'GET',
    openTasks,
    mockResponses.list([
      aTask({ kind: 'answer-trade', quotes: [], inquiry: { form: 'trade', id: 'AAAAAAAAAAAAAAAAAAAAAA' } }),
      aTask({ id: 'b', kind: 'undelivered-mail', phone: null, quotes: [], mailId: 'm1' }),
    ]),
  );
  renderAdmin(<TodayPage />, { at: '/today' });
  expect(await screen.findByRole('link', { name: 'Open the inquiry' })).toHaveAttribute(
    'href',
    '/admin/inquiries?item=trade-AAAAAAAAAAAAAAAAAAAAAA',
  );
  expect(screen.getByRole('link', { name: 'Open the email' })).toHaveAttribute(
    'href',
    '/admin/mails?item=m1',
  );
});

it('shows no phone link if the number was erased', async () => {
  serve().on('GET', openTasks, mockResponses.list([aTask({ phone: 'Erased' })]));
  renderAdmin(<TodayPage />, { at: '/today' });
  expect(await screen.findByRole('button', { name: /^Done: / })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Call/ })).not.toBeInTheDocument();
});

it('does not offer to call the customer about a problem of the workshop', async () => {
  const problem = aTask({ kind: 'workshop-problem', detail: 'Crack along the vein' });
  serve().on('GET', openTasks, mockResponses.list([problem]));
  renderAdmin(<TodayPage />);
  expect(await screen.findByText('Crack along the vein')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Call / })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^No answer/ })).not.toBeInTheDocument();
});

it('shows the photos of a problem, large on press, and marks it as dealt with', async () => {
  const problem = aTask({ kind: 'workshop-problem', title: 'Deal with a problem', photoIds: ['one', 'two'] });
  const api = serve().on('GET', openTasks, mockResponses.list([problem]));
  api.on('PUT', paths.adminTask(problem.id), mockResponses.ok(problem));
  renderAdmin(<TodayPage />);
  const photo = await screen.findByRole('link', { name: 'Photo 2 of 2' });
  expect(photo).toHaveAttribute('href', paths.adminAttachment('two'));
  expect(screen.getAllByRole('img', { name: /^Photo/ })).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Dealt with: Deal with a problem' }));
  expect(api.sent('PUT', paths.adminTask(problem.id)).at(-1)?.body).toEqual({ isDone: true });
});

it('completes a task in one press, and undoes it from the toast', async () => {
  const api = serve().on('PUT', paths.adminTask(call.id), mockResponses.ok(call));
  renderAdmin(<TodayPage />, { at: '/today' });
  const press = await screen.findByRole('button', { name: `Done: ${call.title}` });
  api.on('GET', openTasks, mockResponses.list([review]));
  await userEvent.click(press);

  expect(await screen.findByText('Task done')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('region', { name: /^Overdue/ })).not.toBeInTheDocument());
  await userEvent.click(await toastButton('Undo'));
  expect(await screen.findByText('Task reopened')).toBeVisible();
  expect(api.sent('PUT', paths.adminTask(call.id)).map(({ body }) => body)).toEqual([
    { isDone: true },
    { isDone: false },
  ]);
});

it('shows why a payment task cannot be completed before a decision', async () => {
  serve().on('PUT', paths.adminTask('review'), mockResponses.refused('task/decide-payment'));
  renderAdmin(<TodayPage />, { at: '/today' });
  await userEvent.click(await screen.findByRole('button', { name: `Done: ${review.title}` }));
  expect(await screen.findByText(/still under review/)).toBeVisible();
  expect(screen.getByRole('button', { name: `Done: ${review.title}` })).toHaveFocus();
});

it('shows recent actions, which can be undone', async () => {
  serve()
    .on('GET', openTasks, mockResponses.list([]))
    .on(
      'GET',
      doneTasks,
      mockResponses.list([
        aTask({ doneAt: aDayAgo, doneBy: 'Alison' }),
        aTask({ id: 'b', title: 'Answer Charles', doneAt: aDayAgo }),
      ]),
    );
  renderAdmin(<TodayPage />, { at: '/today' });
  expect(await screen.findByText('Nothing to do')).toBeVisible();
  expect(await screen.findByText(/^Alison, yesterday/)).toBeVisible();
  expect(screen.getByText(/^Done automatically, yesterday/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reopen: Answer Charles' })).toBeVisible();
});

it('puts a call that nobody answered off to tomorrow with one press', async () => {
  const api = serve().on('PUT', paths.adminTaskDue(call.id), mockResponses.ok(call));
  renderAdmin(<TodayPage />, { at: '/today' });
  await userEvent.click(await screen.findByRole('button', { name: `No answer: ${call.title}` }));
  expect(await screen.findByText('Due again tomorrow')).toBeVisible();
  expect(api.sent('PUT', paths.adminTaskDue(call.id))).toMatchObject([
    { body: { dueOn: addDays(londonDay(), 1), isUnanswered: true } },
  ]);
});

it('puts any task off to a chosen day', async () => {
  const api = serve().on('PUT', paths.adminTaskDue(review.id), mockResponses.ok(review));
  renderAdmin(<TodayPage />, { at: '/today' });
  await userEvent.click(await screen.findByRole('button', { name: `Later: ${review.title}` }));
  const dialog = within(await screen.findByRole('dialog'));
  const day = addDays(londonDay(), 9);
  await userEvent.clear(dialog.getByLabelText('Day'));
  await userEvent.click(dialog.getByRole('button', { name: 'Put off' }));
  expect(await dialog.findByText('Please choose a day')).toBeVisible();
  await userEvent.type(dialog.getByLabelText('Day'), day);
  await userEvent.click(dialog.getByRole('button', { name: 'Put off' }));
  await waitFor(() =>
    expect(api.sent('PUT', paths.adminTaskDue(review.id))).toMatchObject([{ body: { dueOn: day } }]),
  );
});

it('shows who goes where today, with address and phone number', async () => {
  const sam = { id: 2, name: 'Sam' };
  serve().on(
    'GET',
    weekPath,
    mockResponses.ok(weekWith(anAppointment({ person: sam }), anAppointment({ id: 'b', kind: 'delivery' }))),
  );
  renderAdmin(<TodayPage />, { at: '/today' });
  const today = within(await screen.findByRole('region', { name: /^Appointments today 2/ }));
  expect(today.getByRole('heading', { name: '08:00 Measuring visit: Eleanor Marsh' })).toBeVisible();
  expect(today.getByText('Sam goes · 14 Abbey Street, Reading RG1 3BA')).toBeVisible();
  expect(today.getByText('Nobody is named yet · 14 Abbey Street, Reading RG1 3BA')).toBeVisible();
  expect(today.getAllByRole('link', { name: 'Call 07700 900142' })[0]).toHaveAttribute(
    'href',
    'tel:07700900142',
  );
});

it('shows late balances, expected deposits and revised prices without an answer', async () => {
  const { next } = anOrderRow();
  const lateOrder = anOrderRow({
    customerName: 'Eleanor Marsh',
    next: { ...next, balanceDue: { amount: '429.30', dueOn: '2026-01-19', isOverdue: true } },
  });
  const deposit = { amount: '47.70', method: 'bank-transfer', dueOn: '2026-01-27', isLate: true } as const;
  const awaitingOrder = anOrderRow({
    reference: 'OR-26-00032',
    customerName: 'Tom Hadley',
    next: { ...next, awaitedDeposit: deposit },
  });
  serve()
    .on('GET', lateOrders, mockResponses.list([lateOrder]))
    .on('GET', awaitingOrders, mockResponses.list([awaitingOrder]))
    .on('GET', unconfirmedOrders, mockResponses.list([anOrderRow({ customerName: 'Mina Shah' })]));
  renderAdmin(<TodayPage />, { at: '/today' });
  const balances = within(await screen.findByRole('region', { name: /^Late balances/ }));
  expect(balances.getByText('£429.30 from Eleanor Marsh')).toBeVisible();
  expect(balances.getByText(/^Was due 19 Jan/)).toBeVisible();
  const deposits = within(await screen.findByRole('region', { name: /^Expected deposits/ }));
  expect(deposits.getByText('£47.70 from Tom Hadley')).toBeVisible();
  expect(deposits.getByText(/^Bank transfer, due 27 Jan/)).toBeVisible();
  const unconfirmed = within(await screen.findByRole('region', { name: /^Waiting for the customer/ }));
  expect(unconfirmed.getByText('Mina Shah')).toBeVisible();
  expect(deposits.getByRole('link', { name: 'Show all' })).toHaveAttribute(
    'href',
    '/admin/?status=awaiting-deposit',
  );
});

it('assigns a task to a colleague, and shows only one’s own', async () => {
  const api = serve().on('PUT', paths.adminTaskAssignee(call.id), mockResponses.ok(call));
  const mine = `${paths.adminTasks}?assignee=me&pageSize=200`;
  api
    .on('GET', mine, mockResponses.list([]))
    .on('GET', `${paths.adminTasks}?status=done&assignee=me&pageSize=10`, mockResponses.list([]));
  const user = userEvent.setup();
  renderAdmin(<TodayPage />, { at: '/today' });
  await user.click(await screen.findByRole('button', { name: `Assign: ${call.title}` }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Sam' }));
  expect(await screen.findByText('Assigned to Sam')).toBeVisible();
  expect(api.sent('PUT', paths.adminTaskAssignee(call.id)).map(({ body }) => body)).toEqual([
    { assigneeId: 2 },
  ]);
  await user.click(screen.getByRole('button', { name: 'Mine' }));
  expect(await screen.findByText('Nothing is assigned to you')).toBeVisible();
});

it('does not offer to assign where there is nobody else', async () => {
  serve().on('GET', paths.taskAssignees, mockResponses.ok(colleagues.slice(0, 1)));
  renderAdmin(<TodayPage />, { at: '/today' });
  expect(await screen.findByRole('button', { name: `Later: ${call.title}` })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Assign/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Mine' })).not.toBeInTheDocument();
});

it('adds a task of one’s own with a day', async () => {
  const api = serve().on('POST', paths.adminTasks, mockResponses.ok(aTask({ kind: 'own-task' })));
  const user = userEvent.setup();
  renderAdmin(<TodayPage />, { at: '/today' });
  await user.click(await screen.findByRole('button', { name: 'Add a task' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Add task' }));
  expect(await dialog.findByText('Please say what is to be done')).toBeVisible();
  await user.type(dialog.getByLabelText('What is to be done?'), 'Order diamond blades');
  await user.selectOptions(dialog.getByLabelText('Who'), 'Alison (you)');
  await user.click(dialog.getByRole('button', { name: 'Add task' }));
  expect(await screen.findByText('Task added')).toBeVisible();
  expect(api.sent('POST', paths.adminTasks).map(({ body }) => body)).toEqual([
    { text: 'Order diamond blades', dueOn: addDays(londonDay(), 1), assigneeId: 1 },
  ]);
});
