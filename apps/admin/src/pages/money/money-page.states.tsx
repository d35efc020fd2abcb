import { paths } from '@app/contracts';
import { mockResponses, type MockResponse } from '@app/web-client/testing';
import { adminUiState, type AdminUiState, type AdminUiStates } from '../../testing/admin-ui-state';
import {
  aDeposit,
  aListedInvoice,
  aPaymentReview,
  invoiceListPath,
  anInvoiceList,
  moneyReport,
} from './testing/money-report';

interface MoneyResponses {
  reviews?: MockResponse;
  moneyPage?: MockResponse;
  deposits?: MockResponse;
  invoices?: MockResponse;
}

const money = (
  {
    reviews = mockResponses.ok([
      aPaymentReview(),
      aPaymentReview({ attemptId: 'a2', chargedAmount: null, dueAt: null }),
    ]),
    moneyPage: weeks = mockResponses.ok(moneyReport(12)),
    deposits = mockResponses.list([
      aDeposit(),
      aDeposit({ id: 'd2', paymentStatus: 'failed', refundedAmount: '0.00' }),
    ]),
    invoices = mockResponses.ok(
      anInvoiceList([
        aListedInvoice({
          number: 'F-2026-00012',
          kind: 'final',
          buyer: 'The Extraordinarily Long Interiors and Bathrooms Company of Berkshire Ltd',
        }),
        aListedInvoice(),
        aListedInvoice({ number: 'C-2026-00002', kind: 'credit-note', buyer: null, amount: '-47.70' }),
      ]),
    ),
  }: MoneyResponses = {},
  play?: AdminUiState['play'],
) =>
  adminUiState('/admin/money', {
    api: (api) =>
      api
        .on('GET', paths.paymentReviews, reviews)
        .on('GET', `${paths.money}?weeks=12`, weeks)
        .on('GET', invoiceListPath, invoices)
        .on('GET', paths.adminDeposits, deposits),
    play,
  });

export const states: AdminUiStates = {
  title: 'Admin: money',
  states: {
    'payments to review': money({}, ({ screen }) =>
      screen.findByRole('region', { name: 'Payments to review' }),
    ),
    'no payments': money(
      {
        reviews: mockResponses.ok([]),
        moneyPage: mockResponses.ok(moneyReport(0)),
        deposits: mockResponses.list([]),
        invoices: mockResponses.ok(anInvoiceList([])),
      },
      ({ screen }) => screen.findByText('No deposits yet'),
    ),
    loading: money({
      reviews: mockResponses.never(),
      moneyPage: mockResponses.never(),
      deposits: mockResponses.never(),
      invoices: mockResponses.never(),
    }),
    failed: money(
      {
        reviews: mockResponses.unreachable(),
        moneyPage: mockResponses.unreachable(),
        deposits: mockResponses.unreachable(),
        invoices: mockResponses.unreachable(),
      },
      async ({ screen }) => {
        await screen.findAllByRole('button', { name: 'Try again' });
      },
    ),
    'refund without a reason': money({}, async ({ user, screen }) => {
      const [refund] = await screen.findAllByRole('button', { name: 'Refund' });
      if (refund) await user.click(refund);
      const buttons = await screen.findAllByRole('button', { name: 'Refund' });
      const last = buttons.at(-1);
      if (last) await user.click(last);
      await screen.findByText('Please enter a reason');
    }),
  },
};
