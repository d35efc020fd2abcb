export { renderMail } from './render-mail';
export type { AlertKind } from './staff/alert-text';
export type { DepositMailData, PaymentReceivedMailData } from './deposits/deposit-mail-data';
export type { ContactMailData, MailConfiguration } from './inquiries/inquiry-mail-data';
export type { MailDataByKind, MailKind, MailNews, RenderedMail } from './mail-data';
export type { MailQuote } from './quotes/quote-mail-data';
export type { StaffContactMailData, StaffTradeMailData } from './staff/staff-mail-data';
