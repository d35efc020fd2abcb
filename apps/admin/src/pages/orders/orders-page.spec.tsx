import { type AdminOrderRow, paths } from '@app/contracts';
import { acrossElements, toastButton } from '@app/ui/testing';
import { mockResponses, FakeServer } from '@app/web-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anOrderRow, aQuoteDetail, aQuoteRow, aSummary } from '../../features/orders/testing/a-quote';
import { renderAdmin } from '../../testing/render-admin';
import { OrdersPage } from './orders-page';
import { daysOfPeriod } from './period';

const order = anOrderRow();
const quote = aQuoteRow({ id: 'kLSwY2vXZwqkrDQuVyeBfQ' });
const other = aQuoteRow({
  id: 'x',
  reference: 'VT-26-00409',
  customerName: null,
  customerEmail: null,
  customerPhone: null,
  totalPrice: '281.60',
});
const server = (lines: AdminOrderRow[] = [order, quote, other]) =>
  new FakeServer()
    .on('GET', paths.adminOrderSummary, mockResponses.ok(aSummary))
    .on('GET', paths.adminOrders, mockResponses.list(lines, lines.length));
const rows = () => screen.getAllByRole('row').slice(1);

it('lists orders and quotes together, each with customer, tops, price and state (D29)', async () => {
  server([
    anOrderRow({ jobName: 'Abbey Street' }),
    anOrderRow({
      id: 'o2',
      reference: 'OR-26-00029',
      state: 'measured',
      price: '1480.73',
      tops: { ...order.tops, count: 4, quantity: 24, cancelled: 1 },
    }),
    other,
  ]);
  renderAdmin(<OrdersPage />);

  await screen.findByText('OR-26-00031');
  const [single, several, unordered] = rows();
  for (const expected of [
    'OR-26-00031',
    'Eleanor Marsh',
    'Abbey Street',
    'Calacatta Gold',
    '1200 × 350 mm',
    '£477.00',
    'To measure',
  ])
    expect(single).toHaveTextContent(expected);
  expect(several).toHaveTextContent('24 tops, 1 cancelledCalacatta Gold and 3 more£1,480.73Measured');
  expect(unordered).toHaveTextContent('VT-26-00409No contact detailsfrom the calculator');
  expect(unordered).toHaveTextContent('£281.60Quote');
  expect(screen.getByText('1 to 3 of 3')).toBeVisible();
});

it('shows four figures: open orders, tasks, amounts due and open quotes', async () => {
  server();
  renderAdmin(<OrdersPage />);

  await screen.findByText('1 waiting for a deposit');
  const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent?.trim());
  expect(figures).toEqual([
    '6 1 waiting for a deposit',
    '6 1 due today',
    '£1,258.21 £525.55 overdue',
    '15 worth £5,418.20',
  ]);
  for (const chip of ['All', 'Orders 9', 'Quotes', 'To do 6', 'Money due 3'])
    expect(screen.getByRole('button', { name: chip })).toBeVisible();
});

it('filters the list by pressing a figure', async () => {
  server();
  renderAdmin(<OrdersPage />);

  expect(await screen.findByRole('link', { name: '£1,258.21' })).toHaveAttribute('href', '/admin/?show=due');
  const { from, to } = daysOfPeriod('month');
  expect(screen.getByRole('link', { name: '15' })).toHaveAttribute(
    'href',
    `/admin/?show=quotes&from=${from}&to=${to}`,
  );
});

