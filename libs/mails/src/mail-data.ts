import type { BankAccount } from '@app/content';
import type { PriceLine } from '@app/pricing';
import type { AlertKind } from './staff/alert-text';

/** Why a deposit cannot be paid: the reasons on the shop's pages (D21). */
export type MailQuoteBlocker =
  | 'declined'
  | 'completed'
  | 'deleted'
  | 'superseded'
  | 'not-agreed'
  | 'invalid-configuration'
  | 'expired'
  | 'paid'
  | 'refunded'
  | 'paid-under-another'
  | 'in-review';

/** A quote as on the day it was saved (D3). */
export interface MailQuote {
  reference: string;
  material: string;
  color: string;
  thickness: string;
  /** In mm. */
  length: number;
  width: number;
  /** Agreed sizes to cut in mm, where they differ; absent or null: as quoted, or not agreed yet. */
  agreedSize?: { lengthMm: number; widthMm: number } | null;
  /** Number of equal tops; the total is for all. */
  quantity: number;
  /** 'No Sink' if there is none. */
  sink: string;
  /** Empty: none. */
  cutouts: readonly string[];
  notes: string | null;
  /** Amounts in pounds with 2 decimals. */
  lines: readonly (Omit<PriceLine, 'amount'> & { amount: string })[];
  /** Pounds, 2 decimals, inc. VAT. */
  total: string;
  /** 10 % of it, without delivery. */
  deposit: string;
  savedAt: Date;
  /** When the price expires (D4). */
  validUntil: Date;
  /** Its top is in an order. */
  isOrdered?: boolean;
  /** The share page, /quote/{id}. */
  url: string;
  pdfUrl: string;
  /** Our payment page, never the provider's; null if no deposit can be paid now. */
  payUrl: string | null;
  /**
   * Why no deposit can be paid when the mail is written; null if one can. An expired quote can be renewed on its page.
   */
  blocker: MailQuoteBlocker | null;
  /** The plan as an inline image; null: none. */
  plan: { cid: string; width: number; height: number; alt: string } | null;
}

/** One quote that a customer asked for by e-mail. */
export interface QuoteMailData {
  customerName: string | null;
  quote: MailQuote;
}

/** Several quotes in one mail, in basket order. */
export interface QuotesMailData {
  customerName: string | null;
  quotes: readonly MailQuote[];
  /** For all of them, in pounds. */
  total: string;
  /** 10 % of the payable ones, without delivery. */
  deposit: string;
  /** Adds these quotes to the basket of the device it is opened on; null for fewer than two. */
  basketUrl: string | null;
}

/** A price will expire soon. */
export interface QuoteReminderMailData extends QuoteMailData {
  /** Whole days left, in London. */
  daysLeft: number;
  /** Page with a button that ends the reminders. */
  unsubscribeUrl: string;
}

/** A mail that staff wrote about a quote (D30), complete with greeting and name. */
export interface QuoteFollowUpMailData {
  quote: MailQuote;
  subject: string;
  /** Paragraphs are separated by empty lines. */
  text: string;
}

/** The agreed sizes have another price: the customer is asked to agree. */
export interface QuoteRevisedMailData extends QuoteMailData {
  /** As first quoted; in pounds. */
  previous: { reference: string; length: number; width: number; total: string };
  /** In pounds; '0.00' if nothing was paid. */
  depositCredited: string;
  /** Delivery on top, in pounds; '0.00' if collected. */
  deliveryAmount: string;
  /** What is kept of the deposit if the customer cancels instead of agreeing, in pounds; null: all that was paid. */
  keptIfRefused: string | null;
}

/** What is kept if an order is cancelled at each stage, in pounds; null: all that was paid. */
export interface KeptAmountsMailData {
  toMeasure: string | null;
  measured: string | null;
  cut: string | null;
}

/** What a distance contract must state about an order. */
export interface OrderTermsMailData {
  quotes: readonly MailQuote[];
  /** Pounds with 2 decimals: the tops, delivery, both, what was paid, and the balance. */
  topsAmount: string;
  deliveryAmount: string;
  totalAmount: string;
  depositAmount: string;
  remainingAmount: string;
  /** null: collected from the showroom. */
  deliveryAddress: string | null;
  needsAnotherDelivery: boolean;
  kept: KeptAmountsMailData;
  /**
   * /order/{token}, with the customer's secret token; null: the mail is for staff, or the address is not the
   * customer's.
   */
  orderUrl: string | null;
}

