export { renderMail } from './render-mail';
export type { AlertReason } from './staff/alert-words';
export type {
  ContactMailData,
  DepositMailData,
  DepositRefundedMailData,
  MailConfiguration,
  MailDataByKind,
  MailKind,
  MailLine,
  MailQuote,
  MailQuoteBlocker,
  PaymentNotCompletedMailData,
  QuoteMailData,
  QuoteReminderMailData,
  QuotesMailData,
  RenderedMail,
  StaffContactMailData,
  StaffDepositMailData,
  StaffInvitationMailData,
  StaffReviewMailData,
  StaffTradeMailData,
  TradeMailData,
} from './mail-data';
