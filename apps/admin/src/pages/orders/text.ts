import { paymentFilters, type PaymentFilter } from '@app/contracts';
import type { Period } from '../../features/orders/period';

export const text = {
  title: 'Orders & Deposits',
  search: 'Search reference, name, phone',
  list: 'Quotes',
  newQuote: 'New quote',

  export: 'Export',
  exportCsv: 'CSV',
  exportExcel: 'Excel',
  exportHeading: 'The list as it is filtered',

  figures: {
    quotes: 'Quotes',
    pending: (count: number) => `${count.toLocaleString('en-GB')} pending`,
    value: 'Quoted value',
    received: 'Received',
    expected: (pounds: string) => `${pounds} in deposits expected`,
    followUp: 'Needs follow-up',
    noDeposit: 'no deposit yet',
  },

  status: 'Status',
  all: 'All',
  deleted: 'Deleted',
  payment: 'Payment',
  payments: {
    any: 'Any payment',
    none: 'No Deposit',
    open: 'Pending',
    failed: 'Failed',
    review: 'Review',
    paid: 'Paid',
  } satisfies Record<PaymentFilter | 'any', string>,
  paymentOrder: ['any', ...paymentFilters] as const,
  period: 'Period',
  periods: {
    any: 'Any time',
    today: 'Today',
    week: 'Last 7 days',
    month: 'Last 30 days',
  } satisfies Record<Period | 'any', string>,
  otherDays: 'Other days…',
  daysTitle: 'Quotes saved between two days',
  from: 'From',
  to: 'To',
  show: 'Show',
  days: (from: string, to: string) => `${from} to ${to}`,
  since: (from: string) => `From ${from}`,
  until: (to: string) => `Until ${to}`,
  sort: 'Order',
  sorts: [
    { value: '', content: 'Newest' },
    { value: 'created', content: 'Oldest' },
    { value: '-total', content: 'Highest total' },
    { value: 'total', content: 'Lowest total' },
    { value: 'reference', content: 'Reference' },
    { value: 'status', content: 'Status' },
  ],
  sorted: 'Sorted',

  quote: 'Quote',
  customer: 'Customer',
  stone: 'Stone',
  size: 'Size, mm',
  total: 'Total',
  deposit: 'Deposit',
  created: 'Created',
  actions: 'Actions',

  empty: {
    measure: '0 quotes',
    title: 'No quotes yet',
    detail: 'Whatever visitors save in the calculator stands here.',
  },
} as const;
