import { appointmentMails } from './appointments/appointment-mails';
import { depositAskedMails } from './deposits/deposit-asked-mails';
import { balanceMails } from './balances/balance-mails';
import { depositConfirmationMail } from './deposits/deposit-confirmation-mail';
import { depositRefundedMail } from './deposits/deposit-refunded-mail';
import { paymentNotCompletedMail } from './deposits/payment-not-completed-mail';
import { invoiceMail } from './deposits/invoice-mail';
import { paymentReceivedMail } from './deposits/payment-received-mail';
import { contactAcknowledgementMail } from './inquiries/contact-acknowledgement-mail';
import { inquiryAnswerMail } from './inquiries/inquiry-answer-mail';
import { tradeAcknowledgementMail } from './inquiries/trade-acknowledgement-mail';
import type { MailKind } from './mail-data';
import type { MailTemplate } from './mail-template';
import { orderCancelledMail } from './orders/order-cancelled-mail';
import { orderMails } from './orders/order-mails';
import { quoteFollowUpMail } from './quotes/quote-follow-up-mail';
import { quoteMail } from './quotes/quote-mail';
import { quoteReminderMail } from './quotes/quote-reminder-mail';
import { quoteRevisedMail } from './quotes/quote-revised-mail';
import { quotesMail } from './quotes/quotes-mail';
import { staffAlertMail } from './staff/staff-alert-mail';
import { staffContactMail } from './staff/staff-contact-mail';
import { staffDepositPaidMail } from './staff/staff-deposit-paid-mail';
import { staffInvitationMail } from './staff/staff-invitation-mail';
import { staffPaymentReviewMail } from './staff/staff-payment-review-mail';
import { staffRevisionAnsweredMail } from './staff/staff-revision-answered-mail';
import { staffTradeMail } from './staff/staff-trade-mail';
import { tradeLinkMail } from './trade/trade-link-mail';

export const templates: { readonly [Kind in MailKind]: MailTemplate<Kind> } = {
  quote: quoteMail,
  quotes: quotesMail,
  'quote-reminder': quoteReminderMail,
  'quote-follow-up': quoteFollowUpMail,
  'quote-revised': quoteRevisedMail,
  'deposit-confirmation': depositConfirmationMail,
  'payment-received': paymentReceivedMail,
  ...balanceMails,
  ...depositAskedMails,
  invoice: invoiceMail,
  'payment-not-completed': paymentNotCompletedMail,
  'deposit-refunded': depositRefundedMail,
  ...appointmentMails,
  ...orderMails,
  'order-cancelled': orderCancelledMail,
  'contact-acknowledgement': contactAcknowledgementMail,
  'trade-acknowledgement': tradeAcknowledgementMail,
  'inquiry-answer': inquiryAnswerMail,
  'trade-link': tradeLinkMail,
  'staff-deposit-paid': staffDepositPaidMail,
  'staff-payment-review': staffPaymentReviewMail,
  'staff-contact': staffContactMail,
  'staff-trade': staffTradeMail,
  'staff-revision-answered': staffRevisionAnsweredMail,
  'staff-alert': staffAlertMail,
  'staff-invitation': staffInvitationMail,
};