/** A paid deposit with everything a distance contract must state. */
export interface DepositMailData extends OrderTermsMailData {
  customerName: string;
  reference: string;
  paidAt: Date;
  /** The provider's transaction code; null: none. */
  transactionCode: string | null;
  /** /payment-result/{id}. */
  resultUrl: string;
}

/** The deposit of an order that staff took. */
export interface DepositAskedMailData {
  customerName: string | null;
  reference: string;
  tops: number;
  totalAmount: string;
  depositAmount: string;
  /** End of its last day; null: no day was agreed. */
  dueBefore: Date | null;
  /** The account for a transfer; null: paid by card. */
  bank: BankAccount | null;
  orderUrl: string;
}

/** A receipt of money for an order, recorded by staff or paid by card towards the balance. */
export interface PaymentReceivedMailData {
  customerName: string | null;
  reference: string;
  /** What was paid now, in pounds with 2 decimals. */
  amount: string;
  method: 'card-online' | 'bank-transfer' | 'card-counter' | 'cash';
  paidAt: Date;
  /** The order, everything received, and the balance, or the credit. */
  totalAmount: string;
  receivedAmount: string;
  balance: string;
  credit: string;
  /**
   * Set for the payment that turns quotes into an order, as in a deposit's mail; null: it already was one, or is none
   * yet.
   */
  order: (OrderTermsMailData & { termsUrl: string }) | null;
}

/** The balance of an order. */
export interface BalanceMailData {
  customerName: string | null;
  reference: string;
  /** From then it is overdue. */
  dueBefore: Date;
  /** Pounds, 2 decimals. */
  totalAmount: string;
  receivedAmount: string;
  balance: string;
  /** null: all at once. */
  smallestPart: string | null;
  /** The account for a transfer; null: none. */
  bank: BankAccount | null;
  /** /order/{token}, with the customer's secret token. */
  orderUrl: string;
}

/** An invoice or a credit note, attached. */
export interface InvoiceMailData {
  customerName: string | null;
  kind: 'deposit' | 'final' | 'credit-note';
  number: string;
  reference: string;
  /** In pounds, including VAT. */
  amount: string;
  issuedAt: Date;
}

/** A card page ended without a payment. */
export interface PaymentNotCompletedMailData {
  customerName: string;
  /** A card was declined; otherwise the page expired. */
  wasDeclined: boolean;
  references: readonly string[];
  depositAmount: string;
  /** Our page to try again on. */
  retryUrl: string;
}

/** Money was refunded. */
export interface DepositRefundedMailData {
  customerName: string;
  /** 'OR-26-00031'; null: it was for no order, and the quotes are named. */
  orderReference: string | null;
  references: readonly string[];
  /** Pounds, 2 decimals. */
  amount: string;
  /** In staff's words. */
  reason: string;
  /** False: a payment of the balance, or a charge that never counted, such as a second one. */
  wasDeposit: boolean;
  /** Number of charges: two if a card was charged twice and both are refunded. */
  charges: number;
  /** When the provider recorded it. */
  refundedAt: Date;
}

/** The kinds of appointment. */
export type MailAppointmentKind = 'measuring-visit' | 'measuring-call' | 'delivery' | 'collection';

/** An appointment about an order. */
export interface AppointmentMailData {
  customerName: string | null;
  reference: string;
  kind: MailAppointmentKind;
  /** null: not picked yet. */
  startsAt: Date | null;
  endsAt: Date | null;
  /** The customer can change it until then; null: too late, or nothing to change. */
  changeableUntil: Date | null;
  /** The time before it was moved. */
  before: Date | null;
  /** null: by phone, or unknown. */
  place: string | null;
  /** The order continues, so another appointment can be made. */
  goesOn: boolean;
  /** /order/{token}, with the customer's secret token. */
  orderUrl: string;
}

