import { company } from '@app/content';
import type { AdminMail, InquiryForm, InquiryStatus, ReplyMethod } from '@app/contracts';
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
    dimensionLabel: '0 inquiries',
    title: 'No inquiries yet',
    detail: 'Messages from the contact and trade forms appear here.',
  },

  loading: 'Loading the inquiry',
  statusChanged: (status: string) => `Marked as ${status.toLowerCase()}`,
  makeQuote: 'Create a quote',
  company: 'Company',
  email: 'Email',
  phone: 'Phone',
  customer: 'Customer',
  arrivedBy: (moment: string, form: InquiryForm) => `${moment}, ${form} form`,
  answer: 'Reply by',
  late: 'Late',
  asked: { contact: 'Message', trade: 'Project Requirements' } satisfies Record<InquiryForm, string>,
  top: 'Requested top',
  parts: {
    stone: 'Stone',
    size: 'Size',
    quantity: 'Quantity',
    thickness: 'Thickness',
    sink: 'Sink',
    cutouts: 'Cut-outs',
    notes: 'Notes',
  },
  stone: (material: string, color: string | null) => (color ? `${color}, ${material}` : material),
  notSaid: 'Not specified',
  none: 'None',
  files: 'Files',
  openPicture: (name: string) => `View ${name}`,
  download: 'Download',
  gallery: 'Attached pictures',

  timeline: 'Notes',
  staff: 'Staff',

  missing: 'Inquiry not found',
  missingDetail: 'It may have been removed, or the link is incomplete.',

  conversation: 'Conversation',
  answerForm: 'Reply',
  yourAnswer: 'Your reply',
  answerTo: (email: string) => `By email to ${email}`,
  replyTemplate: (name: string) => `Dear ${name},\n\n\n\nKind regards\n${company.name}`,
  answerMissing: 'Please write a reply first',
  sendAnswer: 'Send reply',
  answered: (email: string) => `Email to ${email} is being sent`,
  answerFailed: 'The reply could not be sent.',
  enterReply: 'Record customer’s reply',
  replyTitle: 'Customer’s reply',
  replyIntro: (name: string) =>
    `Record what ${name} said on the phone or wrote in an email. Nothing is sent.`,
  replyLabels: { method: 'Received', text: 'Message' },
  method: { mail: 'By email', phone: 'By phone' } satisfies Record<ReplyMethod, string>,
  replyMissing: 'Please enter the message',
  replySave: 'Save reply',
  replySaving: 'Saving...',
  replyEntered: 'Reply saved',
  replyFailed: 'The reply could not be saved.',
  cameBy: (method: ReplyMethod, by: string | null) =>
    by === null ? text.method[method] : `${text.method[method]}, entered by ${by}`,
} as const;
