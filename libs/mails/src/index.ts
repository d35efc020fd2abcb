export { renderMail } from './render-mail';
export type { AlertKind } from './staff/alert-text';
export type {
  ContactMailData,
  DepositMailData,
  MailConfiguration,
  MailDataByKind,
  MailKind,
  MailQuote,
  PaymentReceivedMailData,
  RenderedMail,
  StaffContactMailData,
  StaffTradeMailData,
} from './mail-data';
