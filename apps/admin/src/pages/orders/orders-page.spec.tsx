import { paths } from '@app/contracts';
import { acrossElements, toastButton } from '@app/ui/testing';
import { answers, FakeServer } from '@app/web-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aQuote, aQuoteDetail, aSummary } from '../../features/orders/testing/a-quote';
import { londonDay } from '../../lib/london-day';
import { renderAdmin } from '../../lib/testing/render-admin';
import { OrdersPage } from './orders-page';

const quote = aQuote();
const other = aQuote({
  id: 'x',
  reference: 'VT-26-00409',
  status: 'pending',
  customerName: null,
  customerEmail: null,
  customerPhone: null,
  totalPrice: '281.60',
  expectedDeposit: '28.16',
  receivedDeposit: '0.00',
  deposit: null,
  attachmentCount: 0,
  attachments: [],
});
const server = (quotes = [quote, other]) =>
  new FakeServer()
    .on('GET', paths.adminQuoteSummary, answers.ok(aSummary))
    .on('GET', paths.adminQuotes, answers.list(quotes, quotes.length));
const rows = () => screen.getAllByRole('row').slice(1);

it('shows what was quoted in millimetres, what is expected and came in, and how deposit and order stand (D29)', async () => {
  server();
  renderAdmin(<OrdersPage />);

  await screen.findByText('Eleanor Marsh');
  const [first, second] = rows();
  expect(screen.getByRole('columnheader', { name: 'Size, mm' })).toBeVisible();
  for (const words of [
    'VT-26-00412',
    'eleanor.marsh@example.com',
    'Calacatta Gold',
    'Marble, 20mm',
    '1200 × 350',
    '£477.00',
    'Paid',
    '£47.70 of £47.70 received',
    'Approved',
  ])
    expect(first).toHaveTextContent(words);
  expect(second).toHaveTextContent('No contact details');
  expect(second).toHaveTextContent('No DepositNeeds follow-up£0.00 of £28.16 received');
  expect(screen.getByText('1 to 2 of 2')).toBeVisible();
});

it.each([
  ['No Deposit£0.00', { status: 'declined' }],
  ['No DepositAwaited', { order: { id: 'o', reference: 'OR-26-00033' } }],
  ['Handed over, £525.55 unpaid', { stage: 'delivered', unpaidAfterHandOver: '525.55' }],
] as const)(
  'says what is to be done about money, and nothing where it is over: %s',
  async (words, details) => {
    server([{ ...other, ...details }]);
    renderAdmin(<OrdersPage />);
    await screen.findByText('No contact details');
    expect(rows()[0]).toHaveTextContent(words);
  },
);

it.each([
  ['£429.30 due by 10 Dec 2124', '2124-12-10', false],
  ['£429.30 overdue, due by 10 Dec 2024', '2024-12-10', true],
  ['£429.30 due by today', londonDay(), false],
])('says what is asked for of a balance: %s', async (words, dueOn, isOverdue) => {
  const balanceDue = { amount: '429.30', dueOn, isOverdue };
  server().on('GET', paths.adminQuotes, answers.list([{ ...quote, balanceDue }]));
  renderAdmin(<OrdersPage />);

  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByText('£47.70 of £47.70')).toBeNull();
});

it('says of a quote that was superseded that its deposit counts for the newer one, and not that it was given back', async () => {
  const superseded = { ...quote, isSuperseded: true, receivedDeposit: '0.00' };
  server().on('GET', paths.adminQuotes, answers.list([superseded]));
  renderAdmin(<OrdersPage />);

  expect(await screen.findByText('Counts for the newer quote')).toBeVisible();
  expect(rows()[0]).toHaveTextContent('Paid£47.70Counts for the newer quote');
});

