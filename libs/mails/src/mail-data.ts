import type { AppointmentMailData } from './appointments/appointment-mail-data';
import type { BalanceMailData } from './balances/balance-mail-data';
import type {
  DepositMailData,
  DepositAskedMailData,
  PaymentReceivedMailData,
  InvoiceMailData,
  PaymentNotCompletedMailData,
  DepositRefundedMailData,
} from './deposits/deposit-mail-data';
import type { ContactMailData, TradeMailData, InquiryAnswerMailData } from './inquiries/inquiry-mail-data';
import type {
  DrawingMailData,
  HandedOverMailData,
  OrderMailData,
  OrderCancelledMailData,
  OrderReviewMailData,
} from './orders/order-mail-data';
import type {
  QuoteMailData,
  QuotesMailData,
  QuoteReminderMailData,
  QuoteFollowUpMailData,
  QuoteRevisedMailData,
} from './quotes/quote-mail-data';
import type {
  StaffDepositMailData,
  StaffReviewMailData,
  StaffContactMailData,
  StaffTradeMailData,
  StaffRevisionAnsweredMailData,
  StaffAlertMailData,
  StaffInvitationMailData,
} from './staff/staff-mail-data';
import type { TradeLinkMailData } from './trade/trade-mail-data';

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
  'order-measured': DrawingMailData;
  'order-drawing': DrawingMailData;
  'order-in-production': OrderMailData;
  'order-ready': OrderMailData;
  'order-handed-over': HandedOverMailData;
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

/** Minor news that another mail mentions in a sentence. */
export type MailNews = {
  [Kind in 'appointment-cancelled' | 'invoice']: { kind: Kind; data: MailDataByKind[Kind] };
}['appointment-cancelled' | 'invoice'];
