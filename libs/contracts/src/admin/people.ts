import type { AppointmentKind, AppointmentState } from '../appointments/appointment';
import type { InquiryStatus } from '../inquiries/inquiry-response';
import type { OrderLabel } from '../quotes/order';
import type { OrderStage } from '../quotes/order-stage';
import type { JobLabel } from '../quotes/quote-response';
import type { QuoteStatus } from '../quotes/quote-status';
import type { InquiryForm } from './inquiries';
import type { AdminMail } from './mails';

/**
 * `GET /api/admin/people?search=`: who we know, by name, e-mail or phone; the parts are joined by address or number, never
 * by a name.
 */
export interface PersonMatch {
  /**
   * What names the person in the other calls: an e-mail address; where none is known, digits of a phone; where there is
   * neither, the reference of the one quote.
   */
  key: string;
  names: string[];
  emails: string[];
  phones: string[];
  quotes: number;
  deposits: number;
  inquiries: number;
  /** To the person. */
  mails: number;
  lastSeenAt: string;
}

/** `POST /api/admin/people/holdings`, `…/export`, `…/erase`: who is meant. In the body, as addresses are logged. */
export interface PersonRequest {
  key: string;
  /** Further keys of the same person, which staff add by hand: nothing is joined by itself. */
  also?: string[] | null;
}

/** More than that are nobody's. */
export const maxFurtherKeys = 50;

/** What we hold about a person, counted. */
export interface PersonSummary extends PersonMatch {
  /**
   * Keys that may be the person's as well, for staff to judge: numbers that came with the address, and quotes without
   * an address that have to do with what is theirs.
   */
  mayBeAdded: string[];
  /** To others, such as notices to staff. */
  mailsAboutThem: number;
  attachments: number;
  timelineEntries: number;
  reminders: number;
  /** Rows of money that stay, without the name. */
  keptForTheBooks: number;
  /** Invoices and credit notes, which the law wants kept as they are, with the name, for seven years. */
  keptInvoices: number;
  /** Why it cannot be done now (a payment is open or under review); null where it can. */
  erasureBlocker: string | null;
}

/** `POST /api/admin/people/record`: what somebody has had with us, each list newest first. */
export interface PersonRecord {
  /** Without those that were deleted. One with a stage is an order. */
  quotes: {
    id: string;
    reference: string;
    /** That its top is part of; null: none was placed. */
    order: OrderLabel | null;
    status: QuoteStatus;
    stage: OrderStage | null;
    color: string;
    /** Millimetres. */
    length: number;
    width: number;
    /** So many equal tops. */
    quantity: number;
    /** Pounds. */
    totalPrice: string;
    received: string;
    createdAt: string;
    /** Null: it is part of none. */
    job: JobLabel | null;
  }[];
  inquiries: {
    form: InquiryForm;
    id: string;
    status: InquiryStatus;
    excerpt: string;
    /** Answers and replies. */
    messageCount: number;
    createdAt: string;
  }[];
  /** Without those that were cancelled; `startsAt` null: still to be picked. */
  appointments: {
    id: string;
    quoteId: string;
    reference: string;
    order: OrderLabel | null;
    kind: AppointmentKind;
    state: AppointmentState;
    startsAt: string | null;
  }[];
  /** To them. */
  mails: Pick<AdminMail, 'id' | 'label' | 'subject' | 'state' | 'createdAt'>[];
  notes: PersonNote[];
}
/** Of each; who has more is a trade buyer, whose orders are searched in their list. */
export const maxRecordRows = 50;

/** What staff want to remember of somebody. */
export interface PersonNote {
  id: string;
  text: string;
  createdAt: string;
  /** First name; null once they were removed. */
  by: string | null;
}

/** `POST /api/admin/people/notes`: kept with the one key. */
export interface AddPersonNoteRequest {
  key: string;
  text: string;
}

export interface ErasePersonRequest extends PersonRequest {
  /** The key typed once more, so that nobody is erased by a slip. */
  confirmation: string;
}

export interface ErasureReport {
  quotes: number;
  deposits: number;
  inquiries: number;
  /** To them and about them. */
  mails: number;
  attachments: number;
  timelineEntries: number;
}

/** `GET /api/admin/retention`: how long things are kept, and what is kept no longer. */
export interface RetentionResponse {
  rules: RetentionRule[];
}

export interface RetentionRule {
  id: 'baskets' | 'mails' | 'unpaid-quotes' | 'inquiries' | 'paid' | 'invoices';
  label: string;
  /** In words: '24 months'. */
  keptFor: string;
  due: number;
  /** null: none has been yet. */
  lastRemovedAt: string | null;
}
