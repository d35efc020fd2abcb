import { type AdminOrderTop, type Cancelling, paths } from '@app/contracts';
import { acrossElements } from '@app/ui/testing';
import { mockResponses, FakeServer } from '@app/web-client/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin } from '../../testing/render-admin';
import { CancelDialog } from './cancel-dialog';
import { aQuote, aQuoteDetail } from './testing/a-quote';
import { anOrderDetail, anOrderMoney, anotherTop, aTop } from './testing/an-order';

const { id } = aQuote();
const address = paths.quoteCancelling(id);
const paid: Cancelling = {
  step: 'toMeasure',
  received: '47.70',
  refunded: '47.70',
  toCard: '47.70',
  canCustomerCancel: true,
  isAsked: false,
  tops: [],
};
const bothTops: Cancelling = {
  ...paid,
  received: '73.62',
  refunded: '23.62',
  toCard: '73.62',
  tops: [
    { quoteId: id, step: 'toMeasure', received: '47.70', refunded: '23.62' },
    { quoteId: 'other', step: 'cut', received: '25.92', refunded: '0.00' },
  ],
};
const otherTop = { ...paid, received: '25.92', refunded: '0.00', toCard: '25.92' };
const bothPath = `${address}?quoteIds=${id},other`;
const otherPath = `${address}?quoteIds=other`;

const serve = () =>
  new FakeServer()
    .on('GET', address, mockResponses.ok(paid))
    .on('GET', bothPath, mockResponses.ok(bothTops))
    .on('GET', otherPath, mockResponses.ok(otherTop))
    .on('POST', paths.cancelOrder(id), mockResponses.ok(aQuoteDetail()));

const secondTop = anotherTop('other', 'measured', { reference: 'VT-26-00413', quantity: 2 });
const cancelled = anotherTop('third', null);

async function open(tops: AdminOrderTop[] = [aTop(), secondTop, cancelled], topId: string | null = id) {
  const api = serve();
  const onClose = vi.fn();
  renderAdmin(<CancelDialog order={anOrderDetail({ tops })} topId={topId} onClose={onClose} />);
  const dialog = within(await screen.findByRole('dialog'));
  const user = userEvent.setup({ delay: null });
  const checkbox = (name: RegExp | string) => dialog.getByRole('checkbox', { name });
  const amount = () => dialog.getByLabelText('Refund');
  const send = async (name: string) => {
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'They are moving house');
    await user.click(dialog.getByRole('button', { name }));
  };
  const bodies = () => api.sent('POST', paths.cancelOrder(id)).map(({ body }) => body);
  return { api, dialog, user, checkbox, amount, send, bodies, onClose };
}

it.each([
  ['of one top', [aTop()]],
  ['whose other tops were cancelled', [aTop(), cancelled]],
])('an order %s only needs amount and reason', async (_, tops) => {
  const { dialog, send, bodies, onClose } = await open(tops);
  expect(screen.getByRole('dialog', { name: /^Cancel OR-26-00031 ?\?$/ })).toBeVisible();
  expect(dialog.queryByRole('checkbox')).toBeNull();
  expect(dialog.getByText('Your cancellation rules give £47.70. It goes to the card first.')).toBeVisible();

  await send('Cancel the order');
  expect(await screen.findByText('Order cancelled')).toBeVisible();
  expect(bodies()).toEqual([{ refunded: '47.70', method: 'bank-transfer', reason: 'They are moving house' }]);
  expect(onClose).toHaveBeenCalledOnce();
});

it('of cash is not said to be refunded to a card', async () => {
  const { api } = await open([aTop()]);
  cleanup();
  api.on('GET', address, mockResponses.ok({ ...paid, toCard: '0.00' }));
  const payment = { ...anOrderMoney().entries[0]!, kind: 'payment' as const, method: 'cash' as const };
  const order = anOrderDetail({ tops: [aTop()], money: anOrderMoney({ entries: [payment] }) });
  renderAdmin(<CancelDialog order={order} topId={id} onClose={vi.fn()} />);
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/^Received: £47\.70\. You refund the money yourself/)).toBeVisible();
  expect(dialog.getByText('Your cancellation rules give £47.70.')).toBeVisible();
  expect(dialog.getByLabelText('How it is refunded')).toHaveDisplayValue('Cash');
  expect(dialog.queryByText(/card first|to the card/)).toBeNull();
});

