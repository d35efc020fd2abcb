import { paths } from '@app/contracts';
import { FakeServer, mockResponses } from '@app/web-client/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin } from '../../testing/render-admin';
import { MonthEndPage } from './month-end-page';
import { aMonthEnd, anUnknownPayment } from './testing/a-month-end';

const user = userEvent.setup();
const open = (api: FakeServer) => {
  renderAdmin(<MonthEndPage />, { at: '/money/month?month=2026-10' });
  return api;
};
const aServer = (month = aMonthEnd()) =>
  new FakeServer()
    .on('GET', paths.monthEnd('2026-10'), mockResponses.ok(month))
    .on('GET', paths.undecidedBankLines, mockResponses.ok([]));

it('shows what was invoiced, received by account, owed by age and the VAT boxes, and has all files in one press', async () => {
  open(aServer());
  expect(await screen.findByText('£12,300.00')).toBeVisible();
  const row = (table: string, name: string) =>
    within(screen.getByRole('table', { name: table })).getByRole('row', { name: new RegExp(`^${name}`) });
  expect(row('Money by account', 'Card')).toHaveTextContent('Card£3,120.50£47.70£3,072.80');
  expect(row('Money by account', 'Total')).toHaveTextContent('£11,520.50£167.70£11,352.80');
  expect(row('Card account', 'Fees')).toHaveTextContent('−£78.01');
  expect(row('Card account', 'Paid out to the bank')).toHaveTextContent('−£3,081.49');
  expect(row('Card account', 'Still with SumUp at the end')).toHaveTextContent('£325.60');
  expect(row('Owed, by days past due', '1 to 30 days')).toHaveTextContent('1£321.30');
  expect(row('VAT return', '6')).toHaveTextContent('£10,250.00');
  expect(screen.getByText('1 entry of this month is for a day in a month that was locked.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Download all files' })).toHaveAttribute(
    'href',
    paths.monthEndFiles('2026-10'),
  );
});

it('lets the office read the month and take its files, and leaves locking to the owner', async () => {
  aServer();
  const user = { firstName: 'Sam', email: 'sam@example.com', isAdmin: true, role: 'office' } as const;
  renderAdmin(<MonthEndPage />, { at: '/money/month?month=2026-10', user });
  expect(await screen.findByText(/The owner locks the month/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Download all files' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Lock month' })).not.toBeInTheDocument();
});

it('locks the month after a question, and offers to reopen it', async () => {
  const locked = aMonthEnd({ locked: { at: '2026-11-02T09:00:00Z', by: 'Alison' } });
  const api = open(aServer().on('PUT', paths.lockMonth('2026-10'), mockResponses.ok(locked)));
  await user.click(await screen.findByRole('button', { name: 'Lock month' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Lock October 2026?' }));
  api.on('GET', paths.monthEnd('2026-10'), mockResponses.ok(locked));
  await user.click(dialog.getByRole('button', { name: 'Lock month' }));
  expect(await screen.findByText('Locked by Alison on 2 November 2026.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reopen month' })).toBeVisible();
});

it('says so if invoices and payments of the month do not fit, with the orders', async () => {
  const order = { id: 'o1LSwY2vXZwqkrDQuVyeBQ', reference: 'OR-26-00031' };
  const other = { id: 'o2LSwY2vXZwqkrDQuVyeBQ', reference: 'OR-26-00032' };
  open(
    aServer(
      aMonthEnd({
        untied: [
          { order, amount: '542.81' },
          { order: other, amount: '-12.00' },
        ],
      }),
    ),
  );
  expect(await screen.findByText('Invoices and payments of these orders do not fit')).toBeVisible();
  expect(screen.getByRole('link', { name: 'OR-26-00031' })).toHaveAttribute(
    'href',
    `/admin/orders/${order.id}`,
  );
  expect(screen.getByText(/£542.81 received without an invoice/)).toBeVisible();
  expect(screen.getByText(/£12.00 invoiced and not received/)).toBeVisible();
});

it('names the bank payments that have no order yet before the month is locked', async () => {
  const kept = ['2026-10-28', '2026-10-31', '2026-11-01'].map(anUnknownPayment);
  const server = (month = aMonthEnd()) =>
    aServer(month).on('GET', paths.undecidedBankLines, mockResponses.ok(kept));
  open(server());
  expect(
    await screen.findByText('2 bank payments of this month or before, £177.00, have no order yet'),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Decide before you lock the month' })).toHaveAttribute(
    'href',
    '/admin/money/statement',
  );
  cleanup();
  open(server(aMonthEnd({ locked: { at: '2026-11-02T09:00:00Z', by: 'Alison' } })));
  expect(await screen.findByText('Locked by Alison on 2 November 2026.')).toBeVisible();
  expect(screen.queryByText(/have no order yet/)).not.toBeInTheDocument();
});

it('leads from what is owed to the orders', async () => {
  open(aServer());
  const owed = within(await screen.findByRole('table', { name: 'Owed, by days past due' }));
  expect(owed.getByRole('link', { name: '4' })).toHaveAttribute('href', '/admin/?show=due');
});

it('says so if SumUp paid out more than is entered', async () => {
  const cardAccount = { ...aMonthEnd().cardAccount, closing: '-12.00' };
  open(aServer(aMonthEnd({ cardAccount })));
  expect(await screen.findByText(/a card payment is missing here/)).toBeVisible();
});

it('offers no lock while the month runs', async () => {
  open(aServer(aMonthEnd({ isOver: false })));
  expect(await screen.findByText('Not over yet')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Lock month' })).not.toBeInTheDocument();
});
