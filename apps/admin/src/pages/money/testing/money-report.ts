import {
  paths,
  type AdminDeposit,
  type InvoiceListResponse,
  type ListedInvoice,
  type MoneyResponse,
  type MoneySummary,
  type MoneyWeek,
  type PaymentReview,
} from '@app/contracts';
import { addDays, londonDay } from '@app/ui';

const order = { id: 'o1LSwY2vXZwqkrDQuVyeBQ', reference: 'OR-26-00031' };
const quotes = [{ id: 'kLSwY2vXZwqkrDQuVyeBfQ', reference: 'VT-26-00412' }];

export const aPaymentReview = (change: Partial<PaymentReview> = {}): PaymentReview => ({
  attemptId: 'a1',
  depositId: 'd1',
  quotes,
  order: null,
  customerName: 'Eleanor Marsh',
  customerPhone: '07700 900142',
  reason: 'already-paid',
  reasonText: 'The card was charged twice',
  askedAmount: '47.70',
  chargedAmount: '47.70',
  currency: 'GBP',
  checkoutId: 'c1',
  transactionCode: 'TDN5QXDHY3',
  since: '2026-11-20T10:00:00.000Z',
  dueAt: '2020-11-21T10:00:00.000Z',
  decisions: ['refund', 'dismiss'],
  ...change,
});

export const aListedInvoice = (change: Partial<ListedInvoice> = {}): ListedInvoice => ({
  number: 'D-2026-00031',
  kind: 'deposit',
  issuedAt: '2026-11-20T09:02:00.000Z',
  buyer: 'Eleanor Marsh',
  net: '39.75',
  vat: '7.95',
  amount: '47.70',
  order,
  ...change,
});

export const anInvoiceList = (invoices = [aListedInvoice()]): InvoiceListResponse => ({
  month: londonDay().slice(0, 7),
  invoices,
  found: invoices.length,
  net: '39.75',
  vat: '7.95',
  gross: '47.70',
});

export const invoiceListPath = `${paths.adminInvoices}?month=${londonDay().slice(0, 7)}&search=`;

export const aDeposit = (change: Partial<AdminDeposit> = {}): AdminDeposit => ({
  id: 'd1',
  purpose: 'deposit',
  quoteId: quotes[0]?.id ?? '',
  paymentStatus: 'paid',
  customerName: 'Eleanor Marsh',
  customerEmail: 'eleanor@example.com',
  customerPhone: '07700 900142',
  quotes,
  order,
  totalAmount: '477.00',
  depositAmount: '47.70',
  refundedAmount: '10.00',
  needsDelivery: false,
  deliveryAddress: null,
  sumupCheckoutId: 'c1',
  transactionCode: 'TDN5QXDHY3',
  createdAt: '2026-11-20T09:00:00.000Z',
  paidAt: '2026-11-20T09:02:00.000Z',
  ...change,
});

const noMethod: MoneyWeek['byMethod'] = {
  'card-online': '0.00',
  'card-counter': '0.00',
  'bank-transfer': '0.00',
  cash: '0.00',
};

const nothingDue = { orders: 0, amount: '0.00' };

export function moneyReport(weeks: number): MoneyResponse {
  const week = (index: number): MoneyWeek => ({
    from: addDays('2026-11-16', -7 * index),
    to: addDays('2026-11-22', -7 * index),
    quotes: 12 + ((index * 5) % 7),
    expected: `${571 + ((index * 137) % 400)}.20`,
    deposits: 3 + (index % 4),
    recorded: index % 2,
    received: `${143 + ((index * 211) % 380)}.10`,
    byMethod: noMethod,
    refunds: index % 3 === 0 ? 1 : 0,
    refunded: index % 3 === 0 ? '47.70' : '0.00',
    net: `${95 + ((index * 211) % 380)}.40`,
  });
  const total =
    weeks === 0
      ? {
          quotes: 0,
          expected: '0.00',
          deposits: 0,
          recorded: 0,
          received: '0.00',
          byMethod: noMethod,
          refunds: 0,
          refunded: '0.00',
          net: '0.00',
        }
      : {
          quotes: 181,
          expected: '9120.40',
          deposits: 54,
          recorded: 6,
          received: '4310.20',
          byMethod: {
            'card-online': '2576.80',
            'card-counter': '477.00',
            'bank-transfer': '858.60',
            cash: '397.80',
          },
          refunds: 4,
          refunded: '190.80',
          net: '4119.40',
        };
  return {
    weeks: Array.from({ length: weeks }, (_, index) => week(index)),
    total,
    balances: weeks === 0 ? nothingDue : { orders: 14, amount: '5120.60' },
    overdue: weeks === 0 ? nothingDue : { orders: 2, amount: '750.40' },
  };
}

export const aMoneySummary = (change: Partial<MoneySummary> = {}): MoneySummary => ({
  today: { received: '120.00', refunded: '0.00', net: '120.00' },
  month: { received: '11520.50', refunded: '167.70', net: '11352.80' },
  balances: { orders: 3, amount: '1200.50' },
  overdue: { orders: 1, amount: '321.30' },
  differences: 2,
  undecided: { transfers: 0, amount: '0.00' },
  lastPayout: { paidOn: '2026-11-20', amount: '1240.17' },
  ...change,
});