describe('an order of several tops', () => {
  it('initially selects the given top, and lists tops that are not cancelled', async () => {
    const { dialog, checkbox, send, bodies } = await open();
    expect(screen.getByRole('dialog', { name: /^Cancel OR-26-00031 ?\?$/ })).toBeVisible();
    const group = within(dialog.getByRole('group', { name: 'Which tops' }));
    expect(group.getAllByRole('checkbox')).toHaveLength(3);
    expect(checkbox('All tops £736.20')).toBePartiallyChecked();
    expect(
      checkbox(/^Calacatta Gold, 1200.×.350.mm \(this one\) VT-26-00412 ?, To measure £477\.00$/),
    ).toBeChecked();
    expect(checkbox(/, 2 tops VT-26-00413 ?, Measured £259\.20$/)).not.toBeChecked();

    await send('Cancel 1 top');
    expect(await screen.findByText('1 top cancelled')).toBeVisible();
    expect(bodies()).toEqual([
      { quoteIds: [id], refunded: '47.70', method: 'bank-transfer', reason: 'They are moving house' },
    ]);
  });

  it('updates the refund when all tops are selected', async () => {
    const { dialog, user, checkbox, amount, send, bodies } = await open();
    await user.click(checkbox(/^All tops/));
    expect(checkbox(/^All tops/)).toBeChecked();
    expect(
      await dialog.findByText(
        acrossElements(
          '£73.62 was paid for these 3 tops. Your cancellation rules give £23.62. It goes to the card first.',
        ),
      ),
    ).toHaveRole('status');
    expect(amount()).toHaveValue('23.62');
    expect(checkbox(/VT-26-00412 ?, To measure, refund £23\.62 of £47\.70/)).toBeChecked();
    expect(checkbox(/VT-26-00413 ?, Measured, refund £0\.00 of £25\.92/)).toBeChecked();

    await send('Cancel the order');
    expect(await screen.findByText('Order cancelled')).toBeVisible();
    expect(bodies()).toMatchObject([{ quoteIds: [id, 'other'], refunded: '23.62' }]);
  });

  it('selects only the given top again when all tops are deselected', async () => {
    const { dialog, user, checkbox, amount, send, bodies } = await open();
    await user.click(checkbox(/^All tops/));
    await user.click(checkbox(/^All tops/));
    expect(checkbox(/VT-26-00412/)).toBeChecked();
    expect(checkbox(/VT-26-00413/)).not.toBeChecked();

    await user.click(checkbox(/VT-26-00413/));
    await user.click(checkbox(/VT-26-00412/));
    expect(await dialog.findByText(acrossElements(/^£25\.92 was paid for these 2 tops\./))).toBeVisible();
    expect(amount()).toHaveValue('0.00');
    await send('Cancel 2 tops');
    await waitFor(() => expect(bodies()).toMatchObject([{ quoteIds: ['other'], refunded: '0.00' }]));
  });

  it('requires at least one selected top', async () => {
    const { dialog, user, checkbox } = await open();
    await user.click(checkbox(/VT-26-00412/));
    expect(checkbox(/VT-26-00412/)).toBeChecked();
    expect(dialog.getByRole('alert')).toHaveTextContent(/^Please select at least one top/);
    await user.click(checkbox(/VT-26-00413/));
    expect(dialog.queryByRole('alert')).toBeNull();
  });

  it('keeps a typed amount and checks it against the selected tops', async () => {
    const { dialog, user, checkbox, amount, send, bodies } = await open();
    await user.clear(amount());
    await user.type(amount(), '60');
    await user.click(checkbox(/^All tops/));
    await dialog.findByText(acrossElements(/^£73\.62 was paid/));
    expect(amount()).toHaveValue('60');
    await user.click(checkbox(/^All tops/));
    await dialog.findByText(acrossElements(/^£47\.70 was paid/));
    await send('Cancel 1 top');
    expect(await dialog.findByText('Must be £47.70 or less')).toBeVisible();

    await user.click(checkbox(/^All tops/));
    await waitFor(() => expect(dialog.queryByText(/^Must be/)).toBeNull());
    await user.click(dialog.getByRole('button', { name: 'Cancel the order' }));
    await waitFor(() => expect(bodies()).toMatchObject([{ refunded: '60' }]));
  });

  it('waits for the refund to be calculated, and offers a retry if that failed', async () => {
    const { api, dialog, user, checkbox, send, bodies } = await open();
    api.on('GET', bothPath, mockResponses.never());
    await user.click(checkbox(/VT-26-00413/));
    expect(dialog.getByRole('status')).toHaveTextContent('Calculating the refund');
    await send('Cancel the order');
    expect(await dialog.findByText('Please wait until the refund is calculated')).toBeVisible();

    await user.click(checkbox(/VT-26-00413/));
    api.on('GET', bothPath, mockResponses.unreachable());
    await user.click(checkbox(/VT-26-00413/));
    expect(await dialog.findByText('The refund could not be calculated')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('They are moving house');
    api.on('GET', bothPath, mockResponses.ok(bothTops));
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText(acrossElements(/^£73\.62 was paid/))).toBeVisible();
    expect(dialog.queryByText(/^Please wait until/)).toBeNull();
    expect(bodies()).toEqual([]);
  });

  it('uses a new idempotency key if the selection changed after a lost response', async () => {
    const { api, dialog, user, checkbox, send } = await open();
    api.on('POST', paths.cancelOrder(id), mockResponses.unreachable());
    await send('Cancel 1 top');
    await screen.findAllByText('The order could not be cancelled');
    await user.click(dialog.getByRole('button', { name: 'Cancel 1 top' }));
    await waitFor(() => expect(api.sent('POST', paths.cancelOrder(id))).toHaveLength(2));
    await user.click(checkbox(/^All tops/));
    await dialog.findByText(acrossElements(/^£73\.62 was paid/));
    await user.click(dialog.getByRole('button', { name: 'Cancel the order' }));
    await waitFor(() => expect(api.sent('POST', paths.cancelOrder(id))).toHaveLength(3));
    const keys = api.sent('POST', paths.cancelOrder(id)).map(({ headers }) => headers['Idempotency-Key']);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });
});

it("has all tops selected when opened from the order's menu", async () => {
  const { checkbox, send, bodies } = await open(undefined, null);
  expect(checkbox(/^All tops/)).toBeChecked();
  await send('Cancel the order');
  await waitFor(() => expect(bodies()).toMatchObject([{ quoteIds: [id, 'other'], refunded: '23.62' }]));
});
