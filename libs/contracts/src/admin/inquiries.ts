import type { AdminMail } from './mails';
import type { Honeypot } from '../inquiries/honeypot';
import type { InquiryStatus } from '../inquiries/inquiry-response';
import type { SaveContactRequest } from '../inquiries/save-contact';
import type { SaveTradeInquiryRequest } from '../inquiries/save-trade-inquiry';

export const inquiryForms = ['contact', 'trade'] as const;
export type InquiryForm = (typeof inquiryForms)[number];

/** A part as it was called when it was asked for. */
export interface AskedPart {
  id: number;
  name: string;
}

/** The top that an inquiry asks about. null: not said. */
export interface AskedConfiguration {
  material: AskedPart | null;
  color: AskedPart | null;
  thickness: AskedPart | null;
  lengthMm: number | null;
  widthMm: number | null;
  /** So many equal tops; absent: one. */
  quantity?: number;
  sinkType: AskedPart | null;
  cutouts: AskedPart[];
  notes: string | null;
}

/** A picture or a PDF that a visitor sent along. */
export interface Attachment {
  id: string;
  name: string;
  type: 'image/jpeg' | 'application/pdf';
  /** Bytes. */
  size: number;
  /** Staff took it of the top that they made, and its customer sees it. */
  ofFinishedTop: boolean;
  /** `/api/admin/attachments/{id}`: for staff alone. PDFs come as downloads. */
  url: string;
  createdAt: string;
}

/** A line of `GET /api/admin/inquiries`, both forms mixed. */
export interface AdminInquiry {
  id: string;
  form: InquiryForm;
  status: InquiryStatus;
  /** Of a trade inquiry the contact's. */
  name: string;
  company: string | null;
  email: string;
  phone: string | null;
  /** The first 200 characters of what it says. */
  excerpt: string;
  attachmentCount: number;
  hasConfiguration: boolean;
  createdAt: string;
  /** Until when an answer was promised; null for spam. */
  answerBefore: string | null;
}

/** What the contact form asks for beyond {@link AdminInquiry}, by the names it was sent under (specification §3). */
export type SentContact = Required<Pick<SaveContactRequest, 'firstName' | 'lastName' | 'message'>>;
/** The same of the trade form. */
export type SentTrade = Required<Omit<SaveTradeInquiryRequest, keyof AdminInquiry | keyof Honeypot>>;

/** A line of `GET /api/admin/contact-inquiries`. */
export type AdminContactInquiry = AdminInquiry & SentContact;
/** A line of `GET /api/admin/trade-inquiries`. */
export type AdminTradeInquiry = AdminInquiry & SentTrade;

/** An inquiry by either form, read alone. */
export interface AdminInquiryDetail extends AdminInquiry {
  /** The form's fields in its order, those that were filled in. */
  fields: { label: string; value: string; isLong: boolean }[];
  configuration: AskedConfiguration | null;
  attachments: Attachment[];
  /** What happened with it, oldest first. */
  events: InquiryEvent[];
}

/** `GET /api/admin/contact-inquiries/{id}`. */
export type AdminContactInquiryDetail = AdminInquiryDetail & SentContact;
/** `GET /api/admin/trade-inquiries/{id}`. */
export type AdminTradeInquiryDetail = AdminInquiryDetail & SentTrade;

export interface InquiryEvent {
  at: string;
  kind: 'received' | 'acknowledged' | 'status' | 'note' | 'quote' | 'answer' | 'reply';
  /** In words; of an answer and of what the customer said to it, the words themselves. */
  text: string;
  /** First name of who did it; null: the shop itself, and of a reply that it came in by itself. */
  by: string | null;
  /** Of a reply. */
  means: ReplyMeans | null;
  /** Of an answer: what became of it. */
  mail: Pick<AdminMail, 'id' | 'state'> | null;
}

/** How a customer replied to an answer. */
export const replyMeans = ['mail', 'phone'] as const;
export type ReplyMeans = (typeof replyMeans)[number];

/** `PUT /api/admin/{contact,trade}-inquiries/{id}/status`. */
export interface SetInquiryStatusRequest {
  status: InquiryStatus;
}

/** `POST /api/admin/{contact,trade}-inquiries/{id}/notes`. */
export interface AddNoteRequest {
  text: string;
}
export const maxNoteLength = 2_000;

/** `POST /api/admin/{contact,trade}-inquiries/{id}/answers`: by mail, to its sender. */
export interface AnswerInquiryRequest {
  text: string;
}
export const maxAnswerLength = 4_000;

/** `POST /api/admin/{contact,trade}-inquiries/{id}/replies`: what the customer said, entered by hand. */
export interface AddReplyRequest {
  text: string;
  means: ReplyMeans;
}
/** What is longer is cut where it came in by itself. */
export const maxReplyLength = 10_000;

/** What an inquiry is called in mails and on the phone: `INQ-` and the first eight hexadecimal digits of its id. */
export function inquiryReference(id: string): string {
  const bytes = atob(id.slice(0, 8).replaceAll('-', '+').replaceAll('_', '/'));
  const digits = Array.from(bytes.slice(0, 4), (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0'));
  return `INQ-${digits.join('').toUpperCase()}`;
}
