/** Column titles of a bank's CSV file in lower case, by what the column contains. Those of `text` may be missing. */
export interface BankFormat {
  bank: string;
  date: string;
  text: readonly string[];
  /** One signed column, or two unsigned ones. */
  amount: string | { out: string; in: string };
  balance?: string;
  account?: readonly string[];
  id?: string;
  currency?: string;
  /** Other titles by which the format is recognised. */
  others?: readonly string[];
}

/** The most specific first: the first format whose titles are all in the file is used. */
export const bankFormats: readonly BankFormat[] = [
  {
    bank: 'Barclays',
    date: 'date',
    text: ['memo'],
    amount: 'amount',
    account: ['account'],
    others: ['number', 'subcategory', 'memo'],
  },
  {
    bank: 'Lloyds, Halifax or Bank of Scotland',
    date: 'transaction date',
    text: ['transaction description'],
    amount: { out: 'debit amount', in: 'credit amount' },
    balance: 'balance',
    account: ['sort code', 'account number'],
    others: ['transaction type', 'transaction description'],
  },
  {
    bank: 'NatWest or Royal Bank of Scotland',
    date: 'date',
    text: ['description'],
    amount: 'value',
    balance: 'balance',
    account: ['account number'],
    others: ['type', 'description', 'account name'],
  },
  {
    bank: 'Starling',
    date: 'date',
    text: ['counter party', 'reference'],
    amount: 'amount (gbp)',
    balance: 'balance (gbp)',
    others: ['counter party', 'reference'],
  },
  {
    bank: 'Monzo',
    date: 'date',
    text: ['name', 'notes and #tags', 'description'],
    amount: 'amount',
    id: 'transaction id',
    currency: 'currency',
    others: ['name', 'emoji'],
  },
  {
    bank: 'HSBC or Nationwide',
    date: 'date',
    text: ['description', 'transactions'],
    amount: { out: 'paid out', in: 'paid in' },
    balance: 'balance',
  },
  // Also what accounting programs and smaller banks export.
  {
    bank: 'Bank',
    date: 'date',
    text: ['description'],
    amount: 'amount',
    balance: 'balance',
    others: ['description'],
  },
  { bank: 'HSBC', date: 'date', text: ['description'], amount: 'amount', others: ['description'] },
];

/** HSBC's short file has these columns and no titles. */
export const untitledColumns = ['date', 'description', 'amount'] as const;

export const requiredTitles = ({
  date,
  amount,
  balance,
  id,
  account = [],
  others = [],
}: BankFormat): string[] => [
  date,
  ...(typeof amount === 'string' ? [amount] : [amount.out, amount.in]),
  ...(balance ? [balance] : []),
  ...(id ? [id] : []),
  ...account,
  ...others,
];
