import type { PriceLine } from '@app/pricing';
import type { AlertReason } from './staff/alert-words';

/** What stands between a quote and its deposit: the reasons that the shop's pages know (D21). */
export type MailQuoteBlocker =
  | 'declined'
  | 'completed'
  | 'deleted'
  | 'superseded'
  | 'unanswered'
  | 'contradictory'
  | 'expired'
  | 'paid'
  | 'refunded'
  | 'paid-under-another'
  | 'in-review';

/** A quote as a mail shows it: as on the day it was saved (D3). */
export interface MailQuote {
  /** VT-26-00412. */
  reference: string;
  /** Quartz. */
  material: string;
  /** Calacatta Gold. */
  color: string;
  /** 20mm. */
  thickness: string;
  /** Millimetres. */
  length: number;
  width: number;
  /** So many equal tops; the total is that of all. */
  quantity: number;
  /** 'No Sink' where there is none. */
  sink: string;
  /** Empty: none. */
  cutouts: readonly string[];
  notes: string | null;
  /** Of its price, in pounds with 2 decimals. */
  lines: readonly (Omit<PriceLine, 'amount'> & { amount: string })[];
  /** Pounds, 2 decimals, inc. VAT. */
  total: string;
  /** 10 % of it, without delivery. */
  deposit: string;
  savedAt: Date;
  /** The instant from which the price no longer holds (D4). */
  validUntil: Date;
  /** The share page, /quote/{id}. */
  url: string;
  pdfUrl: string;
  /** Our payment page, never the provider's; null where no deposit can be paid on it now. */
  payUrl: string | null;
  /** Why no deposit can be paid on it at the time of writing; null where one can. An expired one can be renewed on its page. */
  blocker: MailQuoteBlocker | null;
  /** The plan as a picture that goes with the mail; null where there is none. */
  plan: { cid: string; width: number; height: number; alt: string } | null;
}

/** What a customer asked for by e-mail: one quote. */
export interface QuoteMailData {
  customerName: string | null;
  quote: MailQuote;
}

/** Several quotes in one mail, in the order of the basket. */
export interface QuotesMailData {
  customerName: string | null;
  quotes: readonly MailQuote[];
  /** Sum of them all, pounds. */
  total: string;
  /** 10 % of those on which one can be paid, without delivery. */
  deposit: string;
  /** Where these are put into the basket of whatever device it is opened on; null where there are not two of them. */
  basketUrl: string | null;
}

/** A price will soon end. */
export interface QuoteReminderMailData extends QuoteMailData {
  /** Whole days left, in London. */
  daysLeft: number;
  /** One press there, and no reminder comes any more. */
  unsubscribeUrl: string;
}

/** A letter that one of us wrote about a quote (D30): the whole of it, greeting and name included. */
export interface QuoteFollowUpMailData {
  quote: MailQuote;
  subject: string;
  /** Paragraphs are parted by empty lines. */
  text: string;
}

/** Sizes were agreed that have another price: the customer is asked to agree to it. */
export interface QuoteRevisedMailData extends QuoteMailData {
  /** As it was first quoted; pounds. */
  previous: { reference: string; length: number; width: number; total: string };
  /** Pounds; '0.00' where nothing was paid. */
  depositCredited: string;
  /** What delivery of the order costs besides, in pounds; '0.00' where there is none. */
  deliveryAmount: string;
  /** What is kept of the deposit where the customer cancels rather than agree, in pounds; null: all that was paid. */
  keptIfRefused: string | null;
}

/** What is kept where an order is cancelled at each stage, in pounds; null: all that was paid. */
export interface KeptMailData {
  toMeasure: string | null;
  measured: string | null;
  cut: string | null;
}

/** Of an order, what a contract made at a distance must state. */
export interface OrderTermsMailData {
  quotes: readonly MailQuote[];
  /** Pounds, 2 decimals. The tops, delivery, both, what was paid, and what is still to pay. */
  topsAmount: string;
  deliveryAmount: string;
  totalAmount: string;
  depositAmount: string;
  remainingAmount: string;
  /** Null: collected from the showroom. */
  deliveryAddress: string | null;
  /** More tops than one delivery covers: the rest is arranged by phone. */
  needsAnotherDelivery: boolean;
  kept: KeptMailData;
  /** /order/{token}, where the token is the customer's secret; null: it is for staff, or the address is not the customer's. */
  orderUrl: string | null;
}

/** A paid deposit with everything that a contract made at a distance must state. */
export interface DepositMailData extends OrderTermsMailData {
  customerName: string;
  /** 'OR-26-00031' */
  reference: string;
  paidAt: Date;
  /** The provider's code of the transaction; null where it has none. */
  transactionCode: string | null;
  /** /payment-result/{id}. */
  resultUrl: string;
}

/** The deposit of an order that staff took. */
export interface DepositAskedMailData {
  customerName: string | null;
  /** 'OR-26-00031' */
  reference: string;
  tops: number;
  totalAmount: string;
  depositAmount: string;
  /** The instant at which its last day is over; null: no day was agreed. */
  dueBefore: Date | null;
  /** Where a transfer goes to; null: it is paid by card. */
  bank: { name: string; sortCode: string; number: string } | null;
  orderUrl: string;
}