it.each([
  [true, 'Replaced', 'Replaced by VT-26-00413'],
  [false, '', 'Deposit is on VT-26-00413'],
])(
  'leads from a quote to the one that counts in its place (newer: %s), and asks no follow-up',
  async (isNewer, mark, words) => {
    const countsAs = { id: 'counted', reference: 'VT-26-00413', isNewer };
    const replaced = { ...other, countsAs };
    server().on('GET', `${paths.adminQuotes}?search=409`, answers.list([replaced]));
    renderAdmin(<OrdersPage />, { at: '/?search=409' });

    const link = await screen.findByRole('link', { name: words });
    expect(link).toHaveAttribute('href', '/admin/?search=409&item=counted');
    expect(rows()[0]).toHaveTextContent(`VT-26-00409${mark}No contact details`);
    expect(rows()[0]).toHaveTextContent(`No Deposit${words}`);
    expect(screen.queryByText(/^Needs follow-up$/, { selector: 'td *' })).not.toBeInTheDocument();
  },
);

it('does not set what came in beside what was expected for the top alone where delivery was paid as well', async () => {
  server().on('GET', paths.adminQuotes, answers.list([{ ...quote, receivedDeposit: '51.20' }]));
  renderAdmin(<OrdersPage />);

  expect(await screen.findByText('£51.20 received')).toBeVisible();
});

it('says in four figures what there is, what it is worth, what came in, and whom to follow up', async () => {
  server();
  renderAdmin(<OrdersPage />);

  await screen.findByText('9 pending');
  const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent?.trim());
  expect(figures).toEqual([
    '18 9 pending',
    '£7,214.85',
    '£412.60 £671.49 in deposits expected',
    '4 no deposit yet',
  ]);
  expect(screen.getByRole('button', { name: 'Completed 3' })).toBeVisible();
});

