import { appointmentMailSamples } from '../appointments/appointment-mails.sample';
import { balanceMailSamples } from '../balances/balance-mails.sample';
import { depositConfirmationMailSamples } from '../deposits/deposit-confirmation-mail.sample';
import { depositRefundedMailSamples } from '../deposits/deposit-refunded-mail.sample';
import { paymentNotCompletedMailSamples } from '../deposits/payment-not-completed-mail.sample';
import { invoiceMailSamples } from '../deposits/invoice-mail.sample';
import { paymentReceivedMailSamples } from '../deposits/payment-received-mail.sample';
import { contactAcknowledgementMailSamples } from '../inquiries/contact-acknowledgement-mail.sample';
import { inquiryAnswerMailSamples } from '../inquiries/inquiry-answer-mail.sample';
import { tradeAcknowledgementMailSamples } from '../inquiries/trade-acknowledgement-mail.sample';
import type { MailKind } from '../mail-data';
import { orderCancelledMailSamples } from '../orders/order-cancelled-mail.sample';
import { orderMailSamples } from '../orders/order-mails.sample';
import { quoteFollowUpMailSamples } from '../quotes/quote-follow-up-mail.sample';
import { quoteMailSamples } from '../quotes/quote-mail.sample';
import { quoteReminderMailSamples } from '../quotes/quote-reminder-mail.sample';
import { quoteRevisedMailSamples } from '../quotes/quote-revised-mail.sample';
import { quotesMailSamples } from '../quotes/quotes-mail.sample';
import { staffAlertMailSamples } from '../staff/staff-alert-mail.sample';
import { staffContactMailSamples } from '../staff/staff-contact-mail.sample';
import { staffDepositPaidMailSamples } from '../staff/staff-deposit-paid-mail.sample';
import { staffInvitationMailSamples } from '../staff/staff-invitation-mail.sample';
import { staffPaymentReviewMailSamples } from '../staff/staff-payment-review-mail.sample';
import { staffRevisionAnsweredMailSamples } from '../staff/staff-revision-answered-mail.sample';
import { staffTradeMailSamples } from '../staff/staff-trade-mail.sample';
import { tradeLinkMailSamples } from '../trade/trade-link-mail.sample';
import type { MailSample, SamplesOf } from './mail-sample';

/** A kind without a sample does not compile. */
const samplesByKind: { readonly [Kind in MailKind]: SamplesOf<Kind> } = {
  quote: quoteMailSamples,
  quotes: quotesMailSamples,
  'quote-reminder': quoteReminderMailSamples,
  'quote-follow-up': quoteFollowUpMailSamples,
  'quote-revised': quoteRevisedMailSamples,
  'deposit-confirmation': depositConfirmationMailSamples,
  'payment-received': paymentReceivedMailSamples,
  ...balanceMailSamples,
  invoice: invoiceMailSamples,
  'payment-not-completed': paymentNotCompletedMailSamples,
  'deposit-refunded': depositRefundedMailSamples,
  ...appointmentMailSamples,
  ...orderMailSamples,
  'order-cancelled': orderCancelledMailSamples,
  'contact-acknowledgement': contactAcknowledgementMailSamples,
  'trade-acknowledgement': tradeAcknowledgementMailSamples,
  'inquiry-answer': inquiryAnswerMailSamples,
  'trade-link': tradeLinkMailSamples,
  'staff-deposit-paid': staffDepositPaidMailSamples,
  'staff-payment-review': staffPaymentReviewMailSamples,
  'staff-contact': staffContactMailSamples,
  'staff-trade': staffTradeMailSamples,
  'staff-revision-answered': staffRevisionAnsweredMailSamples,
  'staff-alert': staffAlertMailSamples,
  'staff-invitation': staffInvitationMailSamples,
};

/** Every mail with facts to look at it by: the usual, the shortest and the longest. */
export const mailSamples: readonly MailSample[] = Object.entries(samplesByKind).flatMap(([kind, samples]) =>
  samples.map((sample) => ({ kind, ...sample }) as MailSample),
);
