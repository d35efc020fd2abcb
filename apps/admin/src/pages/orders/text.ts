import type { QuoteStatus } from '@app/contracts';

/** The deposit's words are to the letter of the specification §4. */
export const text = {
  title: 'Orders & Deposits',
  search: 'Search reference, name, stone',
  list: 'Quotes',
  status: 'Status',
  all: 'All',
  statuses: {
    pending: 'Pending',
    approved: 'Approved',
    declined: 'Declined',
    completed: 'Completed',
  } satisfies Record<QuoteStatus, string>,

  quote: 'Quote',
  customer: 'Customer',
  stone: 'Stone',
  size: 'Size, mm',
  total: 'Total',
  deposit: 'Deposit',
  created: 'Created',
  actions: 'Actions',

  noContact: 'No contact details',
  noDeposit: 'No Deposit',
  needsFollowUp: 'Needs follow-up',
  paid: 'Paid',
  pending: 'Pending',
  files: (count: number) => (count === 1 ? '1 file' : `${count} files`),

  sentAlong: 'Sent along',
  openQuote: (reference: string) => `Open ${reference} in a new tab`,
  menu: (reference: string) => `Actions for ${reference}`,
  open: 'Open the quote',
  copyLink: 'Copy its link',
  copied: 'Link copied',
  notCopied: 'The browser did not let us copy',
  notCopiedDetail: 'Open the quote and take the link from the address bar.',

  measure: '0 quotes',
  empty: 'No quotes yet',
  emptyDetail: 'Whatever visitors save in the calculator stands here.',
} as const;
