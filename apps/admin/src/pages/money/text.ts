import { formatCount } from '@app/ui';
import { counted } from '../../lib/format-text';

export const text = {
  title: 'Money',
  search: 'Search deposits',

  reviews: 'To be decided',
  reviewsDetail: 'Payments that did not go as they should. Until they are decided the orders stand still.',
  customer: 'Customer',
  phone: 'Phone',
  asked: 'Asked for',
  charged: 'Charged',
  unknown: 'not known',
  transaction: 'Transaction',
  since: 'Since',
  due: 'Decide by',
  overdue: 'Overdue',

  weeks: 'By week',
  weeksDetail:
    'Expected is 10% of each quote saved in the week, declined and replaced ones left out; received is what was paid in it.',
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
  byMethod: 'How it was paid',
  refundsOf: (count: number) => counted(count, 'refund'),
  loading: 'Loading',

  code: 'Transaction',
  orders: 'Orders',

  list: 'Deposits',
  all: 'All',
  deposit: 'Deposit',
  status: 'Status',
  created: 'Begun',
  ofBalance: 'of the balance',
  balancesDue: (orders: number, amount: string) =>
    `${amount} of balances asked for, on ${orders === 1 ? '1 order' : `${orders} orders`}`,
  balancesOverdue: (orders: number, amount: string) => `${amount} overdue, on ${orders}`,
  refundedOf: (amount: string) => `${amount} given back`,
  empty: {
    measure: '0 deposits',
    title: 'No deposits yet',
    detail: 'As soon as somebody begins to pay one it stands here.',
  },
} as const;
