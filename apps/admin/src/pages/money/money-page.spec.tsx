import {
  mostReviewsListed,
  paths,
  type MoneyResponse,
  type MoneyWeek,
  type ReconciliationRow,
} from '@app/contracts';
import { answers, FakeServer } from '@app/web-client/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  aDay,
  aDeposit,
  aDifference,
  aReview,
  invoicesOfMonth,
  someBooks,
  someInvoices,
  someMoney,
  somePayouts,
} from '../../features/money/testing/some-money';
import { addDays, londonDay } from '../../lib/london-day';
import { renderAdmin } from '../../lib/testing/render-admin';
import { MoneyPage } from './money-page';

const review = aReview();
const deposit = aDeposit();
const quoteId = deposit.quotes[0]?.id;
const [week] = someMoney(1).weeks as [MoneyWeek];
const money: MoneyResponse = {
  weeks: [week, { ...week, from: '2026-11-30', to: '2026-12-06' }],
  total: { ...week, received: '1143.10' },
  balances: { orders: 3, amount: '1200.50' },
  overdue: { orders: 1, amount: '321.30' },
};
const yesterday = addDays(londonDay(), -1);
const equal = aDay(yesterday).rows.at(-1) as ReconciliationRow;
const books = aDay(yesterday, [equal]);

let api: FakeServer;
let user: ReturnType<typeof userEvent.setup>;
beforeEach(() => {
  user = userEvent.setup();
  api = new FakeServer()
    .on('GET', paths.paymentReviews, answers.ok([review]))
    .on('GET', `${paths.money}?weeks=12`, answers.ok(money))
    .on('GET', paths.reconciliation(yesterday), answers.ok(books))
    .on('GET', invoicesOfMonth, answers.ok(someInvoices()))
    .on('GET', paths.books, answers.ok(someBooks()))
    .on('GET', paths.payouts, answers.ok(somePayouts))
    .on('GET', paths.adminDeposits, answers.list([deposit]));
});
const open = (query = '') => renderAdmin(<MoneyPage />, { at: `/money${query}` });
const part = async (name: string) => within(await screen.findByRole('region', { name }));

it('puts first what a person has to decide, and takes the decision with its reason', async () => {
  api.on('POST', paths.decideReview('a1'), answers.ok({ decision: 'refund' }));
  open();
  const reviews = await part('To be decided');
  await part('By week');
  expect(screen.getAllByRole('region')[0]).toHaveAccessibleName('To be decided');
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
  api.on('GET', paths.paymentReviews, answers.ok([]));
  await user.click(dialog.getByRole('button', { name: 'Refund' }));

  expect(await screen.findByText('Refund is being sent')).toBeVisible();
  expect(api.sent('POST', paths.decideReview('a1'))[0]?.body).toEqual({
    decision: 'refund',
    reason: 'Paid twice',
  });
});

