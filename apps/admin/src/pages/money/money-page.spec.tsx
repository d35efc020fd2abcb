import { paths, type MoneyResponse, type MoneyWeek } from '@app/contracts';
import { addDays, londonDay } from '@app/ui';
import { mockResponses, FakeServer } from '@app/web-client/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin } from '../../testing/render-admin';
import { MoneyDepositsPage } from './money-deposits-page';
import { MoneyInvoicesPage } from './money-invoices-page';
import { MoneyPage } from './money-page';
import { MoneyWeeksPage } from './money-weeks-page';
import {
  aDeposit,
  aPaymentReview,
  invoiceListPath,
  aMoneySummary,
  anInvoiceList,
  moneyReport,
} from './testing/money-report';

const review = aPaymentReview();
const deposit = aDeposit();
const quoteId = deposit.quotes[0]?.id;
const [week] = moneyReport(1).weeks as [MoneyWeek];
const money: MoneyResponse = {
  weeks: [week, { ...week, from: '2026-11-30', to: '2026-12-06' }],
  total: { ...week, received: '1143.10' },
  balances: { orders: 3, amount: '1200.50' },
  overdue: { orders: 1, amount: '321.30' },
};

let api: FakeServer;
let user: ReturnType<typeof userEvent.setup>;
beforeEach(() => {
  user = userEvent.setup();
  api = new FakeServer()
    .on('GET', paths.paymentReviews, mockResponses.ok([review]))
    .on('GET', paths.moneySummary, mockResponses.ok(aMoneySummary()))
    .on('GET', `${paths.money}?weeks=12`, mockResponses.ok(money))
    .on('GET', invoiceListPath, mockResponses.ok(anInvoiceList()))
    .on('GET', paths.adminDeposits, mockResponses.list([deposit]));
});
const open = () => renderAdmin(<MoneyPage />, { at: '/money' });
const part = async (name: string) => within(await screen.findByRole('region', { name }));

