import type { AdminMail, AppointmentKind, ErasureReport, InquiryStatus, QuoteStatus } from '@app/contracts';
import { formatPounds, formatSize } from '@app/pricing';
import { counted } from '../../lib/format-text';

export const text = {
  title: 'Customers',
  search: 'Search name, phone, address, number...',
  list: 'People',
  name: 'Name',
  contact: 'Email and phone',
  held: 'Data',
  lastSeen: 'Last activity',
  nameless: 'Name unknown',
  moreNames: (more: number) => `and ${counted(more, 'more name')}`,
  start: 'Who are you looking for?',
  startDetail:
    'Search by name, company, email address, phone number, address, or the number of an order, quote or invoice.',
  more: 'These are the 50 customers seen last. Add a word to find others.',
  startDrawingLabel: 'people',
  nobody: '0 people',
  heldInWords: (quotes: number, deposits: number, inquiries: number, mails: number) =>
    [
      quotes && counted(quotes, 'quote'),
      deposits && counted(deposits, 'deposit'),
      inquiries && counted(inquiries, 'inquiry', 'inquiries'),
      mails && counted(mails, 'email'),
    ]
      .filter(Boolean)
      .join(', ') || 'No other data',

  loading: 'Loading the data',
  known: 'Contact details',
  names: 'Names',
  emails: 'Email',
  phones: 'Phone',
  byAddress: 'We group by email address. Other names and phone numbers used with it are shown here.',
  byNumber: 'These quotes have no email address, so we group them by phone number.',
  byReference: 'This quote has no email address or phone number.',
  recordLoading: 'Loading the record',
  ordersAndQuotes: 'Orders and quotes',
  size: (length: number, width: number, color: string) =>
    `${color}, ${formatSize({ lengthMm: length, widthMm: width })}`,
  total: (total: string) => formatPounds(total),
  received: (received: string, total: string) =>
    `${formatPounds(received)} of ${formatPounds(total)} received`,
  quoteStatus: {
    pending: 'Pending',
    approved: 'Approved',
    declined: 'Declined',
    completed: 'Completed',
  } satisfies Record<QuoteStatus, string>,
  choose: (reference: string) => `Select ${reference}`,
  makeJob: 'Select quotes for a job',
  makeJobOf: (quotes: number) => `Create a job with ${counted(quotes, 'quote')}…`,
  inquiriesAndTalk: 'Inquiries',
  messages: (count: number) => (count > 0 ? counted(count, 'message') : 'No reply yet'),
  inquiryStatus: {
    new: 'New',
    'in-progress': 'In progress',
    resolved: 'Resolved',
    spam: 'Spam',
  } satisfies Record<InquiryStatus, string>,
  appointments: 'Appointments',
  appointmentKinds: {
    'measuring-visit': 'Measuring visit',
    'measuring-call': 'Measuring call',
    delivery: 'Delivery',
    collection: 'Collection',
  } satisfies Record<AppointmentKind, string>,
  toPick: 'No time chosen yet',
  mailList: 'Emails',
  mailStates: { waiting: 'Waiting', sent: 'Sent', failed: 'Failed', withheld: 'Not sent' } satisfies Record<
    AdminMail['state'],
    string
  >,
  notWritten: 'Not sent yet',
  noneYet: 'None yet.',
  latest: (count: number) => `the latest ${count}`,
  notes: 'Notes',
  staff: 'Staff',
  deleteNote: (note: string) => `Delete the note: ${note.slice(0, 40)}`,
  noteDeleted: 'Note deleted',
  undo: 'Undo',
  noteFailed: 'The note could not be changed.',

  also: 'Same person',
  alsoDetail:
    'If you know other data of this person, you can add it here: another email address, a phone number, or the reference of a quote without contact details.',
  alsoLabel: 'Email, phone or reference',
  add: 'Add',
  addSuggested: (key: string) => `Add ${key}`,
  addMissing: 'Please enter an email address, phone number or reference.',
  addFailed: 'It could not be added.',
  remove: (key: string) => `Remove ${key}`,
  summary: 'Data we hold',
  quotes: 'Quotes',
  deposits: 'Deposits',
  inquiries: 'Inquiries',
  mails: 'Emails',
  mailsAboutThem: 'Emails to others about them',
  attachments: 'Photos and plans',
  timelineEntries: 'Timeline entries',
  reminders: 'Reminders',
  kept: 'Kept for the accounts',
  keptText: (rows: number) => `${counted(rows, 'deposit')}, without the name`,
  keptInvoices: 'Kept by law',
  keptInvoicesText: (rows: number) => `${counted(rows, 'invoice')}, with the name, for seven years`,
  notNow: 'This person cannot be erased now',

  export: 'Export',
  exported: 'Export downloaded',
  exportFailed: 'Failed to export.',
  erase: 'Erase...',
  eraseTitle: 'Erase this person?',
  eraseWhat: (keys: string) =>
    `All personal data about ${keys} is deleted: names, addresses, notes, messages, emails, photos and plans. This cannot be undone.`,
  eraseKept:
    'Amounts and dates of deposits and refunds are kept for six years for tax reasons, without the name. Quotes with another email address are kept, even if this person paid for them. If the contact details of a quote were only entered through its link, these details and its emails are deleted, but the quote is kept.',
  eraseLabel: (key: string) => `Type ${key} to confirm`,
  eraseMismatch: 'This does not match. Please type it exactly as shown.',
  eraseNow: 'Erase',
  eraseFailed: 'The person could not be erased.',
  erased: 'The person has been erased',
  erasedWhat: (report: ErasureReport) =>
    text.heldInWords(report.quotes, report.deposits, report.inquiries, report.mails),
} as const;
