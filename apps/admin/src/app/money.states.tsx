import { paths, type ReconciliationResponse } from '@app/contracts';
import { answers, type Answer } from '@app/web-client/testing';
import {
  aDay,
  aDeposit,
  aDifference,
  aListedInvoice,
  aReview,
  invoicesOfMonth,
  someBooks,
  someInvoices,
  someMoney,
  somePayouts,
} from '../features/money/testing/some-money';
import { addDays, londonDay } from '../lib/london-day';
import type { AdminState, AdminStates } from '../lib/testing/admin-state';
import { adminAt } from './testing/admin-at';

const yesterday = addDays(londonDay(), -1);

interface Answers {
  reviews?: Answer;
  money?: Answer;
  day?: Answer;
  deposits?: Answer;
  invoices?: Answer;
  books?: Answer;
  payouts?: Answer;
}

const money = (
  {
    reviews = answers.ok([aReview(), aReview({ attemptId: 'a2', chargedAmount: null, dueAt: null })]),
    money: weeks = answers.ok(someMoney(12)),
    day = answers.ok(aDay(yesterday)),
    books = answers.ok(
      someBooks({
        open: [
          aDifference(),
          aDifference({
            id: 'x2',
            kind: 'refund',
            theirs: '10.00',
            isEntered: true,
            quotes: aDeposit().quotes,
          }),
          aDifference({ id: 'x3', verdict: 'differs', ours: '47.71' }),
        ],
        openTotal: 3,
        closed: [
          aDifference({ id: 'x4', closedAt: '2026-11-21T09:00:00.000Z', closedBy: 'Alison', note: longNote }),
          aDifference({ id: 'x5', closedAt: '2026-11-21T02:00:00.000Z' }),
        ],
      }),
    ),
    payouts = answers.ok(somePayouts),
    deposits = answers.list([
      aDeposit(),
      aDeposit({ id: 'd2', paymentStatus: 'failed', refundedAmount: '0.00' }),
    ]),
    invoices = answers.ok(
      someInvoices([
        aListedInvoice({
          number: 'F-2026-00012',
          kind: 'final',
          buyer: 'The Extraordinarily Long Interiors and Bathrooms Company of Berkshire Ltd',
        }),
        aListedInvoice(),
        aListedInvoice({ number: 'C-2026-00002', kind: 'credit-note', buyer: null, amount: '-47.70' }),
      ]),
    ),
  }: Answers = {},
  visit?: AdminState['visit'],
) =>
  adminAt('/admin/money', {
    api: (api) =>
      api
        .on('GET', paths.paymentReviews, reviews)
        .on('GET', `${paths.money}?weeks=12`, weeks)
        .on('GET', paths.reconciliation(yesterday), day)
        .on('GET', invoicesOfMonth, invoices)
        .on('GET', paths.books, books)
        .on('GET', paths.payouts, payouts)
        .on('GET', paths.adminDeposits, deposits),
    visit,
  });

const longNote = 'A payment link that Rob sent to his neighbour. '.repeat(6).trim();
const alone: ReconciliationResponse = {
  ...aDay(yesterday),
  askedAt: null,
  theirs: null,
  isEqual: null,
};
const nothing = aDay(yesterday, []);

export const states: AdminStates = {
  part: 'Admin: money',
  states: {
    'reviews and differences': money({}, ({ screen }) => screen.findByText('2 differences')),
    'the provider could not be asked': money(
      { reviews: answers.ok([]), day: answers.ok(alone) },
      ({ screen }) => screen.findByText('SumUp could not be asked'),
    ),
    'books that cannot be read': money({
      books: answers.ok(
        someBooks({ waiting: 1, failure: 'answered with a list that cannot be read plainly' }),
      ),
      payouts: answers.ok({ state: 'no-answer', payouts: [] }),
    }),
    'a difference without its note': money({}, async ({ user, screen }) => {
      const [settle] = await screen.findAllByRole('button', { name: /^Say what it was/ });
      if (settle) await user.click(settle);
      await user.click(await screen.findByRole('button', { name: 'Say what it was' }));
      await screen.findByText('Please say what it was');
    }),
    'nothing yet': money(
      {
        reviews: answers.ok([]),
        money: answers.ok(someMoney(0)),
        day: answers.ok({ ...nothing, isEqual: true }),
        deposits: answers.list([]),
        invoices: answers.ok(someInvoices([])),
        books: answers.ok(someBooks({ comparedAt: null, since: null, until: null, waiting: 7 })),
        payouts: answers.ok({ state: 'not-available', payouts: [] }),
      },
      ({ screen }) => screen.findByText('No deposits yet'),
    ),
    'loading for ever': money({
      reviews: answers.never(),
      money: answers.never(),
      day: answers.never(),
      deposits: answers.never(),
      invoices: answers.never(),
      books: answers.never(),
      payouts: answers.never(),
    }),
    failed: money(
      {
        reviews: answers.unreachable(),
        money: answers.unreachable(),
        day: answers.unreachable(),
        deposits: answers.unreachable(),
        invoices: answers.unreachable(),
        books: answers.unreachable(),
        payouts: answers.unreachable(),
      },
      async ({ screen }) => {
        await screen.findAllByRole('button', { name: 'Try again' });
      },
    ),
    'a decision without its reason': money({}, async ({ user, screen }) => {
      const [refund] = await screen.findAllByRole('button', { name: 'Refund' });
      if (refund) await user.click(refund);
      const buttons = await screen.findAllByRole('button', { name: 'Refund' });
      const last = buttons.at(-1);
      if (last) await user.click(last);
      await screen.findByText('Please say why');
    }),
  },
};
