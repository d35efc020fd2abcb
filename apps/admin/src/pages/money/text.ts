import { formatCount } from '@app/ui';
import { counted } from '../../lib/format-text';

export const text = {
  title: 'Money',
  search: 'Search deposits',

  summary: 'Money at a glance',
  today: 'Received today',
  month: 'Received this month',
  owed: 'Owed',
  refundedIn: (amount: string) => `${amount} refunded`,
  overdueOf: (amount: string) => `${amount} overdue`,
  differences: 'Differences',
  allFits: 'everything fits',
  toLookAt: 'to look at',
  undecided: (transfers: number, amount: string) =>
    `${counted(transfers, 'bank payment')} to decide, ${amount}`,
  lastPayout: (amount: string, day: string) => `Last payout from SumUp: ${amount} on ${day}.`,
  pages: {
    statement: { label: 'Bank statement', detail: 'Import transfers and record them on their orders' },
    month: { label: 'Month end', detail: 'Figures, VAT, files for the accounts, lock' },
    invoices: { label: 'Invoices', detail: 'All invoices and credit notes, by month' },
    deposits: { label: 'Deposits', detail: 'Card payments and their states' },
    weeks: { label: 'By week', detail: 'Expected, received and refunded in the last twelve weeks' },
  },

  reviews: 'Payments to review',
  reviewsDetail: 'Something went wrong with these payments. Their orders wait until you decide.',
  customer: 'Customer',
  phone: 'Phone',
  asked: 'Requested',
  charged: 'Charged',
  unknown: 'not known',
  transaction: 'Transaction',
  since: 'Since',
  due: 'Decide by',
  overdue: 'Overdue',

  weeks: 'By week',
  weeksDetail:
    'Expected: 10% of the quotes saved in the week, without declined and replaced quotes. Received: what was paid in the week.',
  week: 'Week',
  expected: 'Expected',
  received: 'Received',
  refunds: 'Refunds',
  net: 'Net',
  netDetail: 'received less refunds',
  weeksOf: (weeks: number) => `last ${weeks} weeks`,
  quotes: (count: number) => counted(count, 'quote'),
  deposits: (count: number) => counted(count, 'deposit'),
  paid: (deposits: number, recorded: number) =>
    recorded === 0
      ? text.deposits(deposits)
      : `${text.deposits(deposits)}, ${formatCount(recorded)} recorded`,
  byMethod: 'Payment methods',
  refundsOf: (count: number) => counted(count, 'refund'),
  loading: 'Loading',

  code: 'Transaction',
  orders: 'Orders',

  list: 'Deposits and balances paid by card',
  all: 'All',
  deposit: 'Deposit',
  status: 'Status',
  created: 'Started',
  ofBalance: 'balance payment',
  balancesDue: (orders: number, amount: string) =>
    `${amount} of balances requested on ${orders === 1 ? '1 order' : `${orders} orders`}`,
  balancesOverdue: (orders: number, amount: string) =>
    `${amount} overdue on ${orders === 1 ? '1 order' : `${orders} orders`}`,
  refundedOf: (amount: string) => `${amount} refunded`,
  empty: {
    dimensionLabel: '0 deposits',
    title: 'No deposits yet',
    detail: 'Deposits appear here as soon as a customer starts to pay.',
  },
} as const;
