import { acrossElements } from '@app/ui/testing';
import {
  type Cancelling,
  type CustomerOrder,
  type OrderedTop,
  paths,
  runtimeConfigPath,
} from '@app/contracts';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  aBalance,
  aBooking,
  aDueBalance,
  anAppointment,
  anAwaitedDeposit,
  anOrder,
  aToken,
  availableSlots,
} from '../../testing/an-order';
import { aPaymentUrl, aRuntimeConfig } from '../../testing/a-deposit';
import { mockResponses, FakeApi } from '../../testing/fake-api';
import { redirectTo } from '../../features/deposit/redirect-to';
import { OrderPage } from './order-page';

vi.mock('../../features/deposit/redirect-to');

const user = userEvent.setup({ delay: null });
const orderPath = paths.customerOrder(aToken);

async function renderOrderPage(order: Partial<CustomerOrder> = {}) {
  const api = new FakeApi().on('GET', orderPath, mockResponses.ok(anOrder(order)));
  const view = render(<OrderPage token={aToken} />);
  await screen.findByRole('heading', { name: 'Your order' });
  return { api, ...view };
}
const progress = () => within(screen.getByRole('region', { name: 'Order progress' }));

it.each([
  ['to-measure', true, 'Ordered', /Next we agree the exact sizes/],
  ['measured', true, 'Measured', /Next the top is cut/],
  ['in-production', true, 'In production', /Next we tell you that it is ready/],
  ['ready', true, 'Ready', /The next step is delivery/],
  ['ready', false, 'Ready', /Next you collect it/],
  ['delivered', true, 'Delivered', /The top is with you/],
  ['collected', false, 'Collected', /The top is with you/],
] as const)(
  "shows the order's progress and next step: %s, delivery: %s",
  async (stage, isDelivery, step, next) => {
    await renderOrderPage({ stage, isDelivery });
    const [currentStep] = progress()
      .getAllByRole('listitem')
      .filter((item) => item.getAttribute('aria-current'));
    expect(currentStep).toHaveTextContent(step);
    expect(progress().getByText(next)).toBeVisible();
  },
);

it('says when the next step will be', async () => {
  vi.setSystemTime('2026-12-01T12:00:00Z');
  const { unmount } = await renderOrderPage({ stage: 'ready', appointment: aBooking({ kind: 'delivery' }) });
  expect(
    progress().getByText(/The next step is delivery\. We deliver it on Thursday 3 December/),
  ).toBeVisible();
  unmount();
  vi.setSystemTime('2026-12-04T12:00:00Z');
  await renderOrderPage({ stage: 'ready', appointment: aBooking({ kind: 'delivery' }) });
  expect(progress().queryByText(/We deliver it on/)).not.toBeInTheDocument();
});

it('draws the top at the agreed sizes, with a caption', async () => {
  const agreedSizes = { lengthMm: 1194, widthMm: 345, sink: { fromLeftMm: 600, fromBackMm: 170 }, taps: [] };
  await renderOrderPage({
    stage: 'measured',
    making: { agreed: agreedSizes, proposalId: null, photoIds: [] },
  });
  expect(screen.getByText(/1194 × 345 mm/, { selector: 'header p' })).toBeVisible();
  expect(screen.getByText('Plan to scale, as agreed with you')).toBeVisible();
});