it('keeps status, payment, period and order in the page’s address, and exports the same list', async () => {
  const user = userEvent.setup();
  const asked = 'status=deleted&sort=-total&payment=paid&from=2026-11-01&to=2026-11-20';
  const api = server();
  for (const query of [
    'status=deleted',
    'status=deleted&payment=paid',
    'status=deleted&sort=-total&payment=paid',
    asked,
  ])
    api.on('GET', `${paths.adminQuotes}?${query}`, answers.list([]));
  renderAdmin(<OrdersPage />);
  await user.click(await screen.findByRole('button', { name: 'Deleted' }));
  await user.click(screen.getByRole('button', { name: 'Payment' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Paid' }));
  await user.click(screen.getByRole('button', { name: 'Order: Newest' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Highest total' }));
  await user.click(screen.getByRole('button', { name: 'Period' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Other days…' }));
  await user.type(screen.getByLabelText('From'), '2026-11-01');
  await user.type(screen.getByLabelText('To'), '2026-11-20');
  await user.click(screen.getByRole('button', { name: 'Show' }));

  expect(await screen.findByText('Nothing matches')).toBeVisible();
  await screen.findByRole('button', { name: 'Period: 1 Nov to 20 Nov' });
  expect(api.requests.at(-1)?.path).toBe(`${paths.adminQuotes}?${asked}`);
  const chosen = Object.fromEntries(new URLSearchParams(asked));
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
  expect(Object.fromEntries(address.searchParams)).toEqual(chosen);

  vi.restoreAllMocks();
});

describe('a status', () => {
  const choose = async (name: string, reference = 'VT-26-00409') => {
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: new RegExp(`^Status of ${reference}`) }));
    await user.click(await screen.findByRole('menuitemradio', { name }));
    return user;
  };

  it('changes at once, before the API has answered', async () => {
    server().on('PUT', paths.adminQuoteStatus('x'), answers.never());
    renderAdmin(<OrdersPage />);
    await choose('Completed');

    expect(await screen.findByRole('button', { name: 'Status of VT-26-00409: Completed' })).toBeVisible();
  });

  it('that declines an order is asked about first where money is held for it', async () => {
    const api = server().on('PUT', paths.adminQuoteStatus(quote.id), answers.ok({}));
    renderAdmin(<OrdersPage />);
    const user = await choose('Declined', quote.reference);
    const dialog = within(await screen.findByRole('alertdialog', { name: /^Decline VT-26-00412 ?\?$/ }));
    expect(
      dialog.getByText(/^£47\.70 of its deposit is with us\. Declining does not give it back/),
    ).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'Status of VT-26-00412: Approved' })).toBeVisible();

    await choose('Declined', quote.reference);
    await user.click(await screen.findByRole('button', { name: 'Decline' }));
    expect(await screen.findByText(acrossElements('VT-26-00412 is declined'))).toBeVisible();
    expect(api.sent('PUT', paths.adminQuoteStatus(quote.id)).map(({ body }) => body)).toEqual([
      { status: 'declined' },
    ]);
  });

  const declined = { status: 'declined', receivedDeposit: '0.00', isRefunded: true } as const;
  const event = { id: 'c', at: '2026-11-21T12:00:00.000Z', detail: null, by: null };
  const cancelled = { ...event, kind: 'order-cancelled', text: 'Order cancelled', tone: 'bad' } as const;

  it('that takes up an order after it was cancelled is asked about first', async () => {
    const api = server([{ ...quote, ...declined }])
      .on('GET', paths.adminQuote(quote.id), answers.ok(aQuoteDetail({ ...declined, timeline: [cancelled] })))
      .on('PUT', paths.adminQuoteStatus(quote.id), answers.ok({}));
    renderAdmin(<OrdersPage />);
    const user = await choose('Approved', quote.reference);
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Take up VT-26-00412 again?' }));
    expect(dialog.getByText(/cancelled, and its customer was told so\. What was given back/)).toBeVisible();
    expect(api.sent('PUT', paths.adminQuoteStatus(quote.id))).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Take up again' }));

    expect(await screen.findByText(acrossElements('VT-26-00412 is approved'))).toBeVisible();
    expect(api.sent('PUT', paths.adminQuoteStatus(quote.id))).toMatchObject([
      { body: { status: 'approved' } },
    ]);
  });

  it('that takes up what was merely declined is not asked about, and fails where its timeline cannot be read', async () => {
    const api = server([{ ...quote, ...declined }])
      .on('GET', paths.adminQuote(quote.id), answers.unreachable())
      .on('PUT', paths.adminQuoteStatus(quote.id), answers.ok({}));
    renderAdmin(<OrdersPage />);
    await choose('Approved', quote.reference);
    expect(await screen.findByText('Failed to update status.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Status of VT-26-00412: Declined' })).toBeVisible();

    api.on('GET', paths.adminQuote(quote.id), answers.ok(aQuoteDetail(declined)));
    await choose('Approved', quote.reference);
    expect(await screen.findByText(acrossElements('VT-26-00412 is approved'))).toBeVisible();
  });

  it('can be taken back from the toast', async () => {
    const api = server().on('PUT', paths.adminQuoteStatus('x'), answers.ok({}));
    renderAdmin(<OrdersPage />);
    const user = await choose('Approved');
    expect(await screen.findByText(acrossElements('VT-26-00409 is approved'))).toBeVisible();
    await user.click(await toastButton('Undo'));

    expect(await screen.findByText(acrossElements('VT-26-00409 is pending'))).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument());
    expect(api.sent('PUT', paths.adminQuoteStatus('x')).map(({ body }) => body)).toEqual([
      { status: 'approved' },
      { status: 'pending' },
    ]);
  });

  it('goes back to what it was where it was refused, with the words of the specification (§8)', async () => {
    server().on('PUT', paths.adminQuoteStatus('x'), answers.refused('order/deleted'));
    renderAdmin(<OrdersPage />);
    await choose('Declined');

    expect(await screen.findByText('Failed to update status.')).toBeVisible();
    expect(screen.getByText('This quote has been deleted. Restore it first.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Status of VT-26-00409: Pending' })).toBeVisible();
  });
});

