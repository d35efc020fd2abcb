import { paths } from '@app/contracts';
import { answers, type Answer } from '@app/web-client/testing';
import { adminAt, type AdminState, type AdminStates } from '../../testing/admin-at';
import {
  aDeposit,
  aListedInvoice,
  aReview,
  invoicesOfMonth,
  someInvoices,
  someMoney,
} from './testing/some-money';

interface Answers {
  reviews?: Answer;
  money?: Answer;
  deposits?: Answer;
  invoices?: Answer;
}

const money = (
  {
    reviews = answers.ok([aReview(), aReview({ attemptId: 'a2', chargedAmount: null, dueAt: null })]),
    money: weeks = answers.ok(someMoney(12)),
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
        .on('GET', invoicesOfMonth, invoices)
        .on('GET', paths.adminDeposits, deposits),
    visit,
  });

export const states: AdminStates = {
  part: 'Admin: money',
  states: {
    reviews: money({}, ({ screen }) => screen.findByRole('region', { name: 'To be decided' })),
    'nothing yet': money(
      {
        reviews: answers.ok([]),
        money: answers.ok(someMoney(0)),
        deposits: answers.list([]),
        invoices: answers.ok(someInvoices([])),
      },
      ({ screen }) => screen.findByText('No deposits yet'),
    ),
    'loading for ever': money({
      reviews: answers.never(),
      money: answers.never(),
      deposits: answers.never(),
      invoices: answers.never(),
    }),
    failed: money(
      {
        reviews: answers.unreachable(),
        money: answers.unreachable(),
        deposits: answers.unreachable(),
        invoices: answers.unreachable(),
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
