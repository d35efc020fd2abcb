import { paths } from '@app/contracts';
import { mockResponses, type MockResponse } from '@app/web-client/testing';
import { adminUiState, type AdminUiState, type AdminUiStates } from '../../testing/admin-ui-state';
import {
  aDeposit,
  aListedInvoice,
  aMoneySummary,
  aPaymentReview,
  invoiceListPath,
  anInvoiceList,
  moneyReport,
} from './testing/money-report';

interface MoneyResponses {
  reviews?: MockResponse;
  summary?: MockResponse;
}

const money = (
  {
    reviews = mockResponses.ok([
      aPaymentReview(),
      aPaymentReview({ attemptId: 'a2', chargedAmount: null, dueAt: null }),
    ]),
    summary = mockResponses.ok(aMoneySummary()),
  }: MoneyResponses = {},
  play?: AdminUiState['play'],
) =>
  adminUiState('/admin/money', {
    api: (api) => api.on('GET', paths.paymentReviews, reviews).on('GET', paths.moneySummary, summary),
    play,
  });

const subpage = (path: string, request: string, response: MockResponse, play?: AdminUiState['play']) =>
  adminUiState(`/admin/money/${path}`, { api: (api) => api.on('GET', request, response), play });

const weeks = (response: MockResponse) => subpage('weeks', `${paths.money}?weeks=12`, response);
const invoices = (response: MockResponse) => subpage('invoices', invoiceListPath, response);
const deposits = (response: MockResponse) => subpage('deposits', paths.adminDeposits, response);

export const states: AdminUiStates = {
  title: 'Admin: money',
  states: {
    'nothing to decide': money({ reviews: mockResponses.ok([]) }, ({ screen }) =>
      screen.findByText('£321.30 overdue'),
    ),
    'payments to review': money({}, ({ screen }) =>
      screen.findByRole('region', { name: 'Payments to review' }),
    ),
    loading: money({ reviews: mockResponses.never(), summary: mockResponses.never() }),
    failed: money(
      { reviews: mockResponses.unreachable(), summary: mockResponses.unreachable() },
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
    'by week': weeks(mockResponses.ok(moneyReport(12))),
    'no weeks': weeks(mockResponses.ok(moneyReport(0))),
    'weeks failed': weeks(mockResponses.unreachable()),
    invoices: invoices(
      mockResponses.ok(
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
    ),
    'no invoices': invoices(mockResponses.ok(anInvoiceList([]))),
    'invoices failed': invoices(mockResponses.unreachable()),
    deposits: deposits(
      mockResponses.list([
        aDeposit(),
        aDeposit({ id: 'd2', paymentStatus: 'failed', refundedAmount: '0.00' }),
      ]),
    ),
    'no deposits': deposits(mockResponses.list([])),
    'deposits failed': deposits(mockResponses.unreachable()),
  },
};