/** A top of an order, as it is cut. */
export interface MailTop {
  reference: string;
  /** The stone's name. */
  color: string;
  /** In mm, as agreed. */
  length: number;
  width: number;
  /** Number of equal tops. */
  quantity: number;
}

/** The progress of an order's tops. */
export interface OrderMailData {
  customerName: string | null;
  reference: string;
  /** At least one. */
  tops: readonly MailTop[];
  /** Delivered, not collected. */
  isDelivery: boolean;
  /** The booked delivery or collection; null: none yet. */
  appointment: { startsAt: Date; endsAt: Date } | null;
  /** /order/{token}, with the customer's secret token. */
  orderUrl: string;
}

/** An order, or some of its tops, was cancelled, and what happens to the money. Amounts in pounds. */
export interface OrderCancelledMailData {
  customerName: string | null;
  reference: string;
  /** The cancelled ones; at least one. */
  tops: readonly MailTop[];
  /** Nothing of the order remains. */
  isAll: boolean;
  received: string;
  refunded: string;
  /** The part not refunded to the card, and how it was refunded. */
  byHand: string;
  method: 'bank-transfer' | 'card-counter' | 'cash' | null;
  isByCustomer: boolean;
}

/** How a customer is asked for a review. */
export interface OrderReviewMailData extends OrderMailData {
  reviewPage: { name: string; url: string };
}

/** A top that a visitor asks us to price. */
export interface MailConfiguration {
  material: string | null;
  color: string | null;
  thickness: string | null;
  /** In mm. */
  length: number | null;
  width: number | null;
  quantity: number;
  sink: string | null;
  cutouts: readonly string[];
  notes: string | null;
}

/** A message by the contact form. */
export interface ContactMailData {
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  message: string;
  /** Set if it asks for the price of a top that the calculator cannot price. */
  configuration: MailConfiguration | null;
  receivedAt: Date;
}

/** An inquiry by the trade form. */
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

/** Staff's answer to an inquiry, complete with greeting and name. */
export interface InquiryAnswerMailData {
  reference: string;
  text: string;
  /** What they last wrote; null: nothing to quote. */
  quotedText: string | null;
}

/** For the team: a customer has paid and should be called. */
export interface StaffDepositMailData extends DepositMailData {
  email: string;
  phone: string;
  callBefore: Date;
  /** Staff entered a customer other than the payer. */
  isPaidByAnother: boolean;
  adminUrl: string;
}

/** For the team: a payment that needs a decision. */
export interface StaffReviewMailData {
  customerName: string;
  email: string;
  phone: string;
  references: readonly string[];
  depositAmount: string;
  /** The reason's code: 'already-paid'. */
  reason: string;
  lookBefore: Date;
  adminUrl: string;
}

interface ToAnswer {
  /** When we promised an answer by. */
  answerBefore: Date;
  adminUrl: string;
}

export type StaffContactMailData = ContactMailData & ToAnswer;
export type StaffTradeMailData = TradeMailData & ToAnswer;

/** For the team: a customer's answer to a revised price. */
export interface StaffRevisionAnsweredMailData {
  isAgreed: boolean;
  /** The revised quote's, and the original's. */
  reference: string;
  previousReference: string;
  customerName: string | null;
  phone: string | null;
  /** In mm, as measured. */
  length: number;
  width: number;
  quantity: number;
  /** In pounds. */
  previousTotal: string;
  total: string;
  depositCredited: string;
  dueAt: Date;
  adminUrl: string;
}

/** For the team: something does not work, ours or a provider's. */
export interface StaffAlertMailData {
  reason: AlertKind;
  /** The failure's own message. */
  detail: string | null;
  since: Date;
  adminUrl: string;
}

/** A link to choose a password, for a new colleague or for somebody who forgot theirs. */
export interface StaffInvitationMailData {
  firstName: string;
  /** Contains the recipient's secret token. */
  url: string;
  endsAt: Date;
  isReset: boolean;
}

/** A trade customer's link to their prices. */
export interface TradeLinkMailData {
  company: string;
  url: string;
}

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

/** A rendered mail: subject in one line, body in both forms. */
export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}
