import { idempotencyKeyHeader, paths, type AdminQuoteDetail } from '@app/contracts';
import { addDays, londonDay } from '@app/ui';
import { mockResponses, FakeServer } from '@app/web-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route } from 'wouter';
import { anUnorderedQuote } from '../../features/orders/testing/a-quote';
import { renderAdmin } from '../../testing/render-admin';
import { NewOrderPage } from './new-order-page';

const first = anUnorderedQuote({
  totalPrice: '507.40',
  customerName: null,
  customerEmail: null,
  customerPhone: null,
});
const second = anUnorderedQuote({
  id: 'mLSwY2vXZwqkrDQuVyeBfQ',
  reference: 'VT-26-00413',
  totalPrice: '270.60',
  customerName: null,
  customerEmail: null,
  customerPhone: null,
});
const taken = { id: 'AAAAAAAAAAAAAAAAAAAAAA', reference: 'OR-26-00033', quoteId: first.id };

let api: FakeServer;
let user: ReturnType<typeof userEvent.setup>;
beforeEach(() => {
  user = userEvent.setup();
  api = new FakeServer().on('POST', paths.adminOrders, mockResponses.created(taken));
  for (const quote of [first, second]) api.on('GET', paths.adminQuote(quote.id), mockResponses.ok(quote));
});
const open = (...quotes: AdminQuoteDetail[]) =>
  renderAdmin(<Route path="/orders/new" component={NewOrderPage} />, {
    at: `/orders/new?quotes=${quotes.map(({ id }) => id).join(',')}`,
  });
const sum = () => within(screen.getByRole('complementary', { name: 'Summary' }));
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const sentRequests = () => api.sent('POST', paths.adminOrders);

async function fillIn() {
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Peter Lowe');
  await user.type(screen.getByRole('textbox', { name: 'Phone' }), '07700 900465');
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'p.lowe@example.com');
}

it('shows the total with delivery and the next steps before the order is created', async () => {
  open(first, second);
  await fillIn();
  await user.click(screen.getByRole('radio', { name: 'Delivery £35.00' }));
  await user.type(screen.getByRole('textbox', { name: 'Address and postcode' }), '31 Orchard Way, RG4 7TT');
  await user.type(screen.getByRole('textbox', { name: 'Floor and access optional' }), 'Third floor');
  expect(sum().getByText('£813.00')).toBeVisible();
  expect(sum().getByText('£81.30')).toBeVisible();
  expect(sum().getByText('Bank details are sent to p.lowe@example.com')).toBeVisible();
  await press('Create order');
  await waitFor(() => expect(sentRequests()).toHaveLength(1));
  expect(sentRequests()[0]).toMatchObject({
    headers: { [idempotencyKeyHeader]: expect.stringMatching(/^[0-9a-f]{32}$/) as string },
    body: {
      quoteIds: [first.id, second.id],
      customerName: 'Peter Lowe',
      deliveryAddress: '31 Orchard Way, RG4 7TT\nThird floor',
      totalAmount: '813.00',
      depositBy: 'bank-transfer',
      dueOn: addDays(londonDay(), 7),
    },
  });
  await waitFor(() => expect(window.location.pathname).toBe(`/admin/orders/${taken.id}`));
});

it('opens the card page for a caller who pays now', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  api.on(
    'POST',
    paths.orderDepositPage(taken.id),
    mockResponses.created({ id: 'd', paymentUrl: 'https://pay.example/1' }),
  );
  open(first);
  await fillIn();
  await user.click(screen.getByRole('radio', { name: /Card by phone/ }));
  await press('Create order');
  await waitFor(() => expect(opened).toHaveBeenCalledWith('https://pay.example/1', '_blank', 'noreferrer'));
});

it('requires an email for a link, and name and phone number for every order', async () => {
  open(first);
  await user.click(await screen.findByRole('radio', { name: /Payment link/ }));
  await press('Create order');
  expect(await screen.findByText('Please enter the name')).toBeVisible();
  expect(screen.getByText('Please enter a phone number')).toBeVisible();
  expect(screen.getByText('Please enter an email for the card payment')).toBeVisible();
  expect(sentRequests()).toEqual([]);
});

it('adds quotes by reference unless they are already ordered', async () => {
  const ordered = anUnorderedQuote({
    id: 'nLSwY2vXZwqkrDQuVyeBfQ',
    reference: 'VT-26-00414',
    order: { id: 'o', reference: 'OR-26-00001' },
  });
  api
    .on('GET', `${paths.adminQuotes}?search=VT-26-00414`, mockResponses.list([ordered]))
    .on('GET', paths.adminQuote(ordered.id), mockResponses.ok(ordered));
  open(first);
  await user.type(await screen.findByRole('textbox', { name: 'Reference of another quote' }), 'vt-26-00414');
  await press('Add quote');
  expect(await screen.findByText('This quote is already part of OR-26-00001.')).toBeVisible();
  await fillIn();
  await press('Create order');
  expect(sentRequests()).toEqual([]);
  await press('Remove VT-26-00414');
  await press('Create order');
  await waitFor(() => expect(sentRequests()).toHaveLength(1));
});

describe('an order without a quote', () => {
  it('leads to a new quote and back', async () => {
    open();
    const link = await screen.findByRole('link', { name: 'New top…' });
    expect(link).toHaveAttribute('href', '/admin/quotes/new');
    expect(screen.getByText('No top yet. Make a new top, or add a quote.')).toBeVisible();
  });

  it('offers the open quotes of the customer', async () => {
    const open1 = anUnorderedQuote({
      ...second,
      customerEmail: 'ada@example.com',
      validUntil: '2126-01-01T00:00:00.000Z',
    });
    const over = { ...open1, id: 'over', reference: 'VT-26-00401', validUntil: '2020-01-01T00:00:00.000Z' };
    api.on('GET', `${paths.adminQuotes}?search=ada%40example.com`, mockResponses.list([open1, over]));
    open();
    await user.type(await screen.findByLabelText('Email'), 'ada@example.com');
    await user.click(await screen.findByRole('button', { name: /VT-26-00413/ }));
    expect(await screen.findByRole('button', { name: 'Remove VT-26-00413' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /VT-26-00401/ })).toBeNull();
  });
});
