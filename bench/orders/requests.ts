const quotes = '/api/admin/quotes';
const invoices = '/api/admin/invoices';
const accounts = '/api/admin/accounts';
const october = 'from=2026-10-01&to=2026-10-31';

export const filesOfAKind = 3;

const searches = (list: string, path: string, texts: Record<string, string>) =>
  Object.entries(texts).map(([what, text]) => ({
    name: `${list}, searched: ${what}`,
    path: `${path}?search=${encodeURIComponent(text)}`,
  }));

/** A file of a tenth of the quotes, of all, and once more. */
const threeOf = (format: string) =>
  [
    ['those of ten weeks', '?from=2026-09-14'],
    ['all', ''],
    ['all, again', ''],
  ].map(([which = '', query = '']) => ({
    name: `${format.toUpperCase()}, ${which}`,
    path: `${quotes}/export.${format}${query}`,
  }));

/** Which files are made, one after the other by one process. */
export const files = [...threeOf('csv'), ...threeOf('xlsx')];

/** What is asked; a new list needs a line. */
export const requests: { name: string; path: string }[] = [
  { name: 'quotes, newest first', path: quotes },
  { name: 'quotes, page 200', path: `${quotes}?page=200` },
  { name: 'quotes, page 1,900', path: `${quotes}?page=1900` },
  ...['pending', 'declined', 'deleted'].map((status) => ({
    name: `quotes, status ${status}`,
    path: `${quotes}?status=${status}`,
  })),
  ...['none', 'open', 'failed', 'review', 'paid'].map((payment) => ({
    name: `quotes, deposit ${payment}`,
    path: `${quotes}?payment=${payment}`,
  })),
  ...['to-measure', 'measured', 'in-production', 'delivered'].map((stage) => ({
    name: `quotes, stage ${stage}`,
    path: `${quotes}?stage=${stage}`,
  })),
  { name: 'quotes, delivered, by price', path: `${quotes}?stage=delivered&sort=-total` },
  { name: 'quotes, searched: a name, delivered', path: `${quotes}?search=patel&stage=delivered` },
  ...['due', 'overdue'].map((balance) => ({
    name: `quotes, balance ${balance}`,
    path: `${quotes}?balance=${balance}`,
  })),
  { name: 'quotes, balance overdue, by price', path: `${quotes}?balance=overdue&sort=-total` },
  { name: 'quotes, completed and paid', path: `${quotes}?status=completed&payment=paid` },
  { name: 'quotes, pending and paid: none', path: `${quotes}?status=pending&payment=paid` },
  { name: 'quotes of a month', path: `${quotes}?from=2026-03-01&to=2026-03-31` },
  { name: 'quotes of a year, paid', path: `${quotes}?from=2025-11-01&to=2026-10-31&payment=paid` },
  ...['created', 'total', '-total', 'reference', '-reference', 'status', '-status'].map((sort) => ({
    name: `quotes by ${sort}`,
    path: `${quotes}?sort=${sort}`,
  })),
  { name: 'quotes, paid, by price', path: `${quotes}?payment=paid&sort=-total` },
  ...searches('quotes', quotes, {
    'a name': 'patel',
    'a whole name': 'priya patel',
    'a name the other way round, with accents': 'Pâtel Príya',
    'a name and a color': 'patel calacatta',
    'the last four digits of a phone': '4821',
    'a phone with spaces': '0118 496',
    'a phone from abroad': '+44 1865 40',
    'a postcode': 'RG1 4',
    'a whole postcode without its space': 'rg14ab',
    'a reference': '26-0',
    'an e-mail address': '@post.example',
    'a material': 'marble',
    'a color': 'calacatta',
    'two letters': 'pa',
    'one letter': 'a',
    'a sign': '%',
    'few letters': '12 k',
    'nothing that is there': 'zanzibar',
  }),
  { name: 'quotes, searched: a name, pending', path: `${quotes}?search=patel&status=pending` },
  {
    name: 'quotes, searched: a material, paid, by price',
    path: `${quotes}?search=marble&payment=paid&sort=-total`,
  },
  {
    name: 'quotes, searched: a material, declined',
    path: `${quotes}?search=marble&status=declined`,
  },
  { name: 'quotes, searched: a reference, by price', path: `${quotes}?search=25-1&sort=-total` },
  { name: 'quotes, searched: a name, by status', path: `${quotes}?search=patel&sort=status` },
  { name: 'quotes, summary', path: `${quotes}/summary` },
  { name: 'counts of the sidebar', path: '/api/admin/counts' },
  ...['to-measure', 'measured', 'in-production', 'ready', 'handed-over'].map((column) => ({
    name: `board, ${column}`,
    path: `/api/admin/board/${column}`,
  })),
  { name: 'board, handed-over, as long as it goes', path: '/api/admin/board/handed-over?limit=200' },
  { name: 'what is to be cut', path: '/api/admin/workload' },
  { name: 'calendar, a week and what is to be arranged', path: '/api/admin/appointments' },
  { name: 'calendar, the week of the latest orders', path: '/api/admin/appointments?week=2026-11-16' },
  { name: 'deposits', path: '/api/admin/deposit-payments' },
  { name: 'deposits, paid', path: '/api/admin/deposit-payments?status=paid' },
  { name: 'deposits, failed, by amount', path: '/api/admin/deposit-payments?status=failed&sort=-amount' },
  { name: 'deposits, searched: a name', path: '/api/admin/deposit-payments?search=patel' },
  {
    name: 'deposits, searched: a name the other way round',
    path: '/api/admin/deposit-payments?search=patel+priya',
  },
  { name: 'deposits, searched: a number', path: '/api/admin/deposit-payments?search=4821' },
  { name: 'deposits, searched: one letter', path: '/api/admin/deposit-payments?search=a' },
  { name: 'deposits, searched: what all have', path: '/api/admin/deposit-payments?search=example' },
  { name: 'deposits, searched: a reference', path: '/api/admin/deposit-payments?search=26-0' },
  { name: 'payments to be reviewed', path: '/api/admin/payment-reviews' },
  { name: 'money of twelve weeks', path: '/api/admin/money?weeks=12' },
  { name: 'invoices of this month', path: invoices },
  { name: 'invoices of a month, searched: a name', path: `${invoices}?month=2026-10&search=patel` },
  { name: 'invoices of a month, searched: a number', path: `${invoices}?month=2026-10&search=00012` },
  { name: 'invoices of a month, for Xero', path: `${accounts}/xero-invoices.csv?${october}` },
  { name: 'ledger of a month, for Xero', path: `${accounts}/xero-statement.csv?${october}` },
  { name: 'differences of the books', path: '/api/admin/money/books' },
  { name: 'money of a year', path: '/api/admin/money?weeks=53' },
  ...searches('people', '/api/admin/people', {
    'a name': 'patel',
    'a whole name': 'priya patel',
    'a name the other way round': 'patel priya',
    'an address': 'priya.patel',
    'a piece of a number': '4821',
    'what many have': 'post.example',
    'nothing that is there': 'zanzibar',
  }),
  { name: 'tasks', path: '/api/admin/tasks' },
  { name: 'tasks, done', path: '/api/admin/tasks?status=done' },
  { name: 'mails', path: '/api/admin/mails' },
  { name: 'mails, failed', path: '/api/admin/mails?status=failed' },
  { name: 'mails, searched', path: '/api/admin/mails?search=patel' },
  { name: 'mails, searched: a name the other way round', path: '/api/admin/mails?search=patel+priya' },
  { name: 'mails, searched: one letter', path: '/api/admin/mails?search=a' },
  { name: 'mails, searched: two letters', path: '/api/admin/mails?search=zq' },
];
