import type { AppointmentKind, AppointmentState } from '../appointments/appointment';
import type { InquiryStatus } from '../inquiries/inquiry-response';
import type { OrderLabel } from '../quotes/order';
import type { OrderStage } from '../quotes/order-stage';
import type { JobLabel } from '../quotes/quote-response';
import type { QuoteStatus } from '../quotes/quote-status';
import type { InquiryForm } from './inquiries';
import type { AdminMail } from './running/mails';

/**
 * `GET /api/admin/people?search=`: people by name, email or phone. Records are joined by address or number, never by
 * name.
 */
export interface PersonMatch {
  /**
   * Identifies the person in other calls: email address, else digits of the phone number, else the reference of the one
   * quote.
   */
  key: string;
  names: string[];
  emails: string[];
  phones: string[];
  quotes: number;
  deposits: number;
  inquiries: number;
  /** Mails to the person. */
  mails: number;
  lastSeenAt: string;
}

/** `POST /api/admin/people/holdings`, `…/export`, `…/erase`. The key is in the body, because URLs are logged. */
export interface PersonRequest {
  key: string;
  /** Further keys of the same person, added by staff. */
  also?: string[] | null;
}

/** Most keys in `also`. */
export const maxFurtherKeys = 50;

/** Number of records about a person. */
export interface PersonSummary extends PersonMatch {
  /**
   * Keys that may belong to the person, for staff to decide: phone numbers used with the address, and related quotes
   * without an address.
   */
  mayBeAdded: string[];
  /** Mails to others about the person, such as notices to staff. */
  mailsAboutThem: number;
  attachments: number;
  timelineEntries: number;
  reminders: number;
  /** Accounting records that are kept without the name. */
  keptForTheBooks: number;
  /** Invoices and credit notes, which the law requires unchanged for seven years. */
  keptInvoices: number;
  /** Why the person cannot be erased now; null: possible. */
  erasureBlocker: string | null;
}

/** `POST /api/admin/people/record`: everything about a person, each list newest first. */
export interface PersonRecord {
  /** Quotes that are not deleted. A quote with a stage is ordered. */
  quotes: {
    id: string;
    reference: string;
    /** Order of the top; null: not ordered. */
    order: OrderLabel | null;
    status: QuoteStatus;
    stage: OrderStage | null;
    color: string;
    /** Millimetres. */
    length: number;
    width: number;
    /** Number of equal tops. */
    quantity: number;
    /** Pounds. */
    totalPrice: string;
    received: string;
    /** Of the order, with delivery and all its tops; null: not ordered. */
    orderMoney: { price: string; received: string } | null;
    createdAt: string;
    /** Null: no job. */
    job: JobLabel | null;
  }[];
  inquiries: {
    form: InquiryForm;
    id: string;
    status: InquiryStatus;
    excerpt: string;
    /** Number of answers and replies. */
    messageCount: number;
    createdAt: string;
  }[];
  /** Without cancelled ones. `startsAt` null: no time picked yet. */
  appointments: {
    id: string;
    quoteId: string;
    reference: string;
    order: OrderLabel | null;
    kind: AppointmentKind;
    state: AppointmentState;
    startsAt: string | null;
  }[];
  /** Mails to the person. */
  mails: Pick<AdminMail, 'id' | 'label' | 'subject' | 'state' | 'createdAt'>[];
  notes: PersonNote[];
}
/** Rows in each list of a person's record. */
export const maxRecordRows = 50;

/** A note of staff about a person. */
export interface PersonNote {
  id: string;
  text: string;
  createdAt: string;
  /** First name; null: the account was erased. */
  by: string | null;
}

/** `POST /api/admin/people/notes`: stored under this key only. */
export interface AddPersonNoteRequest {
  key: string;
  text: string;
}

export interface ErasePersonRequest extends PersonRequest {
  /** The key typed again, against mistakes. */
  confirmation: string;
}

export interface ErasureReport {
  quotes: number;
  deposits: number;
  inquiries: number;
  /** Mails to and about the person. */
  mails: number;
  attachments: number;
  timelineEntries: number;
}

/** `GET /api/admin/retention`: how long data is kept. */
export interface RetentionResponse {
  rules: RetentionRule[];
}

export interface RetentionRule {
  id: 'baskets' | 'mails' | 'unpaid-quotes' | 'inquiries' | 'paid' | 'invoices' | 'tasks';
  label: string;
  /** Retention period, as text: '24 months'. */
  keptFor: string;
  due: number;
  /** Null: nothing removed yet. */
  lastRemovedAt: string | null;
}
