import {
  type AdminOrderDetail,
  type AdminOrderTop,
  defaultAppointmentRules,
  paths,
  type TaskAssignee,
  type TopToHandOver,
} from '@app/contracts';
import { londonDay } from '@app/ui';
import { acrossElements, toastButton } from '@app/ui/testing';
import { mockResponses, FakeServer } from '@app/web-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAppointment, aWeek } from '../../features/appointments/testing/a-busy-week';
import { aQuoteDetail } from '../../features/orders/testing/a-quote';
import {
  aCallTask,
  anOrderDetail,
  anotherTop,
  aTop,
  noAppointments,
  anOrderMoney,
} from '../../features/orders/testing/an-order';
import { renderAdmin } from '../../testing/render-admin';
import { OrderPage } from './order-page';

const colleagues: TaskAssignee[] = [
  { id: 1, name: 'Alison', isSelf: true },
  { id: 2, name: 'Tom', isSelf: false },
];
const { id: orderId } = anOrderDetail();
const { id } = aQuoteDetail();
const user = userEvent.setup({ delay: null });

async function open(changes: Partial<AdminOrderDetail> = {}, query = '') {
  const order = anOrderDetail(changes);
  const api = new FakeServer()
    .on('GET', paths.adminOrder(orderId), mockResponses.ok(order))
    .on('GET', paths.taskAssignees, mockResponses.ok(colleagues));
  for (const top of order.tops)
    api.on(
      'GET',
      paths.adminQuote(top.id),
      mockResponses.ok(
        aQuoteDetail({
          id: top.id,
          reference: top.reference,
          stage: top.stage,
          totalPrice: top.totalPrice,
          order: { id: orderId, reference: order.reference },
        }),
      ),
    );
  renderAdmin(<OrderPage />, { at: `/orders/${orderId}${query}` });
  await screen.findByRole('heading', { level: 1, name: 'OR-26-00031' });
  return api;
}
const next = () => within(screen.getByRole('region', { name: 'Next' }));
const card = (name: string | RegExp) => within(screen.getByRole('region', { name }));
const rowOf = (name: RegExp) => screen.getByRole('button', { name });

const four: AdminOrderTop[] = [
  aTop({ stage: 'ready', isMeasured: true }),
  anotherTop('413', 'in-production'),
  anotherTop('414', 'in-production'),
  anotherTop('415', 'measured'),
];
const isAsked = anOrderMoney({
  balanceRequest: {
    dueOn: '2126-12-08',
    smallestPart: null,
    isOverdue: false,
    askedAt: '2026-11-26T10:00:00.000Z',
    by: 'Alison',
  },
});