/** Money that came in for an order, as staff have recorded it or for its balance by the card page: a receipt. */
export interface PaymentReceivedMailData {
  customerName: string | null;
  /** 'OR-26-00031' */
  reference: string;
  /** Pounds, 2 decimals: what was paid now. */
  amount: string;
  means: 'card-online' | 'bank-transfer' | 'card-counter' | 'cash';
  paidAt: Date;
  /** The order, all that has come in on it, and what is still to pay; or what has come in above it. */
  totalAmount: string;
  receivedAmount: string;
  balance: string;
  credit: string;
  /** Of the payment that makes an order of what was quoted, as the mail of a deposit has it; null: it was one before, or is none yet. */
  order: (OrderTermsMailData & { termsUrl: string }) | null;
}

/** The rest of the price of an order. */
export interface BalanceMailData {
  customerName: string | null;
  /** 'OR-26-00031' */
  reference: string;
  /** The instant from which it is late. */
  dueBefore: Date;
  /** Pounds, 2 decimals. */
  totalAmount: string;
  receivedAmount: string;
  balance: string;
  /** Null: all at once. */
  smallestPart: string | null;
  /** /order/{token}, where the token is the customer's secret. */
  orderUrl: string;
}

/** An invoice or a credit note, which is attached. */
export interface InvoiceMailData {
  customerName: string | null;
  kind: 'deposit' | 'final' | 'credit-note';
  number: string;
  reference: string;
  /** Pounds, including VAT: what is invoiced or credited. */
  amount: string;
  issuedAt: Date;
}

/** A card page came to its end without a payment. */
export interface PaymentNotCompletedMailData {
  customerName: string;
  /** Whether a card was tried and refused; otherwise the time simply ran out. */
  wasDeclined: boolean;
  references: readonly string[];
  depositAmount: string;
  /** Where another try begins: a page of ours. */
  retryUrl: string;
}

/** Money was given back. */
export interface DepositRefundedMailData {
  customerName: string;
  /** 'OR-26-00031'; null: what was paid was of no order, and the quotes are named. */
  orderReference: string | null;
  references: readonly string[];
  /** Pounds, 2 decimals. */
  amount: string;
  /** As staff put it. */
  reason: string;
  /** False: a payment of the balance, or a charge that never counted, such as a second one. */
  wasDeposit: boolean;
  /** How many charges it is of: two where a card was charged twice and both go back. */
  charges: number;
  /** When the provider's books showed it. */
  refundedAt: Date;
}

/** What a customer and staff meet for. */
export type MailAppointmentKind = 'measuring-visit' | 'measuring-call' | 'delivery' | 'collection';

/** When a customer and staff meet over an order. */
export interface AppointmentMailData {
  customerName: string | null;
  /** 'OR-26-00031' */
  reference: string;
  kind: MailAppointmentKind;
  /** Null: it is still to be picked. */
  startsAt: Date | null;
  endsAt: Date | null;
  /** Until then the customer changes it; null: it is too late, or there is nothing to change. */
  changeableUntil: Date | null;
  /** When it was to be before it was moved. */
  before: Date | null;
  /** Null: on the phone, or nowhere that we know of. */
  place: string | null;
  /** The order does: another time can be arranged. */
  goesOn: boolean;
  /** /order/{token}, where the token is the customer's secret. */
  orderUrl: string;
}

/** A top of an order, as it is cut. */
export interface MailTop {
  reference: string;
  /** The stone's name. */
  color: string;
  /** Millimetres, as they were agreed. */
  length: number;
  width: number;
  /** So many equal tops. */
  quantity: number;
}

/** How far tops of an order have come. */
export interface OrderMailData {
  customerName: string | null;
  /** 'OR-26-00031' */
  reference: string;
  /** One at least. */
  tops: readonly MailTop[];
  /** It is brought to the customer. */
  isDelivery: boolean;
  /** Which time for the delivery or the collection is booked; null: none yet. */
  appointment: { startsAt: Date; endsAt: Date } | null;
  /** /order/{token}, where the token is the customer's secret. */
  orderUrl: string;
}

/** That an order was cancelled, or some of its tops, and what becomes of the money for them. Amounts in pounds. */
export interface OrderCancelledMailData {
  customerName: string | null;
  /** 'OR-26-00031' */
  reference: string;
  /** Those that were cancelled; one at least. */
  tops: readonly MailTop[];
  /** Nothing of the order goes on. */
  isAll: boolean;
  received: string;
  givenBack: string;
  /** What of it does not go to the card, and how it was given back. */
  byHand: string;
  means: 'bank-transfer' | 'card-counter' | 'cash' | null;
  isByCustomer: boolean;
}

/** How a customer is asked for a review. */
export interface OrderReviewMailData extends OrderMailData {
  reviewPage: { name: string; url: string };
}