it('says so where there are more to be decided than are listed', async () => {
  const listed = Array.from({ length: mostReviewsListed }, (_, index) => ({
    ...review,
    attemptId: `a${index}`,
  }));
  api.on('GET', paths.paymentReviews, answers.ok(listed));
  open();
  expect((await part('To be decided')).getByText('100+')).toBeVisible();
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
  api.on('GET', paths.reconciliation(before), answers.ok(aDay(before)));
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

it('turns the pages of a day with many payments, and leaves the list of deposits where it is', async () => {
  const many = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => ({
      ...equal,
      transactionId: `t${from + index}`,
      transactionCode: `T${from + index}`,
    }));
  const day1 = { ...books, total: 2_460, rows: many(1, 50) };
  api.on('GET', paths.reconciliation(yesterday), answers.ok(day1));
  api.on('GET', `${paths.reconciliation(yesterday)}?page=2`, answers.ok({ ...day1, rows: many(51, 50) }));
  open();
  const day = await part('Reconcile a day');
  expect(await day.findByText('T50')).toBeVisible();
  expect(day.getByText(/^1 to 50 of 2,?460$/)).toBeVisible();
  await user.click(day.getByRole('button', { name: 'Next page' }));
  expect(await day.findByText('T100')).toBeVisible();
  expect(window.location.search).toBe('?dayPage=2');
});

it('says clearly when the provider could not be asked, and asks again', async () => {
  const alone = { ...books, askedAt: null, theirs: null, isEqual: null };
  api.on(
    'GET',
    paths.reconciliation(yesterday),
    answers.ok({ ...alone, rows: [{ ...equal, verdict: 'unchecked', theirs: null }] }),
  );
  open();
  const day = await part('Reconcile a day');
  expect(await day.findByText('SumUp could not be asked')).toBeVisible();
  expect(day.getByText('Not compared')).toBeVisible();
  expect(day.queryByText('Both books agree.')).not.toBeInTheDocument();

  api.on('GET', paths.reconciliation(yesterday), answers.ok({ ...books, rows: [] }));
  await user.click(day.getByRole('button', { name: 'Ask again' }));
  expect(await day.findByText('Both books agree.')).toBeVisible();
  expect(day.getByText('No card payments on this day')).toBeVisible();
  expect(day.getByText(/^Our books, by card, /)).toBeVisible();
});

it('does not take an empty book of ours for a day without money', async () => {
  const alone = { ...books, askedAt: null, theirs: null, isEqual: null, rows: [] };
  api.on('GET', paths.reconciliation(yesterday), answers.ok(alone));
  open();
  const day = await part('Reconcile a day');

  expect(await day.findByText('Our books have no card payments on this day')).toBeVisible();
  expect(day.queryByText('No card payments on this day')).not.toBeInTheDocument();
});

it('lists deposits, filters them and leads to their orders', async () => {
  api.on('GET', `${paths.adminDeposits}?status=failed`, answers.list([]));
  open();
  const list = await part('Deposits');
  const found = await list.findByRole('row', { name: /Eleanor Marsh/ });
  expect(found).toHaveTextContent('£47.70£10.00 given back');
  expect(found).toHaveTextContent('Paid');
  expect(within(found).getByRole('link', { name: 'VT-26-00412' })).toHaveAttribute(
    'href',
    `/admin/?item=${quoteId}`,
  );

  await user.click(list.getByRole('button', { name: 'Failed' }));
  expect(await list.findByText('Nothing matches')).toBeVisible();
});

it('shows the list alone to whoever searches', async () => {
  api.on('GET', `${paths.adminDeposits}?search=marsh`, answers.list([deposit]));
  open('?search=marsh');

  expect(await screen.findByRole('row', { name: /Eleanor Marsh/ })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'By week' })).not.toBeInTheDocument();
});

it('says what is still to come of balances, and leads to the orders that are late', async () => {
  open();
  const weeks = await part('By week');
  expect(
    await weeks.findByRole('link', { name: '£1,200.50 of balances asked for, on 3 orders' }),
  ).toBeVisible();
  expect(weeks.getByRole('link', { name: '£321.30 overdue, on 1' })).toHaveAttribute(
    'href',
    '/admin/?balance=overdue',
  );
});

it('lists the invoices of a month with their sums, each as a PDF, and goes to the month before', async () => {
  open();
  const invoices = await part('Invoices');
  expect(await invoices.findByRole('link', { name: 'D-2026-00031' })).toHaveAttribute(
    'href',
    paths.adminInvoice('D-2026-00031'),
  );
  expect(invoices.getByText('1 paper: £39.75 net, £7.95 VAT, £47.70 in all')).toBeVisible();
  const before = addDays(`${londonDay().slice(0, 7)}-01`, -1).slice(0, 7);
  api.on('GET', `${paths.adminInvoices}?month=${before}&search=`, answers.ok(someInvoices([])));
  await user.click(invoices.getByRole('button', { name: 'The month before' }));
  expect(await invoices.findByText('No invoices in this month')).toBeVisible();
});

