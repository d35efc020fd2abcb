import { company } from '@app/content';
import type { AdminMail, InquiryForm, InquiryStatus, ReplyMethod } from '@app/contracts';
import { formatSize } from '@app/pricing';
import type { BadgeTone } from '@app/ui';
import { counted } from '../../lib/format-text';

/** Statuses are quoted from D28. */
export const statusLabels: Readonly<Record<InquiryStatus, string>> = {
  new: 'New',
  'in-progress': 'In progress',
  resolved: 'Resolved',
  spam: 'Spam',
};

export const statusTones: Readonly<Record<InquiryStatus, BadgeTone>> = {
  new: 'warn',
  'in-progress': 'action',
  resolved: 'ok',
  spam: 'neutral',
};

export const formLabels: Readonly<Record<InquiryForm, string>> = { contact: 'Contact', trade: 'Trade' };

export const mailStateLabels: Readonly<Record<AdminMail['state'], string>> = {
  waiting: 'Being sent',
  sent: 'Sent',
  failed: 'Not delivered',
  withheld: 'Not sent',
};

export const text = {
  title: 'Inquiries',
  search: 'Search inquiries',
  list: 'Inquiries',
  all: 'All',
  bothForms: 'Contact and trade',
  form: 'Form',
  from: 'From',
  message: 'Message',
  status: 'Status',
  arrived: 'Arrived',
  attachments: (count: number) => counted(count, 'file'),
  withTop: 'with a top',

  empty: {
    measure: '0 inquiries',
    title: 'No inquiries yet',
    detail: 'Messages from the contact and the trade form arrive here.',
  },

  loading: 'Loading the inquiry',
  statusChanged: (status: string) => `Marked as ${status.toLowerCase()}`,
  makeQuote: 'Make a quote of it',
  company: 'Company',
  email: 'Email',
  phone: 'Phone',
  customer: 'Customer',
  arrivedBy: (moment: string, form: InquiryForm) => `${moment}, ${form} form`,
  answer: 'Answer by',
  late: 'Late',
  asked: { contact: 'Message', trade: 'Project Requirements' } satisfies Record<InquiryForm, string>,
  top: 'The top it asks about',
  parts: {
    stone: 'Stone',
    size: 'Size',
    quantity: 'How many',
    thickness: 'Thickness',
    sink: 'Sink',
    cutouts: 'Cut-outs',
    notes: 'Notes',
  },
  size: (lengthMm: number, widthMm: number) => formatSize({ lengthMm, widthMm }),
  stone: (material: string, color: string | null) => (color ? `${color}, ${material}` : material),
  notSaid: 'Not said',
  none: 'None',
  files: 'Files',
  openPicture: (name: string) => `Look at ${name}`,
  download: 'Download',
  gallery: 'Pictures sent along',

  timeline: 'Notes',
  staff: 'Staff',

  missing: 'This inquiry could not be found',
  missingDetail: 'It may have been removed, or the link is not whole.',

  conversation: 'Conversation',
  answerForm: 'Answer',
  yourAnswer: 'Your answer',
  answerTo: (email: string) => `By e-mail to ${email}`,
  letter: (name: string) => `Dear ${name},\n\n\n\nKind regards\n${company.name}`,
  answerMissing: 'Please write an answer first',
  sendAnswer: 'Send answer',
  answered: (email: string) => `On its way to ${email}`,
  answerFailed: 'The answer has not been sent.',
  enterReply: 'Enter a reply',
  replyTitle: 'Customer’s reply',
  replyLede: (name: string) => `What ${name} said on the phone, or wrote to our mailbox. Nothing is sent.`,
  replyLabels: { method: 'How it came', text: 'What was said' },
  method: { mail: 'By e-mail', phone: 'By phone' } satisfies Record<ReplyMethod, string>,
  replyMissing: 'Please write down what was said',
  replySave: 'Save reply',
  replySaving: 'Saving...',
  replyEntered: 'Reply noted',
  replyFailed: 'The reply has not been noted.',
  cameBy: (method: ReplyMethod, by: string | null) =>
    by === null ? text.method[method] : `${text.method[method]}, entered by ${by}`,
} as const;
