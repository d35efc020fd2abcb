import {
  paths,
  type AdminDeposit,
  type MoneyResponse,
  type MoneyWeek,
  type PaymentReview,
  type ReconciliationResponse,
  type ReconciliationRow,
} from '@app/contracts';
import { answers, FakeServer } from '@app/web-client/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, londonDay } from '../../lib/london-day';
import { renderAdmin } from '../../lib/testing/render-admin';
import { MoneyPage } from './money-page';

const quotes = [{ id: 'kLSwY2vXZwqkrDQuVyeBfQ', reference: 'VT-26-00412' }];
const review: PaymentReview = {
  attemptId: 'a1',
  depositId: 'd1',
  quotes,
  customerName: 'Eleanor Marsh',
  customerPhone: '07700 900142',
  reason: 'already-paid',
  words: 'The card was charged twice',
  askedAmount: '47.70',
  chargedAmount: '47.70',
  currency: 'GBP',
  checkoutId: 'c1',
  transactionCode: 'TDN5QXDHY3',
  since: '2026-11-20T10:00:00.000Z',
  dueAt: '2020-11-21T10:00:00.000Z',
  decisions: ['refund', 'dismiss'],
};
const week: MoneyWeek = {
  from: '2026-11-16',
  to: '2026-11-22',
  quotes: 12,
  expected: '571.20',
  deposits: 3,
  received: '143.10',
  refunds: 1,
  refunded: '47.70',
  net: '95.40',
};
const money: MoneyResponse = {
  weeks: [week, { ...week, from: '2026-11-30', to: '2026-12-06', received: '0.00' }],
  total: { ...week, received: '1143.10' },
};
const row: ReconciliationRow = {
  kind: 'payment',
  verdict: 'equal',
  at: '2026-11-20T09:00:00.000Z',
  transactionId: 't1',
  transactionCode: 'TDN5QXDHY3',
  depositId: 'd1',
  quotes,
  ours: '47.70',
  theirs: '47.70',
};
const yesterday = addDays(londonDay(), -1);
const side = { payments: 2, amount: '95.40', refunds: 0, refunded: '0.00' };
const books: ReconciliationResponse = {
  day: yesterday,
  askedAt: '2026-11-21T09:00:00.000Z',
  ours: side,
  theirs: side,
  isEqual: true,
  rows: [row],
};
const deposit: AdminDeposit = {
  id: 'd1',
  paymentStatus: 'paid',
  customerName: 'Eleanor Marsh',
  customerEmail: 'eleanor@example.com',
  customerPhone: '07700 900142',
  quotes,
  totalAmount: '477.00',
  depositAmount: '47.70',
  refundedAmount: '10.00',
  needsDelivery: false,
  deliveryAddress: null,
  sumupCheckoutId: 'c1',
  transactionCode: 'TDN5QXDHY3',
  createdAt: '2026-11-20T09:00:00.000Z',
  paidAt: '2026-11-20T09:02:00.000Z',
};

let api: FakeServer;
let user: ReturnType<typeof userEvent.setup>;
beforeEach(() => {
  user = userEvent.setup();
  api = new FakeServer()
    .on('GET', paths.paymentReviews, answers.ok([review]))
    .on('GET', `${paths.money}?weeks=12`, answers.ok(money))
    .on('GET', paths.reconciliation(yesterday), answers.ok(books))
    .on('GET', paths.adminDeposits, answers.list([deposit]));
});
const open = (query = '') => renderAdmin(<MoneyPage />, { at: `/money${query}` });
const part = async (name: string) => within(await screen.findByRole('region', { name }));

