import type { OrderLabel } from '../../quotes/order';
/** Every kind of mail, with its label in the mail log. */
export const mailLabels = {
  quote: 'Quote',
  quotes: 'Quotes',
  'quote-reminder': 'Reminder of a quote',
  'quote-follow-up': 'Follow-up of a quote',
  'quote-revised': 'Revised quote',
  'deposit-confirmation': 'Deposit confirmation',
  'payment-received': 'Payment received',
  'deposit-asked': 'Deposit to pay',
  'deposit-overdue': 'Deposit overdue',
  'balance-asked': 'Your balance',
  'balance-reminder': 'Balance reminder',
  'balance-overdue': 'Balance overdue',
  invoice: 'Invoice or credit note',
  'payment-not-completed': 'Payment not completed',
  'deposit-refunded': 'Deposit refunded',
  'appointment-offered': 'Appointment offered',
  'appointment-booked': 'Appointment booked',
  'appointment-moved': 'Appointment moved',
  'appointment-cancelled': 'Appointment cancelled',
  'appointment-reminder': 'Reminder of an appointment',
  'order-measured': 'Order: sizes agreed',
  'order-drawing': 'Drawing to cut by',
  'order-in-production': 'Order: in production',
  'order-ready': 'Order: ready',
  'order-handed-over': 'Order: delivered or collected',
  'order-cancelled': 'Order cancelled',
  'order-review': 'Request for a review',
  'contact-acknowledgement': 'Message received',
  'trade-acknowledgement': 'Trade inquiry received',
  'inquiry-answer': 'Answer to an inquiry',
  'trade-link': 'Link to trade prices',
  'staff-deposit-paid': 'Team: deposit paid',
  'staff-payment-review': 'Team: payment to look at',
  'staff-contact': 'Team: message',
  'staff-trade': 'Team: trade inquiry',
  'staff-revision-answered': 'Team: revised price answered',
  'staff-alert': 'Team: something does not work',
  'staff-invitation': 'Link to choose a password',
} as const;

/** A row of `GET /api/admin/mails` (D33): `?status` is a state, `?kind` a kind, `?search` a recipient, subject or reference. */
export interface AdminMail {
  id: string;
  kind: string;
  /** Label of the kind: 'Quote'. */
  label: string;
  state: 'waiting' | 'sent' | 'failed' | 'withheld';
  /** Null: the team. */
  toName: string | null;
  toAddress: string | null;
  /** Null: not composed yet. */
  subject: string | null;
  quotes: { id: string; reference: string }[];
  /** Order of its quotes; null: none. */
  order: OrderLabel | null;
  tries: number;
  /** Last answer of the mail server, or why the mail was not sent. */
  remark: string | null;
  createdAt: string;
  /** When it was sent, failed for good or was withheld. */
  settledAt: string | null;
  nextTryAt: string | null;
  canBeResent: boolean;
}

/** `GET /api/admin/mails/{id}`. Its HTML is at `…/preview`, for a sandboxed frame. */
export interface AdminMailDetail extends AdminMail {
  text: string | null;
  hasPreview: boolean;
  attachments: { name: string; type: string; size: number }[];
}

export interface ResendMailResponse {
  /** Id of the new mail. */
  id: string;
}