describe('cancelling', () => {
  const cancelling: Cancelling = {
    step: 'toMeasure',
    received: '47.70',
    refunded: '47.70',
    toCard: '47.70',
    canCustomerCancel: true,
    isAsked: false,
  };
  const openCancellation = async (response: Partial<Cancelling> = {}) => {
    const { api } = await renderOrderPage();
    api.on('GET', paths.ownCancelling(aToken), mockResponses.ok({ ...cancelling, ...response }));
    await user.click(screen.getByRole('button', { name: 'Cancel the order' }));
    return api;
  };

  it('shows the refund before confirming, and then that the order is cancelled', async () => {
    const api = await openCancellation();
    expect(
      await screen.findByText(acrossElements(/^£47\.70 of the £47\.70 that you paid is given back/)),
    ).toBeVisible();
    api.on('POST', paths.cancelOwnOrder(aToken), mockResponses.ok(undefined));
    api.on('GET', orderPath, mockResponses.ok(anOrder({ stage: null, appointment: null })));
    await user.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
    expect(await screen.findByText('This order has ended')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Your order' })).toHaveFocus();
    // A cancelled order's terms are not requested: the API would refuse.
    expect(api.sent('GET', paths.ownCancelling(aToken))).toHaveLength(1);
  });

  it('keeps focus on the section heading', async () => {
    const { api } = await renderOrderPage();
    const heading = screen.getByRole('heading', { name: 'Cancel the order' });
    api.on('GET', paths.ownCancelling(aToken), mockResponses.unreachable());
    await user.click(screen.getByRole('button', { name: 'Cancel the order' }));
    expect(heading).toHaveFocus();

    await screen.findByRole('alert');
    api.on('GET', paths.ownCancelling(aToken), mockResponses.ok({ ...cancelling, canCustomerCancel: false }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(heading).toHaveFocus();

    await user.click(await screen.findByRole('button', { name: 'Keep the order' }));
    expect(heading).toHaveFocus();

    await user.click(screen.getByRole('button', { name: 'Cancel the order' }));
    api.on('POST', paths.cancelOwnOrder(aToken), mockResponses.ok(undefined));
    api.on('GET', paths.ownCancelling(aToken), mockResponses.ok({ ...cancelling, isAsked: true }));
    await user.click(screen.getByRole('button', { name: 'Ask to cancel it' }));
    await screen.findByText(/You have asked us to cancel this order/);
    expect(heading).toHaveFocus();
  });

  it('refetches until the refund is complete', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const cancelled = anOrder({
      stage: null,
      appointment: null,
      cancellation: { received: '47.70', refunded: '47.70' },
    });
    const { api } = await renderOrderPage(cancelled);
    const payments = within(screen.getByRole('region', { name: 'Payments' }));
    const [paid] = aBalance().payments;
    const refund = { movedAt: '2026-11-21T10:43:00.000Z', method: 'card-online', amount: '-47.70' } as const;
    const balance = aBalance({ received: '0.00', payments: paid ? [refund, paid] : [refund] });
    api.on('GET', orderPath, mockResponses.ok({ ...cancelled, balance }));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await payments.findByText('Given back')).toBeVisible();

    const requestCount = api.sent('GET', orderPath).length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(api.sent('GET', orderPath)).toHaveLength(requestCount);
    vi.useRealTimers();
  });

  it('shows the new refund if it changed after the page loaded', async () => {
    const api = await openCancellation();
    await screen.findByText(acrossElements(/^£47\.70 of/));
    api.on('POST', paths.cancelOwnOrder(aToken), mockResponses.refused('order/refund-changed'));
    api.on('GET', paths.ownCancelling(aToken), mockResponses.ok({ ...cancelling, refunded: '17.70' }));
    await user.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/has changed in the meantime/);
    expect(await screen.findByText(acrossElements(/^£17\.70 of the £47\.70/))).toBeVisible();
  });

  it('is not offered after the top was handed over', async () => {
    await renderOrderPage({ stage: 'delivered' });
    expect(screen.queryByRole('button', { name: 'Cancel the order' })).not.toBeInTheDocument();
  });
});

it('links to a revised price awaiting approval', async () => {
  const proposalId = 'BBBBBBBBBBBBBBBBBBBBBA';
  await renderOrderPage({ making: { agreed: null, proposalId, photoIds: [] } });
  expect(progress().getByRole('link', { name: 'see the new price' })).toHaveAttribute(
    'href',
    `/quote/${proposalId}`,
  );
});

it.each([
  ['to-measure', true, 'It is delivered within 4 weeks of the day on which you agree the sizes'],
  ['measured', false, 'It is ready to be collected within 4 weeks of the day on which you agreed the sizes'],
  ['in-production', true, 'It is delivered within 4 weeks of the day on which you agreed the sizes'],
] as const)('states the lead time: %s, delivery: %s', async (stage, isDelivery, expectedText) => {
  await renderOrderPage({ stage, isDelivery });
  expect(progress().getByText(`${expectedText}; we agree the day with you.`)).toBeVisible();
});