it('lists payments to review first, and sends the decision with its reason', async () => {
  api.on('POST', paths.decideReview('a1'), mockResponses.ok({ decision: 'refund' }));
  open();
  const reviews = await part('Payments to review');
  expect(screen.getAllByRole('region')[0]).toHaveAccessibleName('Payments to review');
  expect(reviews.getByText('The card was charged twice')).toBeVisible();
  expect(reviews.getByText('Overdue')).toBeVisible();
  expect(reviews.getByRole('link', { name: '07700 900142' })).toHaveAttribute('href', 'tel:07700900142');
  expect(reviews.getByRole('link', { name: 'VT-26-00412' })).toHaveAttribute(
    'href',
    `/admin/?item=${quoteId}`,
  );

  await user.click(reviews.getByRole('button', { name: 'Refund' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Paid twice');
  api.on('GET', paths.paymentReviews, mockResponses.ok([]));
  await user.click(dialog.getByRole('button', { name: 'Refund' }));

  expect(await screen.findByText('Refund is being sent')).toBeVisible();
  expect(api.sent('POST', paths.decideReview('a1'))[0]?.body).toEqual({
    decision: 'refund',
    reason: 'Paid twice',
  });
});

it('shows charges in another currency unchanged, and unknown ones as unknown', async () => {
  api.on(
    'GET',
    paths.paymentReviews,
    mockResponses.ok([
      { ...review, chargedAmount: '47.70', currency: 'EUR' },
      { ...review, attemptId: 'a2', chargedAmount: null },
    ]),
  );
  open();
  const reviews = await part('Payments to review');

  expect(reviews.getByText('47.70 EUR')).toBeVisible();
  expect(reviews.getByText('not known')).toBeVisible();
});

it('shows expected, received, refunded and net by week, and totals', async () => {
  renderAdmin(<MoneyWeeksPage />, { at: '/money/weeks' });
  const weeks = await part('By week');
  expect(await weeks.findByText('£1,143.10')).toBeVisible();

  const rows = weeks.getAllByRole('row').slice(1);
  expect(rows.map((it) => within(it).getByRole('rowheader').textContent)).toEqual([
    '16 to 22 Nov',
    '30 Nov to 6 Dec',
  ]);
  expect(rows[0]).toHaveTextContent('£571.2012 quotes£143.103 deposits£47.701 refund£95.40');
});

it('lists deposits, filters them and links to their orders', async () => {
  api.on('GET', `${paths.adminDeposits}?status=failed`, mockResponses.list([]));
  renderAdmin(<MoneyDepositsPage />, { at: '/money/deposits' });
  const list = await part('Deposits and balances paid by card');
  const found = await list.findByRole('row', { name: /Eleanor Marsh/ });
  expect(found).toHaveTextContent('£47.70£10.00 refunded');
  expect(found).toHaveTextContent('Paid');
  expect(within(found).getByRole('link', { name: 'OR-26-00031' })).toHaveAttribute(
    'href',
    '/admin/orders/o1LSwY2vXZwqkrDQuVyeBQ',
  );

  await user.click(list.getByRole('button', { name: 'Failed' }));
  expect(await list.findByText('No results')).toBeVisible();
});

it('finds deposits by a search', async () => {
  api.on('GET', `${paths.adminDeposits}?search=marsh`, mockResponses.list([deposit]));
  renderAdmin(<MoneyDepositsPage />, { at: '/money/deposits?search=marsh' });
  expect(await screen.findByRole('row', { name: /Eleanor Marsh/ })).toBeVisible();
});

it('shows today, the month, what is owed and what does not fit, and leads to the rest', async () => {
  api.on('GET', paths.paymentReviews, mockResponses.ok([]));
  open();
  await screen.findByText('£321.30 overdue');
  const figure = async (name: string) => {
    const term = await screen.findByText(name);
    return within(term.parentElement ?? document.body);
  };
  expect((await figure('Received today')).getByRole('link', { name: '£120.00' })).toHaveAttribute(
    'href',
    '/admin/money/weeks',
  );
  const owed = await figure('Owed');
  expect(owed.getByRole('link', { name: '£1,200.50' })).toHaveAttribute('href', '/admin/?show=due');
  expect(owed.getByText('£321.30 overdue')).toBeVisible();
  expect(screen.getByText('Last payout from SumUp: £1,240.17 on 20 November 2026.')).toBeVisible();
  expect((await figure('Differences')).getByRole('link', { name: '2' })).toHaveAttribute(
    'href',
    '/admin/today',
  );
  for (const [name, path] of [
    ['Bank statement', 'statement'],
    ['Invoices', 'invoices'],
    ['Deposits', 'deposits'],
    ['By week', 'weeks'],
  ] as const)
    expect(screen.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute(
      'href',
      `/admin/money/${path}`,
    );
});

it('counts payments on the bank statement that nobody has decided on', async () => {
  const undecided = { transfers: 1, amount: '120.00' };
  api
    .on('GET', paths.paymentReviews, mockResponses.ok([]))
    .on('GET', paths.moneySummary, mockResponses.ok(aMoneySummary({ differences: 0, undecided })));
  open();
  const detail = await screen.findByText('1 bank payment to decide, £120.00');
  expect(within(detail.parentElement ?? document.body).getByRole('link', { name: '1' })).toHaveAttribute(
    'href',
    '/admin/money/statement',
  );
  expect(screen.queryByText('everything fits')).not.toBeInTheDocument();
});

it('shows outstanding balances, and links to overdue orders', async () => {
  renderAdmin(<MoneyWeeksPage />, { at: '/money/weeks' });
  const weeks = await part('By week');
  expect(
    await weeks.findByRole('link', { name: '£1,200.50 of balances requested on 3 orders' }),
  ).toBeVisible();
  expect(weeks.getByRole('link', { name: '£321.30 overdue on 1 order' })).toHaveAttribute(
    'href',
    '/admin/?show=overdue',
  );
});

it("lists a month's invoices with sums and PDFs, and goes to the previous month", async () => {
  renderAdmin(<MoneyInvoicesPage />, { at: '/money/invoices' });
  const invoices = await part('Issued in the month');
  expect(await invoices.findByRole('link', { name: 'D-2026-00031' })).toHaveAttribute(
    'href',
    paths.adminInvoice('D-2026-00031'),
  );
  expect(invoices.getByText('1 document: £39.75 net, £7.95 VAT, £47.70 in total')).toBeVisible();
  const before = addDays(`${londonDay().slice(0, 7)}-01`, -1).slice(0, 7);
  api.on('GET', `${paths.adminInvoices}?month=${before}&search=`, mockResponses.ok(anInvoiceList([])));
  await user.click(invoices.getByRole('button', { name: 'Previous month' }));
  expect(await invoices.findByText('No invoices in this month')).toBeVisible();
});
