import type { MailKind } from './mail-kind';

/** Those that the table of mails allows already. */
type ComingKind = 'quote-follow-up' | 'deposit-refunded' | 'quote-revised' | 'staff-revision-answered';

/** What each mail is called in the log of mails. */
export const mailLabels = {
  quote: 'Quote',
  quotes: 'Quotes',
  'quote-reminder': 'Reminder of a quote',
  'quote-follow-up': 'Follow-up of a quote',
  'quote-revised': 'Revised quote',
  'deposit-confirmation': 'Deposit confirmation',
  'deposit-refunded': 'Deposit refunded',
  'payment-not-completed': 'Payment not completed',
  'contact-acknowledgement': 'Message received',
  'trade-acknowledgement': 'Trade inquiry received',
  'staff-deposit-paid': 'Team: deposit paid',
  'staff-payment-review': 'Team: payment to look at',
  'staff-contact': 'Team: message',
  'staff-trade': 'Team: trade inquiry',
  'staff-revision-answered': 'Team: revised price answered',
  'staff-invitation': 'Invitation',
} as const satisfies Record<MailKind | ComingKind, string>;