it.each([
  ['is ready for collection', { stage: 'ready', isDelivery: false }],
  ['has a booked appointment', { stage: 'ready', appointment: aBooking({ kind: 'delivery' }) }],
  ['is delivered', { stage: 'delivered' }],
] as const)('hides the lead time once the order %s', async (_, order) => {
  await renderOrderPage(order);
  expect(progress().queryByText(/weeks of the day/)).not.toBeInTheDocument();
});

it('says that the time was taken, and shows those still free', async () => {
  const { api } = await renderOrderPage();
  api.on('PUT', paths.pickTime(aToken), mockResponses.refused('appointment/taken'));
  const fresh = anAppointment({ times: availableSlots.slice(1) });
  await user.click(screen.getByRole('radio', { name: '8:00 to 9:30' }));
  api.on('GET', orderPath, mockResponses.ok(anOrder({ appointment: fresh })));
  await user.click(screen.getByRole('button', { name: 'Book this time' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This time has just been taken. Please choose another. These are the times that are free now.',
  );
  await screen.findByRole('radio', { name: '9:30 to 11:00' });
  expect(screen.queryByRole('radio', { name: '8:00 to 9:30' })).not.toBeInTheDocument();
});

it('cancels an appointment after confirmation', async () => {
  const { api } = await renderOrderPage({ appointment: aBooking() });
  const cancelledAppointment = aBooking({ state: 'cancelled', times: [], changeableUntil: null });
  api.on(
    'POST',
    paths.cancelPickedTime(aToken),
    mockResponses.ok(anOrder({ appointment: cancelledAppointment })),
  );
  await user.click(screen.getByRole('button', { name: 'Cancel appointment' }));
  await user.click(screen.getByRole('button', { name: 'Keep appointment' }));
  await user.click(screen.getByRole('button', { name: 'Cancel appointment' }));
  await user.click(screen.getByRole('button', { name: 'Cancel the appointment' }));
  expect(await screen.findByText('Cancelled.')).toBeVisible();
});

it('shows the first days, and later ones on request', async () => {
  await renderOrderPage();
  expect(screen.queryByRole('radio', { name: 'Wed 16 Dec' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show later days' }));
  expect(screen.getByRole('radio', { name: 'Wed 16 Dec' })).toBeVisible();
});

describe('Payments', () => {
  const payments = () => within(screen.getByRole('region', { name: 'Payments' }));

  it('shows price and payments, and that nothing is due yet', async () => {
    await renderOrderPage();
    expect(payments().getByText('£477.00')).toBeVisible();
    expect(payments().getByText('Paid by card online')).toBeVisible();
    expect(payments().getByText('21 November 2026')).toBeVisible();
    expect(payments().getByText('£429.30')).toBeVisible();
    expect(
      payments().getByText(/^Once the sizes are agreed we set the day by which it is due/),
    ).toBeVisible();
    expect(payments().queryByRole('button')).not.toBeInTheDocument();
  });

  it('accepts part payments if staff allow them, within the limits', async () => {
    const request = { dueOn: '2026-12-10', smallestPart: '100.00', isOverdue: true };
    const { api } = await renderOrderPage({ balance: aDueBalance({ request }) });
    api.on('POST', paths.payBalance(aToken), mockResponses.refused('balance/changed'));
    expect(payments().getByText('This was due by 10 December 2026.')).toBeVisible();
    const amount = payments().getByLabelText('How much would you like to pay now?');
    const pay = () => user.click(payments().getByRole('button', { name: 'Pay balance' }));
    for (const typed of ['99.99', '429.31', 'half', '1,250']) {
      await user.clear(amount);
      await user.type(amount, typed);
      await pay();
      expect(amount).toBeInvalid();
    }
    expect(api.sent('POST', paths.payBalance(aToken))).toEqual([]);
    await user.clear(amount);
    await user.type(amount, '£150');
    await pay();
    expect(await payments().findByRole('alert')).toHaveTextContent(/has changed in the meantime/);
    expect(api.sent('POST', paths.payBalance(aToken))).toMatchObject([{ body: { amount: '150.00' } }]);
  });

  it('names the account for a transfer beside the card, with the order as reference', async () => {
    await renderOrderPage({ balance: aDueBalance() });
    expect(payments().getByRole('heading', { name: 'Or pay by bank transfer' })).toBeVisible();
    expect(payments().getByText('00-00-00')).toBeVisible();
    expect(payments().getByText('Reference').nextSibling).toHaveTextContent(/-26-/);
  });

  it.each([
    [aBalance({ received: '477.00', balance: '0.00' }), /Everything is paid/],
    [aBalance({ received: '487.00', balance: '0.00', credit: '10.00' }), /overpaid by this amount/],
    [aDueBalance({ state: 'in-review' }), /Please do not pay again/],
  ])('shows no pay button when nothing can be paid by card', async (balance, expectedText) => {
    await renderOrderPage({ balance });
    expect(payments().getByText(expectedText)).toBeVisible();
    expect(payments().queryByRole('button')).not.toBeInTheDocument();
  });
});

it('shows the refund after a cancellation, and asks for no payment or appointment', async () => {
  await renderOrderPage({
    stage: null,
    cancellation: { received: '47.70', refunded: '47.70' },
    appointment: anAppointment({ state: 'cancelled' }),
    balance: aBalance({ balance: '429.30' }),
  });
  expect(screen.getByText('This order is cancelled')).toBeVisible();
  expect(
    screen.getByText(acrossElements(/^£47\.70 of the £47\.70 that was paid is given back\./)),
  ).toBeVisible();
  expect(screen.getByText('Nothing more has to be paid.')).toBeVisible();
  for (const hiddenText of ['Still to pay', /we set the day/, /another time/])
    expect(screen.queryByText(hiddenText)).not.toBeInTheDocument();
});

it.each(['too-short', 'x'.repeat(44)])('shows "not found" for a malformed token: %s', (token) => {
  render(<OrderPage token={token} />);
  expect(screen.getByRole('heading', { name: 'Order not found' })).toBeVisible();
});

const tops: CustomerOrder['tops'] = [
  {
    quoteId: anOrder().quote.id,
    reference: anOrder().quote.reference,
    color: 'Gold',
    length: 1200,
    width: 350,
    agreedSize: null,
    quantity: 1,
    stage: 'measured',
  },
  {
    quoteId: 'x',
    reference: 'VT-26-00413',
    color: 'Grey',
    length: 905,
    width: 342,
    agreedSize: { lengthMm: 900, widthMm: 340 },
    quantity: 24,
    stage: 'ready',
  },
  {
    quoteId: 'y',
    reference: 'VT-26-00414',
    color: 'White',
    length: 800,
    width: 340,
    agreedSize: null,
    quantity: 1,
    stage: null,
  },
];

it('shows all tops with their stages, and that payments are for all of them', async () => {
  await renderOrderPage({ tops });
  const topItems = within(screen.getByRole('list', { name: 'All tops of your order' })).getAllByRole(
    'listitem',
  );
  expect(topItems.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/VT-26-00412.*shown here.*Measured/),
    expect.stringMatching(/VT-26-00413, 24\u00a0× Grey.*Ready/),
    expect.stringMatching(/VT-26-00414, White.*Cancelled/),
  ]);
  expect(screen.getByText(acrossElements('OR-26-00031, 3 tops'))).toBeVisible();
  expect(screen.getByText('Total for all tops.')).toBeVisible();
});

describe('cancelling an order of several tops', () => {
  const [first, second, third] = tops as [OrderedTop, OrderedTop, OrderedTop];
  const activeTop: OrderedTop = { ...third, stage: 'to-measure' };

  it.each([
    ['all of it', [first, second, activeTop], 'This cancels all 3 tops of your order.'],
    ['the remaining tops', tops, 'This cancels the 2 tops of your order that are still active.'],
    [
      'the last top',
      [first, third],
      'This cancels VT-26-00412, the last top of your order that is still active.',
    ],
  ])('says which tops it cancels: %s', async (_, orderTops, expectedText) => {
    await renderOrderPage({ tops: orderTops });
    expect(screen.getByRole('button', { name: 'Cancel the order' })).toBeVisible();
    expect(screen.getByText(acrossElements(expectedText))).toBeVisible();
  });

  it.each([
    [true, /^£47\.70 of the £95\.40 that you paid is given back to your card\. .* the tops are not made\.$/],
    [false, /^Work on your tops has begun\. By our terms, £47\.70 of the £95\.40/],
  ])('shows the refund for all tops (customer can cancel: %s)', async (canCustomerCancel, expectedText) => {
    const { api } = await renderOrderPage({ tops });
    const amounts = { received: '95.40', refunded: '47.70', toCard: '95.40' };
    const response: Cancelling = { ...amounts, step: 'cut', canCustomerCancel, isAsked: false };
    api.on('GET', paths.ownCancelling(aToken), mockResponses.ok(response));
    await user.click(screen.getByRole('button', { name: 'Cancel the order' }));
    expect(await screen.findByText(acrossElements(expectedText))).toBeVisible();
  });

  it('is offered until every top is delivered or collected', async () => {
    const { unmount } = await renderOrderPage({
      stage: 'delivered',
      tops: [{ ...first, stage: 'delivered' }, second],
    });
    expect(screen.getByRole('button', { name: 'Cancel the order' })).toBeVisible();
    unmount();
    await renderOrderPage({ stage: 'delivered', tops: [{ ...first, stage: 'delivered' }, third] });
    expect(screen.queryByRole('button', { name: 'Cancel the order' })).not.toBeInTheDocument();
  });

  it('cancels only the top shown when the tops were not ordered together', async () => {
    await renderOrderPage({ reference: null, tops });
    expect(screen.getByRole('button', { name: 'Cancel only VT-26-00412' })).toBeVisible();
    expect(
      screen.getByText(acrossElements('This cancels only VT-26-00412. The other tops stay as they are.')),
    ).toBeVisible();
  });
});

describe('an awaited deposit', () => {
  const unpaid = { balance: aBalance({ payments: [], received: '0.00', balance: '477.00' }) };

  it('shows amount, due date and account for a transfer', async () => {
    await renderOrderPage({ ...unpaid, awaitedDeposit: anAwaitedDeposit() });
    const payments = within(screen.getByRole('region', { name: 'Payments' }));
    expect(payments.getByRole('heading', { name: 'Deposit to pay: £47.70' })).toBeVisible();
    expect(payments.getByText(/Please pay it by 7 December 2026/)).toBeVisible();
    expect(progress().getByText(/^Next we wait for your deposit/)).toBeVisible();
    for (const detail of ['00-00-00', '00000000', 'OR-26-00031'])
      expect(payments.getByText(detail)).toBeVisible();
  });

  it('opens the card page, or says why there is none', async () => {
    const { api } = await renderOrderPage({ ...unpaid, awaitedDeposit: anAwaitedDeposit({ bank: null }) });
    api.on('GET', runtimeConfigPath, mockResponses.ok(aRuntimeConfig));
    api.on('POST', paths.payDeposit(aToken), mockResponses.refused('deposit/provider-unavailable'));
    await user.click(screen.getByRole('button', { name: 'Pay deposit' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/Nothing has been charged/);
    api.on('POST', paths.payDeposit(aToken), mockResponses.created({ id: 'd', paymentUrl: aPaymentUrl }));
    await user.click(screen.getByRole('button', { name: 'Pay deposit' }));
    await vi.waitFor(() => expect(redirectTo).toHaveBeenCalledWith(aPaymentUrl));
  });

  it('cannot be paid by card once partly paid', async () => {
    await renderOrderPage({
      ...unpaid,
      awaitedDeposit: anAwaitedDeposit({ canPayByCard: false, isLate: true }),
    });
    expect(screen.getByText(/It was due by 7 December 2026/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /by card/ })).not.toBeInTheDocument();
  });
});