describe('with one top', () => {
  it('shows the top directly, with its steps, plan and price lines', async () => {
    await open();
    const top = card(/^Calacatta Gold, 1200.×.350.mm/);
    expect(await top.findByText('Total inc. VAT')).toBeVisible();
    expect(top.getByText(acrossElements('from quote VT-26-00412'))).toBeVisible();
    expect(top.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Ordered', 'Measured', 'In production', 'Ready', 'Collected']),
    );
    expect(top.getByText('Ordered').closest('li')).toHaveAttribute('aria-current', 'step');
    expect(screen.queryByRole('heading', { name: 'Tops' })).toBeNull();
    expect(screen.getByText('To measure')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Job sheet' })).toHaveAttribute('href', paths.jobSheet(id));
  });

  it('has the agreed sizes, and those that the price is for, in its title', async () => {
    await open({
      tops: [aTop({ stage: 'measured', isMeasured: true, agreedSize: { lengthMm: 1194, widthMm: 346 } })],
    });
    expect(
      screen.getByRole('region', { name: /1194.×.346.mm as agreed, priced as quoted 1200.×.350.mm/ }),
    ).toBeVisible();
  });

  it('shows whom to call by when, and opens the sizes form', async () => {
    await open();
    expect(next().getByText('Call Eleanor Marsh about the sizes')).toBeVisible();
    expect(next().getByRole('link', { name: '07700 900142' })).toHaveAttribute('href', 'tel:07700900142');
    await user.click(next().getByRole('button', { name: 'Enter sizes…' }));
    expect(await screen.findByRole('form', { name: 'Sizes to cut' })).toBeVisible();
    expect(screen.getByLabelText('Cut length')).toHaveFocus();
  });

  it('books a visit for the next top to measure', async () => {
    const api = await open();
    api.on('GET', paths.appointmentWeek(londonDay()), mockResponses.ok(aWeek()));
    api.on('GET', paths.appointmentRules, mockResponses.ok(defaultAppointmentRules));
    await user.click(next().getByRole('button', { name: 'Book a visit…' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(acrossElements(/^Book the time that you agreed for OR-26-00031/))).toBeVisible();
    expect(dialog.getByRole('combobox', { name: 'Type of appointment' })).toHaveDisplayValue(
      'Measuring visit',
    );
  });

  it('is cancelled by its order reference', async () => {
    const cancelling = { received: '47.70', refunded: '47.70', toCard: '47.70', isAsked: false };
    const api = await open();
    api.on('GET', paths.quoteCancelling(id), mockResponses.ok(cancelling));
    await user.click(await screen.findByRole('button', { name: 'Cancel…' }));
    expect(await screen.findByRole('dialog', { name: /^Cancel OR-26-00031 ?\?$/ })).toBeVisible();
  });
});

describe('with a delivery of a part', () => {
  const toHandOver = (quoteId: string, number: number, changes: Partial<TopToHandOver> = {}) => ({
    quoteId,
    number,
    color: 'Bianco Sparkle',
    quantity: 1,
    stage: 'ready' as const,
    free: 1,
    ...changes,
  });
  const tops = [
    anotherTop('413', 'ready'),
    anotherTop('414', 'in-production'),
    anotherTop('415', 'in-production', { quantity: 24 }),
  ];
  const waiting = [
    toHandOver('413', 1),
    toHandOver('414', 2, { stage: 'in-production' }),
    toHandOver('415', 3, { stage: 'in-production', quantity: 24, free: 24 }),
  ];
  const isPaid = { money: anOrderMoney({ received: '477.00', balance: '0.00' }), tasks: [] };

  it('books what is ready, or what staff choose of it', async () => {
    const api = await open({
      ...isPaid,
      tops,
      needsDelivery: true,
      appointments: { ...noAppointments, tops: waiting },
    });
    api.on('GET', paths.appointmentWeek(londonDay()), mockResponses.ok(aWeek()));
    api.on('POST', paths.quoteAppointments('413'), mockResponses.ok(noAppointments));
    await user.click(next().getByRole('button', { name: 'Book a delivery of what is ready…' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('checkbox', { name: /^Top 1, Bianco Sparkle/ })).toBeChecked();
    expect(dialog.getByRole('checkbox', { name: /^Top 2, Bianco Sparkle/ })).not.toBeChecked();
    await user.click(dialog.getByRole('checkbox', { name: /^Top 3, Bianco Sparkle, 24 equal/ }));
    const count = dialog.getByRole('textbox', { name: 'How many of top 3' });
    await user.clear(count);
    await user.type(count, '25');
    await user.type(dialog.getByLabelText('Time'), '09:00');
    await user.click(dialog.getByRole('button', { name: 'Book a time' }));
    expect(await dialog.findByText('Top 3: please enter 1 to 24')).toBeVisible();
    await user.clear(count);
    await user.type(count, '8');
    await user.click(dialog.getByRole('button', { name: 'Book a time' }));
    await waitFor(() =>
      expect(api.sent('POST', paths.quoteAppointments('413'))[0]?.body).toMatchObject({
        kind: 'delivery',
        tops: [
          { quoteId: '413', quantity: 1 },
          { quoteId: '415', quantity: 8 },
        ],
      }),
    );
  });

  it('says what it takes, and marks that alone as delivered', async () => {
    const part = { of: 26, tops: [{ quoteId: '413', number: 1, quantity: 1, of: 1 }] };
    const api = await open({
      ...isPaid,
      tops: tops.map((top) => ({ ...top, stage: 'ready' as const })),
      needsDelivery: true,
      appointments: {
        ...noAppointments,
        appointments: [anAppointment({ kind: 'delivery', part, startsAt: '2126-12-01T08:00:00.000Z' })],
        tops: [],
      },
    });
    api.on('POST', paths.handOverAppointment(anAppointment().id), mockResponses.ok(undefined));
    expect(next().getByText('Deliver 1 of 26 tops: 1, Sun 1 Dec')).toBeVisible();
    await user.click(next().getByRole('button', { name: 'Mark as delivered' }));
    expect(await screen.findByText('Marked as delivered')).toBeVisible();
    expect(api.sent('POST', paths.handOverAppointment(anAppointment().id))).toHaveLength(1);
    api.on('POST', paths.undoHandOver(anAppointment().id), mockResponses.ok(undefined));
    await user.click(await toastButton('Undo'));
    expect(await screen.findByText('Undone: the appointment is booked again')).toBeVisible();
  });

  it('takes back a hand-over of another day from the menu of its appointment', async () => {
    const api = await open({
      ...isPaid,
      appointments: {
        ...noAppointments,
        appointments: [anAppointment({ kind: 'delivery', state: 'done' })],
        tops: [],
      },
    });
    api.on('POST', paths.undoHandOver(anAppointment().id), mockResponses.ok(undefined));
    await user.click(screen.getByRole('button', { name: /^Delivery, .*: actions$/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Undo delivered' }));
    expect(await screen.findByText('Undone: the appointment is booked again')).toBeVisible();
  });
});

it('links to the customer’s page', async () => {
  await open();
  const link = screen.getByRole('link', { name: 'Customer’s page' });
  expect(link).toHaveAttribute('href', paths.customersPage(orderId));
});

describe('with four tops', () => {
  it('opens the top of the next step, and others on click', async () => {
    await open({ tops: four, money: isAsked, tasks: [], state: 'measured' });
    expect(next().getByText('Start top 4, Bianco Sparkle, the last of four')).toBeVisible();
    expect(next().getByText('£429.30 is due by Sun 8 Dec.')).toBeVisible();
    expect(screen.getByText('1 ready, 2 in production, 1 measured')).toBeVisible();
    expect(rowOf(/^4\. Bianco Sparkle/)).toHaveAttribute('aria-expanded', 'true');
    expect(rowOf(/^1\. Calacatta Gold/)).toHaveAttribute('aria-expanded', 'false');
    expect(await screen.findAllByText('Total inc. VAT')).toHaveLength(1);
    await user.click(rowOf(/^1\. Calacatta Gold/));
    await waitFor(() => expect(screen.getAllByText('Total inc. VAT')).toHaveLength(2));
    expect(screen.getByRole('link', { name: 'Job sheets' })).toHaveAttribute(
      'href',
      paths.jobSheets(id, '413', '414', '415'),
    );
  });

  it('opens the top named in the URL', async () => {
    await open({ tops: four, money: isAsked, tasks: [] }, '?top=413');
    expect(rowOf(/^2\. Bianco Sparkle/)).toHaveAttribute('aria-expanded', 'true');
    expect(rowOf(/^4\. Bianco Sparkle/)).toHaveAttribute('aria-expanded', 'false');
  });

  it('moves the next one, or all at once while they are at one stage', async () => {
    const api = await open({ tops: four, money: isAsked, tasks: [] });
    api.on('PUT', paths.orderStage('415'), mockResponses.ok({}));
    await user.click(next().getByRole('button', { name: 'Move to In production' }));
    await waitFor(() =>
      expect(api.sent('PUT', paths.orderStage('415'))[0]?.body).toEqual({
        stage: 'in-production',
        from: 'measured',
      }),
    );
  });

  it('are moved all at once while they are at one stage', async () => {
    const tops = four.map((top): AdminOrderTop => ({ ...top, stage: 'measured' }));
    const api = await open({ tops, money: isAsked, tasks: [] });
    api.on('PUT', paths.jobStage(id), mockResponses.ok({}));
    await user.click(next().getByRole('button', { name: 'Move all to In production' }));
    await waitFor(() =>
      expect(api.sent('PUT', paths.jobStage(id))[0]?.body).toEqual({
        stage: 'in-production',
        from: 'measured',
      }),
    );
  });
});

it('keeps a cancelled top in place, with who cancelled it, why, and the refund', async () => {
  const cancellation = {
    cancelledAt: '2025-11-22T08:55:00.000Z',
    by: 'Alison',
    reason: 'We keep the old one.',
    refunded: '27.64',
  };
  await open({ tops: [aTop(), anotherTop('413', null, { cancellation }), anotherTop('414', 'to-measure')] });
  expect(screen.getByText('2 to measure, 1 cancelled')).toBeVisible();
  await user.click(rowOf(/^2\. Bianco Sparkle/));
  expect(
    screen.getByText(
      'Cancelled 22 Nov 2025 by Alison. ‘We keep the old one.’ £27.64 of the deposit was refunded.',
    ),
  ).toBeVisible();
  expect(next().getByText('Call Eleanor Marsh about the sizes of two tops')).toBeVisible();
});

it.each([
  ['By the customer, online', null],
  [
    'By Mrs Jones by phone, recorded by Alison',
    { agreedBy: 'Mrs Jones', how: 'phone', recordedBy: 'Alison' } as const,
  ],
])('shows ordered, measured and agreed values if the price has changed: %s', async (who, recorded) => {
  const ordered = { id: 'first', reference: 'VT-26-00400', length: 1180, width: 350, totalPrice: '470.00' };
  const agreed = { at: '2026-11-22T10:00:00.000Z', recorded };
  await open(
    { tops: [aTop({ ordered, stage: 'measured', isMeasured: true, agreed })], tasks: [] },
    '?top=first',
  );
  const versions = within(await screen.findByRole('table', { name: /^Size and price/ }));
  expect(versions.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Ordered.*1180.×.350.mm.*£470\.00$/) as string,
    expect.stringMatching(`^Agreed.*1200.×.350.mm${who}.*£477\\.00$`) as string,
  ]);
});

describe('awaiting a transfer', () => {
  const awaitedDeposit = {
    amount: '47.70',
    method: 'bank-transfer',
    dueOn: '2126-12-07',
    isLate: false,
  } as const;
  const awaiting = {
    state: 'awaiting-deposit',
    awaitedDeposit,
    channel: 'phone',
    takenBy: 'Alison',
    tasks: [],
    money: anOrderMoney({
      isDepositPaid: false,
      entries: [],
      received: '0.00',
      missingDeposit: '47.70',
    }),
  } satisfies Partial<AdminOrderDetail>;

  it('shows amount and due date, and records the payment', async () => {
    await open(awaiting);
    expect(screen.getByText('Awaiting deposit')).toBeVisible();
    expect(screen.getByText(/by phone, created by Alison$/)).toBeVisible();
    expect(next().getByText('Wait for £47.70 by bank transfer, due Sat 7 Dec')).toBeVisible();
    await user.click(next().getByRole('button', { name: 'Record the transfer…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Record a payment' }));
    expect(dialog.getByLabelText('Amount')).toHaveValue('47.70');
  });

  it('sends the request again by mail', async () => {
    const api = await open(awaiting);
    api.on('POST', paths.orderDepositMail(orderId), mockResponses.ok({}));
    await user.click(next().getByRole('button', { name: 'Send the email again' }));
    expect(await screen.findByText('The email is being sent')).toBeVisible();
  });
});

it('leads to the list of orders without an order in its address', async () => {
  renderAdmin(<OrderPage />, { at: '/orders' });
  await waitFor(() => expect(window.location.pathname).not.toContain('orders'));
});

it('lists other tasks, and completes one', async () => {
  const task = aCallTask({
    id: 'other',
    kind: 'undelivered-mail',
    title: 'Contact the customer another way',
  });
  const api = await open({ tasks: [aCallTask(), task] });
  api.on('PUT', paths.adminTask('other'), mockResponses.ok(task));
  const todo = card('To do');
  expect(todo.getAllByRole('listitem')).toHaveLength(1);
  await user.click(todo.getByRole('button', { name: 'Done: Contact the customer another way' }));
  expect(await screen.findByText('Task done')).toBeVisible();
});

it('reports a top that broke on delivery without a photo, and has it made again', async () => {
  const top = aTop({ stage: 'delivered', isMeasured: true });
  const api = await open({ tops: [top], state: 'delivered' });
  api.on('POST', paths.topProblems(top.reference), () => new Response(null, { status: 204 }));
  await user.click(await screen.findByRole('button', { name: 'Report a problem' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('What is wrong?'), 'Corner broken');
  await user.selectOptions(dialog.getByLabelText('What happens next?'), 'Make it again: back to Measured');
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Problem reported')).toBeVisible();
  const form = api.sent('POST', paths.topProblems(top.reference))[0]?.body as FormData;
  expect([...form.entries()]).toEqual([
    ['text', 'Corner broken'],
    ['remakeStage', 'measured'],
  ]);
});

it('tells the customer about a problem with one press, in a mail to check', async () => {
  const detail = 'To be made again: Corner broken';
  const task = { ...aCallTask(), kind: 'workshop-problem' as const, title: 'Deal with a problem', detail };
  await open({ tasks: [{ ...task, quotes: [{ id, reference: 'VT-26-00412' }] }] });
  await user.click(screen.getByRole('button', { name: 'Tell the customer…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Write an email' }));
  expect((await dialog.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })).value).toContain(
    'We put it right at no cost to you',
  );
});

it('corrects the customer for all its tops', async () => {
  const api = await open();
  api.on('PUT', paths.adminQuoteCustomer(id), mockResponses.ok({}));
  await user.click(screen.getByRole('button', { name: 'Edit Customer' }));
  const phone = screen.getByRole('textbox', { name: /^Phone/ });
  await user.clear(phone);
  await user.type(phone, '0118 496 0999');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Customer saved')).toBeVisible();
  expect(api.sent('PUT', paths.adminQuoteCustomer(id)).map(({ body }) => body)).toEqual([
    { customerPhone: '0118 496 0999' },
  ]);
});

it('offers the remaining changes in its menu', async () => {
  await open({ tops: [aTop({ stage: 'in-production', isMeasured: true })], tasks: [] });
  await user.click(screen.getByRole('button', { name: 'Actions for OR-26-00031' }));
  const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(items).toContain('Change delivery…');
  expect(items).toContain('Cancel order…');
  expect(items).not.toContain('Add tops…');
});

it('lets the customer choose a time once all tops are ready', async () => {
  const api = await open({
    tops: [aTop({ stage: 'ready', isMeasured: true })],
    tasks: [],
    needsDelivery: true,
    money: isAsked,
    appointments: noAppointments,
  });
  api.on('POST', paths.quoteAppointments(id), mockResponses.created({}));
  await user.click(next().getByRole('button', { name: 'Let the customer choose' }));
  await waitFor(() =>
    expect(api.sent('POST', paths.quoteAppointments(id))[0]?.body).toEqual({ kind: 'delivery' }),
  );
});

it('shows an error for an unknown order', async () => {
  new FakeServer().on('GET', paths.adminOrder('nothing'), mockResponses.refused('order/not-found'));
  renderAdmin(<OrderPage />, { at: '/orders/nothing' });
  expect(await screen.findByText('Order not found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All orders' })).toHaveAttribute('href', '/admin/');
});

it('adds a task about the order, for a colleague', async () => {
  const api = await open();
  api.on('POST', paths.adminTasks, mockResponses.created(aCallTask()));
  await user.click(screen.getByRole('button', { name: 'Add a task' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText(/^What/), 'Ask for the plumber’s drawing');
  await user.selectOptions(dialog.getByLabelText(/^Who/), 'Tom');
  await user.click(dialog.getByRole('button', { name: 'Add task' }));
  await waitFor(() =>
    expect(api.sent('POST', paths.adminTasks).map(({ body }) => body)).toMatchObject([
      { text: 'Ask for the plumber’s drawing', assigneeId: 2, quoteId: anOrderDetail().tops[0]?.id },
    ]),
  );
});
