import { type AdminOrderDetail, type AdminQuoteDetail, paths } from '@app/contracts';
import { acrossElements } from '@app/ui/testing';
import { mockResponses, FakeServer } from '@app/web-client/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anUnorderedQuote } from '../../../features/orders/testing/a-quote';
import { anOrderDetail, anotherTop, aTop, anOrderMoney } from '../../../features/orders/testing/an-order';
import { renderAdmin } from '../../../testing/render-admin';
import { AddTopsDialog } from './add-tops-dialog';
import { DeliveryDialog } from './delivery-dialog';

const order = anOrderDetail({
  tops: [
    aTop(),
    anotherTop('other', 'measured', { quantity: 2 }),
    anotherTop('third', null, { totalPrice: '357.00' }),
  ],
});
const delivered = {
  needsDelivery: true,
  money: anOrderMoney({ deliveryAmount: '35.00' }),
} satisfies Partial<AdminOrderDetail>;
const user = userEvent.setup({ delay: null });

const serve = () =>
  new FakeServer()
    .on('PUT', paths.orderDelivery(order.id), mockResponses.ok({}))
    .on('POST', paths.orderTops(order.id), mockResponses.ok({}));

async function openDelivery(changes: Partial<AdminOrderDetail> = {}) {
  const api = serve();
  renderAdmin(<DeliveryDialog order={{ ...order, ...changes }} onClose={() => undefined} />);
  return { api, dialog: within(await screen.findByRole('dialog')) };
}

describe('delivery', () => {
  it('is added later, with the quote’s address, and its price is shown first', async () => {
    const { api, dialog } = await openDelivery({ deliveryAddress: '31 Orchard Way, RG4 7TT' });
    expect(dialog.getByRole('radio', { name: 'Collect from Reading' })).toBeChecked();
    expect(dialog.getByRole('status')).toBeEmptyDOMElement();
    expect(dialog.queryByRole('textbox')).toBeNull();

    await user.click(dialog.getByRole('radio', { name: 'Deliver for £35.00' }));
    expect(dialog.getByRole('status')).toHaveTextContent(
      'The price goes up by £35.00, and the balance changes with it.',
    );
    const address = dialog.getByRole('textbox', { name: 'Address and postcode' });
    expect(address).toHaveValue('31 Orchard Way, RG4 7TT');
    await user.type(address, '{Enter}Side gate');
    await user.type(dialog.getByLabelText(/^Floor and access/), 'Second floor');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(acrossElements('OR-26-00031 will be delivered'))).toBeVisible();
    expect(api.sent('PUT', paths.orderDelivery(order.id))[0]?.body).toEqual({
      needsDelivery: true,
      deliveryAddress: '31 Orchard Way, RG4 7TT\nSide gate',
      accessNote: 'Second floor',
    });
  });

  it('needs an address', async () => {
    const { api, dialog } = await openDelivery(delivered);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Please enter the address with its postcode')).toBeVisible();
    expect(api.sent('PUT', paths.orderDelivery(order.id))).toEqual([]);
  });

  it('is removed, which lowers the awaited deposit too', async () => {
    const awaitedDeposit = { amount: '77.12', method: 'cash', dueOn: null, isLate: false } as const;
    const { api, dialog } = await openDelivery({ ...delivered, awaitedDeposit });
    await user.click(dialog.getByRole('radio', { name: 'Collect from Reading' }));
    expect(dialog.getByRole('status')).toHaveTextContent(
      'The price goes down by £35.00, and the deposit and balance change with it.',
    );
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(acrossElements('OR-26-00031 will be collected'))).toBeVisible();
    expect(api.sent('PUT', paths.orderDelivery(order.id))[0]?.body).toEqual({ needsDelivery: false });
  });
});