describe('the menu of a row', () => {
  const press = async (name: string, reference = quote.reference) => {
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: `Actions for ${reference}` }));
    await user.click(await screen.findByRole('menuitem', { name }));
    return user;
  };

  it('copies the pay link and the share link', async () => {
    server([{ ...quote, paymentBlocker: null }]);
    renderAdmin(<OrdersPage />);
    await press('Copy pay link');
    expect(await screen.findByText('Pay link copied')).toBeVisible();
    await expect(navigator.clipboard.readText()).resolves.toBe(
      `${window.location.origin}/payment?quote=${quote.id}`,
    );
    await press('Copy share link');
    await expect(navigator.clipboard.readText()).resolves.toBe(`${window.location.origin}/quote/${quote.id}`);
  });

  it('has no pay link where its page takes no payment', async () => {
    server([{ ...quote, paymentBlocker: 'unanswered' }]);
    renderAdmin(<OrdersPage />);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: `Actions for ${quote.reference}` }));
    expect(await screen.findByRole('menuitem', { name: 'Copy share link' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Copy pay link' })).not.toBeInTheDocument();
  });

  it('says that there is nobody to write to', async () => {
    server();
    renderAdmin(<OrdersPage />);
    await press('Send follow-up', other.reference);

    expect(await screen.findByText('There is no e-mail address with this quote')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('sends the quote again, to another address if need be', async () => {
    const api = server().on('POST', paths.adminEmailQuote('x'), answers.ok({}));
    renderAdmin(<OrdersPage />);
    const user = await press('E-mail the quote again', other.reference);
    await user.click(screen.getByRole('button', { name: 'Send e-mail' }));
    expect(await screen.findByText('Please enter a valid email')).toBeVisible();
    await user.type(screen.getByLabelText('Email'), 'ruth@example.org');
    await user.click(screen.getByRole('button', { name: 'Send e-mail' }));

    expect(await screen.findByText('On its way to ruth@example.org')).toBeVisible();
    expect(api.sent('POST', paths.adminEmailQuote('x'))).toMatchObject([
      { body: { email: 'ruth@example.org' } },
    ]);
  });

  it('deletes after asking by name, and brings back (D22)', async () => {
    const api = server()
      .on('DELETE', paths.adminQuote('x'), answers.ok(null))
      .on('POST', paths.restoreQuote('x'), answers.ok({}));
    renderAdmin(<OrdersPage />);
    const user = await press('Delete', other.reference);
    const question = within(await screen.findByRole('alertdialog', { name: /^Delete VT-26-00409 ?\?$/ }));
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(acrossElements('VT-26-00409 deleted'))).toBeVisible();
    await user.click(await toastButton('Undo'));

    expect(await screen.findByText(acrossElements('VT-26-00409 restored'))).toBeVisible();
    expect(api.sent('POST', paths.restoreQuote('x'))).toHaveLength(1);
  });

  it('says in the API’s words why a quote cannot be deleted, and else those of the specification (§8)', async () => {
    const api = server().on('DELETE', paths.adminQuote(quote.id), answers.refused('order/has-deposit'));
    renderAdmin(<OrdersPage />);
    const user = await press('Delete');
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(
      await screen.findByText(
        'A quote with a deposit that is paid, pending or under review cannot be deleted.',
      ),
    ).toBeVisible();

    api.on('DELETE', paths.adminQuote(quote.id), answers.unreachable());
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Failed to delete item.')).toBeVisible();
  });

  it('offers nothing but to open and restore what was deleted', async () => {
    const deleted = { ...other, deletedAt: '2026-11-21T12:00:00.000Z' };
    server().on('GET', paths.adminQuotes, answers.list([deleted]));
    renderAdmin(<OrdersPage />);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Actions for VT-26-00409' }));

    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'Open',
      'Restore',
    ]);
    expect(screen.queryByRole('button', { name: /^Status of/ })).not.toBeInTheDocument();
  });
});

it('leads from a reference or a phone number to the one quote that fits with Enter', async () => {
  server()
    .on('GET', `${paths.adminQuotes}?search=0142`, answers.list([quote]))
    .on('GET', paths.adminQuote(quote.id), answers.ok(aQuoteDetail()));
  const user = userEvent.setup();
  renderAdmin(<OrdersPage />);
  await screen.findByText('Eleanor Marsh');
  await user.keyboard('/0142{Enter}');

  expect(await screen.findByRole('region', { name: 'VT-26-00412' })).toBeVisible();
  await waitFor(() => expect(window.location.search).toBe(`?search=0142&item=${quote.id}`));
});