it('links the overdue figure to the overdue orders', async () => {
  server().on('GET', `${paths.adminOrders}?show=overdue`, mockResponses.list([]));
  const user = userEvent.setup();
  renderAdmin(<OrdersPage />);
  await user.click(await screen.findByRole('link', { name: '£525.55 overdue' }));

  expect(await screen.findByText('No results')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Overdue 1', pressed: true })).toBeVisible();
});

it("opens an order's page, and a quote beside the list", async () => {
  server().on('GET', paths.adminQuote(quote.id), mockResponses.ok(aQuoteDetail()));
  const user = userEvent.setup();
  renderAdmin(<OrdersPage />);
  expect(await screen.findByRole('link', { name: 'OR-26-00031' })).toHaveAttribute(
    'href',
    `/admin/orders/${order.id}`,
  );
  await user.click(screen.getByRole('button', { name: quote.reference }));

  expect(await screen.findByRole('region', { name: 'VT-26-00412' })).toBeVisible();
  expect(rows()[1]).toHaveTextContent('VT-26-00412Eleanor MarshQuote£477.00');
});

it('keeps section, page, payment, period and sort in the URL, and exports with the filters of quotes', async () => {
  const user = userEvent.setup();
  const query = 'status=ready&sort=-total&show=due&payment=paid&from=2026-11-01&to=2026-11-20';
  const api = server();
  for (const search of [
    'show=due',
    'status=ready&show=due',
    'status=ready&show=due&payment=paid',
    'status=ready&sort=-total&show=due&payment=paid',
    query,
  ])
    api.on('GET', `${paths.adminOrders}?${search}`, mockResponses.list([]));
  renderAdmin(<OrdersPage />);
  await user.click(await screen.findByRole('button', { name: 'Money due 3' }));
  await user.click(screen.getByRole('button', { name: 'Status' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Ready' }));
  await user.click(screen.getByRole('button', { name: 'Payment' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Paid' }));
  await user.click(screen.getByRole('button', { name: 'Sort by: Newest' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Highest price' }));
  await user.click(screen.getByRole('button', { name: 'Period' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Other dates…' }));
  await user.type(screen.getByLabelText('From'), '2026-11-01');
  await user.type(screen.getByLabelText('To'), '2026-11-20');
  await user.click(screen.getByRole('button', { name: 'Show' }));

  expect(await screen.findByText('No results')).toBeVisible();
  await screen.findByRole('button', { name: 'Period: 1 Nov to 20 Nov' });
  expect(api.requests.at(-1)?.path).toBe(`${paths.adminOrders}?${query}`);
  const chosen = Object.fromEntries(new URLSearchParams(query));
  expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual(chosen);

  const downloads: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloads.push(this.getAttribute('href') ?? '');
  });
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Excel' }));
  const [download = ''] = downloads;
  const address = new URL(download, 'http://shop.test');
  expect(address.pathname).toBe('/api/admin/quotes/export.xlsx');
  const ofQuotes = { payment: 'paid', sort: '-total', from: '2026-11-01', to: '2026-11-20' };
  expect(Object.fromEntries(address.searchParams)).toEqual(ofQuotes);

  vi.restoreAllMocks();
});

describe("a row's menu", () => {
  const press = async (name: string, reference = quote.reference) => {
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: `Actions for ${reference}` }));
    await user.click(await screen.findByRole('menuitem', { name }));
    return user;
  };

  it('copies the pay link and the share link', async () => {
    server([quote]);
    renderAdmin(<OrdersPage />);
    await press('Copy pay link');
    expect(await screen.findByText('Pay link copied')).toBeVisible();
    await expect(navigator.clipboard.readText()).resolves.toBe(
      `${window.location.origin}/payment?quote=${quote.id}`,
    );
    await press('Copy share link');
    await expect(navigator.clipboard.readText()).resolves.toBe(`${window.location.origin}/quote/${quote.id}`);
  });

  it('has no pay link if no payment is possible', async () => {
    server([{ ...quote, paymentBlocker: 'not-agreed' }]);
    renderAdmin(<OrdersPage />);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: `Actions for ${quote.reference}` }));
    expect(await screen.findByRole('menuitem', { name: 'Copy share link' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Copy pay link' })).not.toBeInTheDocument();
  });

  it('shows an error if the quote has no email address', async () => {
    server();
    renderAdmin(<OrdersPage />);
    await press('Send follow-up', other.reference);

    expect(await screen.findByText('This quote has no email address')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('sends the quote again, also to another address', async () => {
    const api = server().on('POST', paths.adminEmailQuote('x'), mockResponses.ok({}));
    renderAdmin(<OrdersPage />);
    const user = await press('Email the quote again', other.reference);
    await user.click(screen.getByRole('button', { name: 'Send email' }));
    expect(await screen.findByText('Please enter a valid email')).toBeVisible();
    await user.type(screen.getByLabelText('Email'), 'ruth@example.org');
    await user.click(screen.getByRole('button', { name: 'Send email' }));

    expect(await screen.findByText('Email to ruth@example.org is being sent')).toBeVisible();
    expect(api.sent('POST', paths.adminEmailQuote('x'))).toMatchObject([
      { body: { email: 'ruth@example.org' } },
    ]);
  });

  it('deletes after a confirmation with the name, and restores (D22)', async () => {
    const api = server()
      .on('DELETE', paths.adminQuote('x'), mockResponses.ok(null))
      .on('POST', paths.restoreQuote('x'), mockResponses.ok({}));
    renderAdmin(<OrdersPage />);
    const user = await press('Delete', other.reference);
    const dialog = within(await screen.findByRole('alertdialog', { name: /^Delete VT-26-00409 ?\?$/ }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(acrossElements('VT-26-00409 deleted'))).toBeVisible();
    await user.click(await toastButton('Undo'));

    expect(await screen.findByText(acrossElements('VT-26-00409 restored'))).toBeVisible();
    expect(api.sent('POST', paths.restoreQuote('x'))).toHaveLength(1);
  });

  it('shows the API’s reason if a quote cannot be deleted, else the specified text (§8)', async () => {
    const api = server().on('DELETE', paths.adminQuote(quote.id), mockResponses.refused('order/has-deposit'));
    renderAdmin(<OrdersPage />);
    const user = await press('Delete');
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(
      await screen.findByText(
        'A quote with a deposit that is paid, pending or under review cannot be deleted.',
      ),
    ).toBeVisible();

    api.on('DELETE', paths.adminQuote(quote.id), mockResponses.unreachable());
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Failed to delete item.')).toBeVisible();
  });

  it('only opens and restores deleted quotes', async () => {
    const deleted = { ...other, deletedAt: '2026-11-21T12:00:00.000Z' };
    server([deleted]);
    renderAdmin(<OrdersPage />);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Actions for VT-26-00409' }));

    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'Open',
      'Restore',
    ]);
  });
});

it('opens the only match of a reference or phone number on Enter', async () => {
  server()
    .on('GET', `${paths.adminOrders}?search=0142`, mockResponses.list([quote]))
    .on('GET', paths.adminQuote(quote.id), mockResponses.ok(aQuoteDetail()));
  const user = userEvent.setup();
  renderAdmin(<OrdersPage />);
  await screen.findByText('OR-26-00031');
  await user.keyboard('/0142{Enter}');

  expect(await screen.findByRole('region', { name: 'VT-26-00412' })).toBeVisible();
  await waitFor(() => expect(window.location.search).toBe(`?search=0142&item=${quote.id}`));
});

it('opens the page of the only matching order on Enter', async () => {
  server().on('GET', `${paths.adminOrders}?search=31`, mockResponses.list([order]));
  const user = userEvent.setup();
  renderAdmin(<OrdersPage />);
  await screen.findByText('VT-26-00409');
  await user.keyboard('/31{Enter}');

  await waitFor(() => expect(window.location.pathname).toBe(`/admin/orders/${order.id}`));
});