describe('adding tops', () => {
  const found = anUnorderedQuote({ id: 'fourth', reference: 'VT-26-00420', totalPrice: '300.00' });
  const three = anUnorderedQuote({
    id: 'fifth',
    reference: 'VT-26-00421',
    quantity: 3,
    totalPrice: '900.00',
  });

  async function open(...known: AdminQuoteDetail[]) {
    const api = serve();
    renderAdmin(<AddTopsDialog order={order} onClose={() => undefined} />);
    for (const quote of known)
      api
        .on('GET', `${paths.adminQuotes}?search=${quote.reference}`, mockResponses.list([quote]))
        .on('GET', paths.adminQuote(quote.id), mockResponses.ok(quote));
    const dialog = within(await screen.findByRole('dialog'));
    const field = dialog.getByRole('textbox', { name: 'Reference of a quote' });
    const find = async (reference: string) => {
      await user.clear(field);
      await user.type(field, `${reference}{Enter}`);
    };
    return { api, dialog, field, find, bodies: () => api.sent('POST', paths.orderTops(order.id)) };
  }

  it('finds them by reference and adds them together, at a total shown first', async () => {
    const { dialog, find, field, bodies } = await open(found, three);
    expect(dialog.getByRole('status')).toHaveTextContent('Total price of the tops: £736.20.');
    await find('vt-26-00420');
    expect(await dialog.findByText('VT-26-00420')).toBeVisible();
    expect(dialog.getByText(/^Calacatta Gold, 1200 × 350 mm/)).toBeVisible();
    expect(field).toHaveValue('');
    expect(dialog.getByRole('status')).toHaveTextContent(
      'Total price of the tops: £736.20 now, £1,036.20 after adding.',
    );

    await find('vt-26-00421');
    await user.click(await dialog.findByRole('button', { name: 'Add 4 tops' }));
    expect(await screen.findByText(acrossElements('4 tops added to OR-26-00031'))).toBeVisible();
    expect(bodies().map(({ body }) => body)).toEqual([{ quoteIds: ['fourth', 'fifth'] }]);
  });

  it('needs at least one, and one can be left out again', async () => {
    const { dialog, find, field, bodies } = await open(found);
    await find('VT-26-00420');
    await user.click(await dialog.findByRole('button', { name: 'Remove VT-26-00420' }));
    expect(field).toHaveFocus();
    await user.click(dialog.getByRole('button', { name: 'Add tops' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Please find a quote first');
    expect(field).toHaveAccessibleDescription('Please find a quote first');
    expect(bodies()).toEqual([]);
    await find('VT-26-00420');
    await dialog.findByRole('button', { name: 'Add 1 top' });
    expect(dialog.queryByRole('alert')).toBeNull();
  });

  it.each([
    [
      'of another order',
      { id: 'another', reference: 'OR-26-00007' },
      'This quote is already part of OR-26-00007.',
    ],
    ['of this order', { id: order.id, reference: order.reference }, 'This quote is already in the order.'],
  ])('refuses %s', async (_, ofOrder, sentence) => {
    const { dialog, find } = await open({ ...found, order: ofOrder });
    await find('VT-26-00420');
    expect(await dialog.findByRole('alert')).toHaveTextContent(sentence);
    expect(dialog.queryByRole('list', { name: 'Tops to add' })).toBeNull();
  });

  it('lists each top once', async () => {
    const { dialog, find } = await open(found);
    await find('VT-26-00420');
    const list = within(await dialog.findByRole('list', { name: 'Tops to add' }));
    await find('VT-26-00420');
    expect(await dialog.findByRole('alert')).toHaveTextContent('This quote is already in the list.');
    expect(list.getAllByRole('listitem')).toHaveLength(1);
  });

  it('shows the API’s refusal after cutting has started, and keeps the list', async () => {
    const { api, dialog, find } = await open(found);
    api.on('POST', paths.orderTops(order.id), mockResponses.refused('order/in-production'));
    await find('VT-26-00420');
    await user.click(await dialog.findByRole('button', { name: 'Add 1 top' }));
    const form = within(dialog.getByRole('form'));
    expect(await form.findByText(/^Stone of this order is being cut already/)).toBeVisible();
    expect(form.getByText('VT-26-00420')).toBeVisible();
  });
});
