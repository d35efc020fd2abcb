import { type BankLine, paths } from '@app/contracts';
import { type MockResponse, mockResponses } from '@app/web-client/testing';
import { adminUiState, type AdminUiStates } from '../../testing/admin-ui-state';
import { aMonthEnd, anUnknownPayment } from './testing/a-month-end';

const month = (response: MockResponse, undecided: readonly BankLine[] = []) =>
  adminUiState('/admin/money/month?month=2026-10', {
    api: (api) =>
      api
        .on('GET', paths.monthEnd('2026-10'), response)
        .on('GET', paths.undecidedBankLines, mockResponses.ok(undecided)),
  });

export const states: AdminUiStates = {
  title: 'Admin: month end',
  states: {
    open: month(mockResponses.ok(aMonthEnd())),
    'bank payments to decide': month(mockResponses.ok(aMonthEnd()), [anUnknownPayment('2026-10-28')]),
    locked: month(
      mockResponses.ok(aMonthEnd({ locked: { at: '2026-11-02T09:00:00Z', by: 'Alison' }, lateEntries: 0 })),
    ),
    'orders that do not fit': month(
      mockResponses.ok(
        aMonthEnd({
          untied: [
            { order: { id: 'o1LSwY2vXZwqkrDQuVyeBQ', reference: 'OR-26-00031' }, amount: '542.81' },
            { order: { id: 'o2LSwY2vXZwqkrDQuVyeBQ', reference: 'OR-26-00032' }, amount: '-12.00' },
          ],
        }),
      ),
    ),
    'no VAT, nothing owed': month(
      mockResponses.ok(
        aMonthEnd({
          isOver: false,
          vat: null,
          cardAccount: { ...aMonthEnd().cardAccount, paidOut: '3481.49', closing: '-74.40' },
          owedTotal: '0.00',
          owed: aMonthEnd().owed.map((sum) => ({ ...sum, orders: 0, amount: '0.00' })),
        }),
      ),
    ),
    loading: month(mockResponses.never()),
    failed: month(mockResponses.unreachable()),
  },
};
