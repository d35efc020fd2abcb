import { paths } from '@app/contracts';
import { mockResponses, type MockResponse } from '@app/web-client/testing';
import { adminAt, type AdminUiState, type AdminUiStates } from '../../testing/admin-at';
import {
  aDeposit,
  aListedInvoice,
  aReview,
  invoicesOfMonth,
  someInvoices,
  someMoney,
} from './testing/some-money';

interface Answers {
  reviews?: MockResponse;
  money?: MockResponse;
  deposits?: MockResponse;
  invoices?: MockResponse;
}

const money = (
  {
    reviews = mockResponses.ok([aReview(), aReview({ attemptId: 'a2', chargedAmount: null, dueAt: null })]),
    money: weeks = mockResponses.ok(someMoney(12)),
    deposits = mockResponses.list([
      aDeposit(),
      aDeposit({ id: 'd2', paymentStatus: 'failed', refundedAmount: '0.00' }),
    ]),
    invoices = mockResponses.ok(
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
  play?: AdminUiState['play'],
) =>
  adminAt('/admin/money', {
    api: (api) =>
      api
        .on('GET', paths.paymentReviews, reviews)
        .on('GET', `${paths.money}?weeks=12`, weeks)
        .on('GET', invoicesOfMonth, invoices)
        .on('GET', paths.adminDeposits, deposits),
    play,
  });

export const states: AdminUiStates = {
  title: 'Admin: money',
  states: {
    reviews: money({}, ({ screen }) => screen.findByRole('region', { name: 'To be decided' })),
    'nothing yet': money(
      {
        reviews: mockResponses.ok([]),
        money: mockResponses.ok(someMoney(0)),
        deposits: mockResponses.list([]),
        invoices: mockResponses.ok(someInvoices([])),
      },
      ({ screen }) => screen.findByText('No deposits yet'),
    ),
    loading: money({
      reviews: mockResponses.never(),
      money: mockResponses.never(),
      deposits: mockResponses.never(),
      invoices: mockResponses.never(),
    }),
    failed: money(
      {
        reviews: mockResponses.unreachable(),
        money: mockResponses.unreachable(),
        deposits: mockResponses.unreachable(),
        invoices: mockResponses.unreachable(),
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
