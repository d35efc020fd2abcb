import type { AdminMail, AppointmentKind, ErasureReport, InquiryStatus, QuoteStatus } from '@app/contracts';
import { formatPounds, formatSize } from '@app/pricing';
import { counted } from '../../lib/format-text';

export const text = {
  title: 'People',
  search: 'Search name, e-mail, phone...',
  list: 'People',
  name: 'Name',
  contact: 'E-mail and phone',
  held: 'What we hold',
  lastSeen: 'Last seen',
  nameless: 'Name unknown',
  moreNames: (more: number) => `and ${counted(more, 'more name')}`,
  start: 'Whom are you looking for?',
  startDetail: 'Search by name, e-mail address or phone number, in any form.',
  startMeasure: 'people',
  nobody: '0 people',
  heldInWords: (quotes: number, deposits: number, inquiries: number, mails: number) =>
    [
      quotes && counted(quotes, 'quote'),
      deposits && counted(deposits, 'deposit'),
      inquiries && counted(inquiries, 'inquiry', 'inquiries'),
      mails && counted(mails, 'mail'),
    ]
      .filter(Boolean)
      .join(', ') || 'Nothing else',

  loading: 'Loading what we hold',
  known: 'Known as',
  names: 'Names',
  emails: 'E-mail',
  phones: 'Phone',
  byAddress:
    'One person is one e-mail address. Names and numbers that came with it are shown, and join nothing.',
  byNumber: 'These quotes have no e-mail address: they are joined by the phone number.',
  byReference: 'This quote has neither an address nor a number.',
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
  choose: (reference: string) => `Choose ${reference}`,
  makeJob: 'Choose quotes to make a job',
  makeJobOf: (quotes: number) => `Make a job of ${counted(quotes, 'quote')}…`,
  inquiriesAndTalk: 'Inquiries',
  messages: (count: number) => (count > 0 ? counted(count, 'message') : 'Not answered yet'),
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
  toPick: 'Time still to be picked',
  mailList: 'Mails to them',
  mailStates: { waiting: 'Waiting', sent: 'Sent', failed: 'Failed', withheld: 'Not sent' } satisfies Record<
    AdminMail['state'],
    string
  >,
  notWritten: 'Not written yet',
  noneYet: 'None yet.',
  latest: (count: number) => `the latest ${count}`,
  notes: 'Notes',
  staff: 'Staff',
  deleteNote: (words: string) => `Delete the note: ${words.slice(0, 40)}`,
  noteDeleted: 'Note deleted',
  undo: 'Undo',
  noteFailed: 'The note has not been changed.',

  also: 'Also this person',
  alsoDetail:
    'Nothing is added automatically. Add what you know to be theirs: another e-mail address, a phone number of quotes that have no address, or the reference of a quote that names nobody.',
  alsoLabel: 'E-mail, phone or reference',
  add: 'Add',
  addSuggested: (key: string) => `Add ${key}`,
  addMissing: 'Please type what is to be added.',
  addFailed: 'Nothing has been added.',
  remove: (key: string) => `Leave out ${key}`,
  summary: 'What we hold',
  quotes: 'Quotes',
  deposits: 'Deposits',
  inquiries: 'Inquiries',
  mails: 'Mails',
  mailsAboutThem: 'Mails to others about them',
  attachments: 'Photos and plans',
  timelineEntries: 'Timeline entries',
  reminders: 'Reminders',
  kept: 'Kept for the accounts',
  keptText: (rows: number) => `${counted(rows, 'deposit')}, without the name`,
  keptInvoices: 'Kept as the law wants',
  keptInvoicesText: (rows: number) => `${counted(rows, 'invoice')}, with the name, for seven years`,
  notNow: 'This person cannot be erased now',

  export: 'Export',
  exported: 'The export has been downloaded',
  exportFailed: 'Failed to export.',
  erase: 'Erase...',
  eraseTitle: 'Erase this person?',
  eraseWhat: (keys: string) =>
    `Everything that we hold about ${keys} is removed: names, addresses, notes, messages, mails, photos and plans. It cannot be taken back.`,
  eraseKept:
    'Deposits and refunds stay with their amounts and dates, without the name: the tax office wants to see them for six years. Quotes with another e-mail address stay with their customer, whoever paid. Of a quote whose customer is known from its link alone, only the details sent with it go, and the mails.',
  eraseLabel: (key: string) => `Type ${key} to confirm`,
  eraseMismatch: 'This is not the same. Please type it as it stands above.',
  eraseNow: 'Erase',
  eraseFailed: 'Nobody has been erased.',
  erased: 'The person has been erased',
  erasedWhat: (report: ErasureReport) =>
    text.heldInWords(report.quotes, report.deposits, report.inquiries, report.mails),

  retention: 'Retention',
  retentionDetail: 'What is kept no longer than promised. It is removed every day.',
  what: 'What',
  keptFor: 'Kept for',
  due: 'Due now',
  lastRemoved: 'Last removed',
  never: 'never',
} as const;
