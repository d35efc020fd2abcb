import { mailLabels as labels } from '@app/contracts';
import type { MailKind } from '@app/mails';

/** What each mail is called in the log: whoever adds a kind gives it a name there. */
export const mailLabels: Record<MailKind, string> = labels;

/** Every mail that the shop sends; the templates say what each is. */
export type { MailKind };
export const mailKinds = [
  'quote',
  'quotes',
  'quote-reminder',
  'quote-follow-up',
  'quote-revised',
  'deposit-confirmation',
  'payment-received',
  'balance-asked',
  'balance-reminder',
  'balance-overdue',
  'invoice',
  'payment-not-completed',
  'deposit-refunded',
  'appointment-offered',
  'appointment-booked',
  'appointment-moved',
  'appointment-cancelled',
  'appointment-reminder',
  'order-measured',
  'order-in-production',
  'order-ready',
  'order-handed-over',
  'order-cancelled',
  'order-review',
  'contact-acknowledgement',
  'trade-acknowledgement',
  'inquiry-answer',
  'trade-link',
  'staff-deposit-paid',
  'staff-payment-review',
  'staff-contact',
  'staff-trade',
  'staff-revision-answered',
  'staff-alert',
  'staff-invitation',
] as const satisfies readonly MailKind[];
