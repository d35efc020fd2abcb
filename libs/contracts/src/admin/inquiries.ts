import type { AdminMail } from './running/mails';
import type { Honeypot } from '../inquiries/honeypot';
import type { InquiryStatus } from '../inquiries/inquiry-response';
import type { SaveContactRequest } from '../inquiries/save-contact';
import type { SaveTradeInquiryRequest } from '../inquiries/save-trade-inquiry';

export const inquiryForms = ['contact', 'trade'] as const;
export type InquiryForm = (typeof inquiryForms)[number];

/** A catalogue item, with its name at the time of the inquiry. */
export interface RequestedPart {
  id: number;
  name: string;
}

/** The top that an inquiry asks about. Null: not stated. */
export interface RequestedConfiguration {
  material: RequestedPart | null;
  color: RequestedPart | null;
  thickness: RequestedPart | null;
  lengthMm: number | null;
  widthMm: number | null;
  /** Number of equal tops; absent: one. */
  quantity?: number;
  sinkType: RequestedPart | null;
  cutouts: RequestedPart[];
  notes: string | null;
}

/**
 * `sent`: by a visitor. All others are by staff. `finished-top`: the customer sees it. `on-site` and `signature`: from a
 * measuring visit.
 */
export const attachmentPurposes = [
  'sent',
  'finished-top',
  'on-site',
  'signature',
  'hand-over',
  'problem',
] as const;
export type AttachmentPurpose = (typeof attachmentPurposes)[number];

/** A picture or PDF that was attached. */
export interface Attachment {
  id: string;
  name: string;
  type: 'image/jpeg' | 'application/pdf';
  /** Bytes. */
  size: number;
  purpose: AttachmentPurpose;
  /** `/api/admin/attachments/{id}`: staff only; PDFs are downloads. */
  url: string;
  createdAt: string;
}

/** A row of `GET /api/admin/inquiries`: both forms in one list. */
export interface AdminInquiry {
  id: string;
  form: InquiryForm;
  status: InquiryStatus;
  /** Sender; of a trade inquiry, the contact. */
  name: string;
  company: string | null;
  email: string;
  phone: string | null;
  /** First 200 characters of the message. */
  excerpt: string;
  attachmentCount: number;
  hasConfiguration: boolean;
  createdAt: string;
  /** When an answer is due; null: spam. */
  answerBefore: string | null;
}

/** Further fields of the contact form, by their wire names (specification §3). */
export type SentContact = Required<Pick<SaveContactRequest, 'firstName' | 'lastName' | 'message'>>;
/** Further fields of the trade form. */
export type SentTrade = Required<Omit<SaveTradeInquiryRequest, keyof AdminInquiry | keyof Honeypot>>;

/** A row of `GET /api/admin/contact-inquiries`. */
export type AdminContactInquiry = AdminInquiry & SentContact;
/** A row of `GET /api/admin/trade-inquiries`. */
export type AdminTradeInquiry = AdminInquiry & SentTrade;

/** One inquiry of either form. */
export interface AdminInquiryDetail extends AdminInquiry {
  /** The fields that were filled in, in the form's order. */
  fields: { label: string; value: string; isLong: boolean }[];
  configuration: RequestedConfiguration | null;
  attachments: Attachment[];
  /** Oldest first. */
  events: InquiryEvent[];
}

/** `GET /api/admin/contact-inquiries/{id}`. */
export type AdminContactInquiryDetail = AdminInquiryDetail & SentContact;
/** `GET /api/admin/trade-inquiries/{id}`. */
export type AdminTradeInquiryDetail = AdminInquiryDetail & SentTrade;

export interface InquiryEvent {
  at: string;
  kind: 'received' | 'acknowledged' | 'status' | 'note' | 'quote' | 'answer' | 'reply';
  /** What happened, as a sentence; for an answer or a reply, its text. */
  text: string;
  /** First name of the colleague; null: the system, or a reply that came in by email. */
  by: string | null;
  /** How a reply reached us; null for other events. */
  method: ReplyMethod | null;
  /** The mail of an answer, with its state; null for other events. */
  mail: Pick<AdminMail, 'id' | 'state'> | null;
}

/** How a customer's reply reached us. */
export const replyMethods = ['mail', 'phone'] as const;
export type ReplyMethod = (typeof replyMethods)[number];

/** `PUT /api/admin/{contact,trade}-inquiries/{id}/status`. */
export interface SetInquiryStatusRequest {
  status: InquiryStatus;
}

/** `POST /api/admin/{contact,trade}-inquiries/{id}/notes`. */
export interface AddNoteRequest {
  text: string;
}
export const maxNoteLength = 2_000;

/** `POST /api/admin/{contact,trade}-inquiries/{id}/answers`: emails the sender. */
export interface AnswerInquiryRequest {
  text: string;
}
export const maxAnswerLength = 4_000;

/** `POST /api/admin/{contact,trade}-inquiries/{id}/replies`: a customer's reply that staff enter. */
export interface AddReplyRequest {
  text: string;
  method: ReplyMethod;
}
/** Longer replies by email are cut. */
export const maxReplyLength = 10_000;

/** Human reference of an inquiry: `INQ-` and the first eight hexadecimal digits of its id. */
export function inquiryReference(id: string): string {
  const bytes = atob(id.slice(0, 8).replaceAll('-', '+').replaceAll('_', '/'));
  const digits = Array.from(bytes.slice(0, 4), (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0'));
  return `INQ-${digits.join('').toUpperCase()}`;
}