it('puts first what a person has to decide, and takes the decision with its reason', async () => {
  api.on('POST', paths.decideReview('a1'), answers.ok({ decision: 'refund' }));
  open();
  const reviews = await part('To be decided');
  expect(reviews.getByText('The card was charged twice')).toBeVisible();
  expect(reviews.getByText('Overdue')).toBeVisible();
  expect(reviews.getByRole('link', { name: '07700 900142' })).toHaveAttribute('href', 'tel:07700900142');
  expect(reviews.getByRole('link', { name: 'VT-26-00412' })).toHaveAttribute(
    'href',
    `/admin/?item=${quotes[0]?.id}`,
  );

  await user.click(reviews.getByRole('button', { name: 'Refund' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Paid twice');
  api.on('GET', paths.paymentReviews, answers.ok([]));
  await user.click(dialog.getByRole('button', { name: 'Refund' }));

  expect(await screen.findByText('Refund is being sent')).toBeVisible();
  expect(api.sent('POST', paths.decideReview('a1'))[0]?.body).toEqual({
    decision: 'refund',
    reason: 'Paid twice',
  });
});

it('says what a card was charged in another currency as it was, and what is not known', async () => {
  api.on(
    'GET',
    paths.paymentReviews,
    answers.ok([
      { ...review, chargedAmount: '47.70', currency: 'EUR' },
      { ...review, attemptId: 'a2', chargedAmount: null },
    ]),
  );
  open();
  const reviews = await part('To be decided');

  expect(reviews.getByText('47.70 EUR')).toBeVisible();
  expect(reviews.getByText('not known')).toBeVisible();
});

it('has no place for decisions where nothing is to be decided', async () => {
  api.on('GET', paths.paymentReviews, answers.ok([]));
  open();
  await part('By week');

  expect(screen.queryByRole('region', { name: 'To be decided' })).not.toBeInTheDocument();
});

it('shows expected, received, given back and net by week, and together', async () => {
  open();
  const weeks = await part('By week');
  expect(await weeks.findByText('£1,143.10')).toBeVisible();

  const rows = weeks.getAllByRole('row').slice(1);
  expect(rows.map((it) => within(it).getByRole('rowheader').textContent)).toEqual([
    '16 to 22 Nov',
    '30 Nov to 6 Dec',
  ]);
  expect(rows[0]).toHaveTextContent('£571.2012 quotes£143.103 deposits£47.701 refund£95.40');
});

it('compares a day with the provider, yesterday unless another is chosen', async () => {
  open();
  const day = await part('Reconcile a day');
  expect(await day.findByText('Both books agree.')).toBeVisible();
  expect(day.getByLabelText('Day')).toHaveValue(yesterday);

  const before = addDays(yesterday, -1);
  const differing: ReconciliationResponse = {
    ...books,
    day: before,
    isEqual: false,
    rows: [
      row,
      { ...row, transactionId: 't2', verdict: 'differs', theirs: '40.00', at: '2026-11-20T11:00:00.000Z' },
      { ...row, transactionId: 't3', verdict: 'theirs', ours: null, quotes: [], transactionCode: null },
    ],
  };
  api.on('GET', paths.reconciliation(before), answers.ok(differing));
  await user.click(day.getByRole('button', { name: 'The day before' }));

  expect(await day.findByText('2 differences')).toBeVisible();
  expect(window.location.search).toBe(`?day=${before}`);
  const verdicts = day.getAllByRole('row').slice(1);
  expect(verdicts.map((it) => within(it).getAllByRole('cell').at(-1)?.textContent)).toEqual([
    'Not in our books',
    'Differs',
    'Equal',
  ]);
});

it('says clearly when the provider could not be asked, and asks again', async () => {
  const alone = { ...books, askedAt: null, theirs: null, isEqual: null };
  api.on(
    'GET',
    paths.reconciliation(yesterday),
    answers.ok({ ...alone, rows: [{ ...row, verdict: 'unchecked', theirs: null }] }),
  );
  open();
  const day = await part('Reconcile a day');
  expect(await day.findByText('SumUp could not be asked')).toBeVisible();
  expect(day.getByText('Not compared')).toBeVisible();
  expect(day.queryByText('Both books agree.')).not.toBeInTheDocument();

  api.on('GET', paths.reconciliation(yesterday), answers.ok({ ...books, rows: [] }));
  await user.click(day.getByRole('button', { name: 'Ask again' }));
  expect(await day.findByText('Both books agree.')).toBeVisible();
  expect(day.getByText('No money moved on this day')).toBeVisible();
});

it('lists deposits, filters them and leads to their orders', async () => {
  api.on('GET', `${paths.adminDeposits}?status=failed`, answers.list([]));
  open();
  const list = await part('Deposits');
  const found = await list.findByRole('row', { name: /Eleanor Marsh/ });
  expect(found).toHaveTextContent('£47.70£10.00 given back');
  expect(found).toHaveTextContent('Paid');

  await user.click(list.getByRole('button', { name: 'Failed' }));
  expect(await list.findByText('Nothing matches')).toBeVisible();
});

it('shows the list alone to whoever searches', async () => {
  api.on('GET', `${paths.adminDeposits}?search=marsh`, answers.list([deposit]));
  open('?search=marsh');

  expect(await screen.findByRole('row', { name: /Eleanor Marsh/ })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'By week' })).not.toBeInTheDocument();
});
