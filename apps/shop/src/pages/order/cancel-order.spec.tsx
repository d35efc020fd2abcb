import { acrossElements } from '@app/ui/testing';
import { type Cancelling, type OrderedTop, paths } from '@app/contracts';
import { screen, within } from '@testing-library/react';
import { aBalance, anAppointment, anOrder, aToken } from '../../testing/an-order';
import { mockResponses } from '../../testing/fake-api';
import { setUpOrderPage } from './testing/set-up-order-page';

vi.mock('../../features/deposit/redirect-to');

const { user, orderPath, renderOrderPage, tops } = setUpOrderPage();

describe('cancelling', () => {
  const cancelling: Cancelling = {
    step: 'toMeasure',
    received: '47.70',
    refunded: '47.70',
    toCard: '47.70',
    canCustomerCancel: true,
    isAsked: false,
    tops: [],
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
      await screen.findByText(acrossElements(/^£47\.70 of the £47\.70 that you paid is refunded/)),
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
    expect(await payments.findByText('Refunded')).toBeVisible();

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

it('shows the refund after a cancellation, and asks for no payment or appointment', async () => {
  await renderOrderPage({
    stage: null,
    cancellation: { received: '47.70', refunded: '47.70' },
    appointment: anAppointment({ state: 'cancelled' }),
    balance: aBalance({ balance: '429.30' }),
  });
  expect(screen.getByText('This order is cancelled')).toBeVisible();
  expect(
    screen.getByText(acrossElements(/^£47\.70 of the £47\.70 that was paid is refunded\./)),
  ).toBeVisible();
  expect(screen.getByText('Nothing more has to be paid.')).toBeVisible();
  for (const hiddenText of ['Still to pay', /we set the day/, /another time/])
    expect(screen.queryByText(hiddenText)).not.toBeInTheDocument();
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

  const byTop: Cancelling['tops'] = [
    { quoteId: first.quoteId, step: 'toMeasure', received: '47.70', refunded: '47.70' },
    { quoteId: second.quoteId, step: 'cut', received: '47.70', refunded: '0.00' },
  ];
  it.each([
    [true, /^£47\.70 of the £95\.40 that you paid is refunded to your card\. .* the tops are not made\.$/],
    [
      false,
      /^Work on 1 of your 2 tops has begun, and not on the others\. By our terms, £47\.70 of the £95\.40/,
    ],
  ])('shows the refund for all tops (customer can cancel: %s)', async (canCustomerCancel, expectedText) => {
    const { api } = await renderOrderPage({ tops });
    const amounts = { received: '95.40', refunded: '47.70', toCard: '95.40' };
    const response: Cancelling = { ...amounts, step: 'cut', canCustomerCancel, isAsked: false, tops: byTop };
    api.on('GET', paths.ownCancelling(aToken), mockResponses.ok(response));
    await user.click(screen.getByRole('button', { name: 'Cancel the order' }));
    expect(await screen.findByText(acrossElements(expectedText))).toBeVisible();
    const list = within(screen.getByLabelText('What is refunded for each top'));
    expect(list.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^£47\.70.of.£47\.70$/),
      expect.stringMatching(/^£0\.00.of.£47\.70$/),
    ]);
    expect(list.getByText(/work has begun/)).toBeVisible();
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