it('shows what did not agree in the night, and closes it with a note', async () => {
  const difference = aDifference();
  const entered = aDifference({ id: 'x2', kind: 'chargeback', isEntered: true, quotes: deposit.quotes });
  api.on('GET', paths.books, answers.ok(someBooks({ open: [difference, entered], openTotal: 2 })));
  open();
  const card = await part('SumUp’s books, compared every night');
  expect(await card.findByText(/14 Nov.* to .*20 Nov/)).toBeVisible();
  expect(card.getByText('Charged without the shop')).toBeVisible();
  expect(card.getByText('In the ledger since')).toBeVisible();
  expect(card.getByRole('link', { name: 'VT-26-00412' })).toBeVisible();

  api.on('PUT', paths.booksDifference('x1'), answers.ok({ ...difference, note: 'A link' }));
  await user.click(card.getByRole('button', { name: 'Say what it was: Charged without the shop, £47.70' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Note' }), ' A link ');
  api.on(
    'GET',
    paths.books,
    answers.ok(
      someBooks({ closed: [aDifference({ closedAt: books.askedAt, closedBy: 'Alison', note: 'A link' })] }),
    ),
  );
  await user.click(dialog.getByRole('button', { name: 'Say what it was' }));
  expect(await card.findByText('No open differences')).toBeVisible();
  expect(api.sent('PUT', paths.booksDifference('x1'))[0]?.body).toEqual({ note: 'A link' });

  api.on('PUT', paths.booksDifference('x1'), answers.ok(difference));
  await user.click(card.getByText('Closed (1)'));
  await user.click(card.getByRole('button', { name: /^Take up again/ }));
  expect(await screen.findByText('Difference is open again')).toBeVisible();
  expect(api.sent('PUT', paths.booksDifference('x1'))[1]?.body).toEqual({ note: null });
});

it('has the days compared when asked', async () => {
  api.on('POST', paths.compareBooks, answers.ok(someBooks({ waiting: 7 })));
  open();
  const card = await part('SumUp’s books, compared every night');
  api.on('GET', paths.books, answers.ok(someBooks({ waiting: 7 })));
  await user.click(card.getByRole('button', { name: 'Compare now' }));
  expect(await card.findByText(/7 days still to compare/)).toBeVisible();
});

it('shows the weeks anew once the days are compared', async () => {
  vi.useFakeTimers();
  api.on('GET', paths.books, answers.ok(someBooks({ waiting: 7 })));
  open();
  const card = await part('SumUp’s books, compared every night');
  const weeks = await part('By week');
  expect(await card.findByText(/7 days still to compare/)).toBeVisible();
  expect(await weeks.findByText('£1,143.10')).toBeVisible();
  // A chargeback was found.
  const after = { ...money, total: { ...money.total, received: '1107.40' } };
  api.on('GET', `${paths.money}?weeks=12`, answers.ok(after));
  api.on('GET', paths.books, answers.ok(someBooks({ comparedAt: '2026-11-21T09:00:00.000Z' })));
  await act(() => vi.advanceTimersByTimeAsync(4_000));

  expect(await weeks.findByText('£1,107.40')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(api.sent('GET', `${paths.money}?weeks=12`)).toHaveLength(2);
  vi.useRealTimers();
});

it('shows payouts with fees and orders, or that there are none to see', async () => {
  open();
  const card = await part('Payouts');
  await user.click(await card.findByText('£36.89'));
  expect(card.getByText('Refund taken off')).toBeVisible();
  expect(card.getAllByRole('link', { name: 'VT-26-00412' })).toHaveLength(2);
});

it('says quietly where the account lists no payouts', async () => {
  api.on('GET', paths.payouts, answers.ok({ state: 'not-available', payouts: [] }));
  open();
  const card = await part('Payouts');
  expect(await card.findByText(/^Not available/)).toBeVisible();
});

it('tells apart what was taken at the counter on the day', async () => {
  const taking = { kind: 'payment', at: '2026-11-20T10:00:00.000Z', means: 'card-counter', amount: '19.99' };
  const takings = [{ ...taking, transactionCode: 'TPOS', quotes: [] }];
  api.on('GET', paths.reconciliation(yesterday), answers.ok({ ...books, takings }));
  open();
  const day = await part('Reconcile a day');
  expect(await day.findByText(/£19\.99/)).toBeVisible();
  expect(day.getByText('Both books agree.')).toBeVisible();
});
