import type { AccountsFile, MoneyAccount, OwedAge } from '@app/contracts';
import { counted } from '../../lib/format-text';

export const text = {
  title: 'Month end',
  back: 'Money',
  loading: 'Loading',
  open: 'Open',
  notOver: 'Not over yet',
  locked: 'Locked',
  lockedBy: (by: string | null, at: string) => `Locked${by ? ` by ${by}` : ''} on ${at}.`,
  toDo: 'Check the figures, download the files, then lock the month.',
  toDoOfOffice: 'Check the figures and download the files. The owner locks the month.',
  running: 'The figures change until the month is over.',

  untied: 'Invoices and payments of these orders do not fit',
  untiedDetail: 'Please ask your accountant before you hand the month over.',
  notInvoiced: (amount: string) => `${amount} received without an invoice`,
  notReceived: (amount: string) => `${amount} invoiced and not received`,

  undecided: (count: number, amount: string) =>
    `${counted(count, 'bank payment')} of this month or before, ${amount}, ${count === 1 ? 'has' : 'have'} no order yet`,
  decide: 'Decide before you lock the month',

  invoiced: 'Invoiced',
  documents: (count: number) => counted(count, 'document'),
  received: 'Received',
  returned: (amount: string) => `${amount} refunded`,
  owed: 'Owed',
  owedDetail: 'on final invoices',
  vat: 'VAT on sales',
  noVat: 'not registered',

  accounts: 'Money by account',
  accountsDetail: 'From and to customers. Card is with SumUp until it is paid out.',
  account: 'Account',
  in: 'In',
  out: 'Out',
  net: 'Net',
  accountNames: { bank: 'Bank', card: 'Card', cash: 'Cash' } satisfies Record<MoneyAccount, string>,
  late: (count: number) =>
    `${counted(count, 'entry', 'entries')} of this month ${count === 1 ? 'is' : 'are'} for a day in a month that was locked.`,

  cardAccount: 'Card account',
  cardAccountDetail: 'SumUp takes its fee, and what was refunded or charged back, from each payout.',
  movement: 'Movement',
  cardRows: {
    opening: 'At the start of the month',
    received: 'Received',
    returned: 'Refunded',
    fees: 'Fees',
    paidOut: 'Paid out to the bank',
  },
  closing: (isOver: boolean) => (isOver ? 'Still with SumUp at the end' : 'Still with SumUp'),
  paidOutMore:
    'SumUp has paid out too much: it keeps this from the next payout, or a card payment is missing here.',

  ageing: 'Owed, by days past due',
  ages: {
    'not-due': 'Not due',
    '1-30': '1 to 30 days',
    '31-60': '31 to 60 days',
    '61-90': '61 to 90 days',
    'over-90': 'Over 90 days',
  } satisfies Record<OwedAge, string>,
  ageingDetail: 'Final invoices that are not paid in full.',
  age: 'Past due',
  orders: 'Orders',
  amount: 'Amount',
  total: 'Total',

  vatReturn: 'VAT return',
  vatDetail: 'From sales, by tax point. Boxes 2, 4, 5 and 7 to 9 come from your purchases.',
  box: 'Box',
  boxes: {
    1: 'VAT due on sales',
    3: 'Total VAT due, without box 2',
    6: 'Sales without VAT',
  },

  files: 'Files for the accounts',
  filesDetail:
    'For Xero, QuickBooks, Sage and spreadsheets, by tax point and by day of payment. Amounts include VAT.',
  all: 'Download all files',
  single: 'One file',
  fileNames: {
    invoices: 'Invoices (CSV)',
    ledger: 'Ledger (CSV)',
    payouts: 'Payouts (CSV)',
    'xero-invoices': 'Xero: sales invoices',
    'xero-bank': 'Xero: bank',
    'xero-card': 'Xero: card',
    'xero-cash': 'Xero: cash',
    'quickbooks-invoices': 'QuickBooks: invoices',
    'quickbooks-credit-notes': 'QuickBooks: credit notes',
    'quickbooks-bank': 'QuickBooks: bank',
    'quickbooks-card': 'QuickBooks: card',
    'quickbooks-cash': 'QuickBooks: cash',
    'sage-transactions': 'Sage 50: transactions',
  } satisfies Record<AccountsFile, string>,

  lock: 'Lock month',
  lockTitle: (month: string) => `Lock ${month}?`,
  lockDetail:
    'Money for this month that is entered later gets the day of entry, and its invoices the VAT of that day. You can reopen the month.',
  reopen: 'Reopen month',
  reopenTitle: (month: string) => `Reopen ${month}?`,
  reopenDetail: 'Figures and files of this month can change again. The audit log says that you reopened it.',
  lockFailed: 'The month could not be locked.',
  reopenFailed: 'The month could not be reopened.',
} as const;