/** A top that a visitor would like priced by a person. */
export interface MailConfiguration {
  material: string | null;
  color: string | null;
  thickness: string | null;
  /** Millimetres. */
  length: number | null;
  width: number | null;
  quantity: number;
  sink: string | null;
  cutouts: readonly string[];
  notes: string | null;
}

/** What somebody wrote by the contact form. */
export interface ContactMailData {
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  message: string;
  /** There where it asks for the price of a top that the calculator does not price. */
  configuration: MailConfiguration | null;
  receivedAt: Date;
}

/** What a company wrote by the trade form. */
export interface TradeMailData {
  companyName: string;
  contactName: string;
  email: string;
  phone: string;
  projectType: string | null;
  quantity: string | null;
  materials: string | null;
  specifications: string | null;
  timeline: string | null;
  edgingRequirements: string | null;
  additionalDetails: string | null;
  receivedAt: Date;
}

/** What one of us answers to somebody who wrote by a form: the whole of it, greeting and name included. */
export interface InquiryAnswerMailData {
  /** INQ-90B4B063. */
  reference: string;
  text: string;
  /** What they wrote last; null: nothing that could be repeated. */
  asked: string | null;
}

/** For the team: somebody has paid, and is to be called. */
export interface StaffDepositMailData extends DepositMailData {
  email: string;
  phone: string;
  callBefore: Date;
  /** Staff entered another customer than who paid. */
  isPaidByAnother: boolean;
  adminUrl: string;
}

/** For the team: a payment that a person must look at. */
export interface StaffReviewMailData {
  customerName: string;
  email: string;
  phone: string;
  references: readonly string[];
  depositAmount: string;
  /** Why, in the words of the records: 'already-paid'. */
  reason: string;
  lookBefore: Date;
  adminUrl: string;
}

interface ToAnswer {
  /** Until when its sender was promised an answer. */
  answerBefore: Date;
  adminUrl: string;
}

/** For the team: an inquiry. */
export type StaffContactMailData = ContactMailData & ToAnswer;
export type StaffTradeMailData = TradeMailData & ToAnswer;

/** For the team: what a customer said to a revised price. */
export interface StaffRevisionAnsweredMailData {
  isAgreed: boolean;
  /** Of the revised quote, and of the one that it revises. */
  reference: string;
  previousReference: string;
  customerName: string | null;
  phone: string | null;
  /** Millimetres, as measured. */
  length: number;
  width: number;
  quantity: number;
  /** Pounds. */
  previousTotal: string;
  total: string;
  depositCredited: string;
  dueAt: Date;
  adminUrl: string;
}

/** For the team: something of the shop's own does not work, or another's that it needs. */
export interface StaffAlertMailData {
  reason: AlertReason;
  /** In the words of whatever failed. */
  detail: string | null;
  since: Date;
  adminUrl: string;
}

/** For somebody who is to work with us: where they choose their password. */
export interface StaffInvitationMailData {
  firstName: string;
  /** Where it ends, a secret of the receiver's. */
  url: string;
  endsAt: Date;
}

/** Where a trade customer has their prices. */
export interface TradeLinkMailData {
  company: string;
  url: string;
}

/** Every mail that the shop sends, and what each is told. */
export interface MailDataByKind {
  quote: QuoteMailData;
  quotes: QuotesMailData;
  'quote-reminder': QuoteReminderMailData;
  'quote-follow-up': QuoteFollowUpMailData;
  'quote-revised': QuoteRevisedMailData;
  'deposit-confirmation': DepositMailData;
  'payment-received': PaymentReceivedMailData;
  'deposit-asked': DepositAskedMailData;
  'deposit-overdue': DepositAskedMailData;
  'balance-asked': BalanceMailData;
  'balance-reminder': BalanceMailData;
  'balance-overdue': BalanceMailData;
  invoice: InvoiceMailData;
  'payment-not-completed': PaymentNotCompletedMailData;
  'deposit-refunded': DepositRefundedMailData;
  'appointment-offered': AppointmentMailData;
  'appointment-booked': AppointmentMailData;
  'appointment-moved': AppointmentMailData;
  'appointment-cancelled': AppointmentMailData;
  'appointment-reminder': AppointmentMailData;
  'order-measured': OrderMailData;
  'order-in-production': OrderMailData;
  'order-ready': OrderMailData;
  'order-handed-over': OrderMailData;
  'order-cancelled': OrderCancelledMailData;
  'order-review': OrderReviewMailData;
  'contact-acknowledgement': ContactMailData;
  'trade-acknowledgement': TradeMailData;
  'inquiry-answer': InquiryAnswerMailData;
  'trade-link': TradeLinkMailData;
  'staff-deposit-paid': StaffDepositMailData;
  'staff-payment-review': StaffReviewMailData;
  'staff-contact': StaffContactMailData;
  'staff-trade': StaffTradeMailData;
  'staff-revision-answered': StaffRevisionAnsweredMailData;
  'staff-alert': StaffAlertMailData;
  'staff-invitation': StaffInvitationMailData;
}

export type MailKind = keyof MailDataByKind;

/** A mail as it is written: the subject in one line, the body in both forms. */
export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}
