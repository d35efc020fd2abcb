/**
 * Everything that a quote's timeline tells. Whoever writes a new kind enters it here, and in words for staff in
 * admin/quotes/timeline-words.
 */
export const timelineKinds = [
  'made-by-staff',
  'customer-changed',
  'status-changed',
  'validity-changed',
  'note',
  'deleted',
  'restored',
  'mail-requested',
  'reminder-written',
  'mail-sent',
  'mail-failed',
  'deposit-begun',
  'deposit-details-changed',
  'deposit-paid',
  'deposit-not-paid',
  'deposit-in-review',
  'review-decided',
  'refund-asked',
  'refund-confirmed',
  'refund-failed',
  'refund-sent-again',
  'refund-settled-outside',
  'task-done',
  'task-reopened',
  'mail-resent',
  'measured',
  'revision-proposed',
  'made-by-revision',
  'revision-agreed',
  'revision-declined',
  'revision-withdrawn',
] as const;
export type TimelineKind = (typeof timelineKinds)[number];
