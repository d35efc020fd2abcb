import type { PaymentBlocker, QuoteChannel, QuoteStatus, RevisionState } from '@app/contracts';
import { counted } from '../../lib/words';

/** The deposit's words are to the letter of the specification §4, those of failures of its §8. */
export const text = {
  statuses: {
    pending: 'Pending',
    approved: 'Approved',
    declined: 'Declined',
    completed: 'Completed',
  } satisfies Record<QuoteStatus, string>,

  noContact: 'No contact details',
  noDeposit: 'No Deposit',
  needsFollowUp: 'Needs follow-up',
  depositAwaited: 'Awaited',
  handedOverUnpaid: (amount: string) => `Handed over, ${amount} unpaid`,
  noDepositInShort: 'no deposit',
  depositAwaitedInShort: 'deposit awaited',
  received: (received: string, expected: string) => `${received} of ${expected}`,
  receivedAfter: 'received',
  /** With delivery, of which a share is paid as well, more than was expected for the top. */
  receivedAll: (received: string) => `${received} received`,
  balanceDue: (amount: string, day: string) => `${amount} due by ${day}`,
  balanceOverdue: (amount: string, day: string) => `${amount} overdue, due by ${day}`,
  countsForNewer: 'Counts for the newer quote',
  files: (count: number) => counted(count, 'file'),

  deleted: 'Deleted',
  superseded: 'Superseded',
  supersededBy: (reference: string) => `Superseded by ${reference}`,
  revises: (reference: string) => `Revises ${reference}`,
  replaces: (reference: string) => `Replaces ${reference}`,
  replaced: 'Replaced',
  replacedBy: (reference: string) => `Replaced by ${reference}`,
  depositIsOn: (reference: string) => `Deposit is on ${reference}`,
  proposals: {
    proposed: (reference) => `${reference} is proposed instead`,
    declined: (reference) => `${reference} was proposed instead, and declined`,
    withdrawn: (reference) => `${reference} was proposed instead, and withdrawn`,
  } satisfies Record<Exclude<RevisionState, 'agreed'>, (reference: string) => string>,
  adjusted: 'Adjusted',
  measured: 'Measured',
  notConfirmed: 'Not confirmed',
  channels: {
    web: 'from the calculator',
    phone: 'by phone',
    showroom: 'in the showroom',
    email: 'by e-mail',
  } satisfies Record<QuoteChannel, string>,
  asRevision: (reference: string) => `as a revision of ${reference}, by staff`,

  declineTitle: (reference: string) => `Decline ${reference}?`,
  declineDetail: (held: string) =>
    `${held} of its deposit is with us. Declining does not give it back: refund it under Deposits, unless it is to be kept.`,
  decline: 'Decline',
  takeUpTitle: (reference: string) => `Take up ${reference} again?`,
  takeUpDetail: (isTold: boolean) =>
    `It was cancelled${isTold ? ', and its customer was told so' : ''}. What was given back is not taken again.`,
  takeUp: 'Take up again',

  statusOf: (reference: string) => `Status of ${reference}`,
  statusChanged: (reference: string, status: string) => `${reference} is ${status.toLowerCase()}`,
  undo: 'Undo',

  menu: (reference: string) => `Actions for ${reference}`,
  openDetail: 'Open',
  payLink: 'Copy pay link',
  payLinkCopied: 'Pay link copied',
  shareLink: 'Copy share link',
  shareLinkCopied: 'Share link copied',
  openPage: 'Open the customer’s page',
  followUp: 'Send follow-up',
  emailAgain: 'E-mail the quote again',
  pdf: 'PDF',
  jobSheet: 'Job sheet',
  copyToNew: 'New quote like this one',
  takeOrder: 'Take an order of it',
  awaited: {
    ways: {
      'bank-transfer': 'by bank transfer',
      'card-link': 'by the link that was mailed',
      'card-phone': 'by card on the phone',
      'card-counter': 'at the card terminal',
      cash: 'in cash',
      none: '',
    },
    title: (amount: string, way: string, day: string | null, isLate: boolean) =>
      `${isLate ? 'Overdue: ' : 'Next: '}deposit of ${amount} ${way}${day ? `, ${isLate ? 'was due' : 'due'} by ${day}` : ''}`,
    detail: (reference: string) =>
      `The reference is ${reference}. Record it below once it is there: the task to call comes with it.`,
    mail: 'Send the mail again',
    mailed: 'The mail is on its way',
    mailFailed: 'The mail could not be sent.',
    page: 'Open the card page',
    pageFailed: 'The card page could not be opened.',
  },
  delete: 'Delete',
  restore: 'Restore',

  deleteTitle: (reference: string) => `Delete ${reference}?`,
  deleteDetail: (who: string | null) =>
    `The quote${who ? ` of ${who}` : ''} is gone for visitors: its link, its basket line and its pay link stop working. It can be restored from ‘Deleted’.`,
  isDeleted: (reference: string) => `${reference} deleted`,
  isRestored: (reference: string) => `${reference} restored`,

  followUpTitle: 'Follow-up e-mail',
  followUpTo: (address: string) => `Goes to ${address}, with a copy of the words on the timeline.`,
  letter: { subject: 'Subject', text: 'Text' },
  missing: { subject: 'Please give it a subject', text: 'Please write something first' },
  send: 'Send e-mail',
  sent: (address: string) => `On its way to ${address}`,
  sendFailed: 'The e-mail could not be sent.',
  noAddressTitle: 'There is no e-mail address with this quote',
  noAddressDetail: 'Add one under Customer, then send the follow-up.',

  emailTitle: 'E-mail the quote again',
  emailLede: 'The quote with its PDF, as it was sent before.',
  email: 'Email',
  emailMissing: 'Please enter a valid email',

  loading: 'Loading the quote',
  gone: 'This quote could not be found',
  goneDetail: 'The link may not be whole.',
  quote: 'Quote',

  lines: 'Lines',
  linesAside: (area: string, units: string) => `${area}, ${units} units`,
  total: 'Total inc. VAT',
  asSaved: (day: string) => `Names and prices as on the day it was saved. Valid until ${day}.`,
  expired: (day: string) => `Names and prices as on the day it was saved. The price ended on ${day}.`,
  extend: 'Extend',
  extendLabel: 'Valid until',
  extendMissing: 'Please choose a day',
  extended: (day: string) => `Valid until ${day}`,
  save: 'Save',
  manual: 'added by staff',

  blockers: {
    declined: 'No deposit can be paid: it is declined.',
    completed: 'No deposit can be paid: it is completed.',
    deleted: 'No deposit can be paid: it is deleted.',
    expired: 'No deposit can be paid: its price has expired. Extend it first.',
    paid: '',
    'paid-under-another': 'No deposit can be paid: another quote for this top is paid.',
    refunded: 'The deposit was given back: nothing is to be made.',
    'in-review': 'A payment is being checked. Decide it below.',
    superseded: 'No deposit can be paid: a revised quote took its place.',
    contradictory:
      'No deposit can be paid online: the top contradicts itself. Approve the quote if it can be made.',
    unanswered: 'No deposit can be paid: the customer has not agreed to the price yet.',
  } satisfies Record<PaymentBlocker, string>,

  customer: 'Customer',
  edit: 'Edit',
  customerLabels: {
    customerName: 'Name',
    customerEmail: 'Email',
    customerPhone: 'Phone',
    deliveryAddress: 'Delivery address',
  },
  delivery: 'Delivery',
  deliveryToAgree: 'Paid, address to be agreed',
  collects: 'Collects from the showroom',
  note: 'Note',
  known: 'Known as',
  came: 'Came',
  customerSaved: 'Customer saved',
  fromLink:
    'Sent with the quote’s link. Private links, receipts and invoices go to this address once you have checked it.',
  confirmCustomer: 'These are the customer’s',

  filesTitle: 'Files',

  timeline: 'Timeline',
  staff: 'Staff',
  by: (name: string) => `by ${name}`,
} as const;
