import type { TaskKind } from '@app/contracts';

/** Hours within which each kind should be done. */
export const staffTaskHours = {
  /** Promised within a day of a payment (specification §1). */
  'call-customer': 24,
  'arrange-delivery': 24,
  /** A payment that does not fit, within half a working day. */
  'review-payment': 4,
  /** The forms promise an answer within a day (specification §8). */
  'answer-contact': 24,
  'answer-trade': 24,
  'undelivered-mail': 24,
  'check-refund': 4,
  'check-books': 24,
  /** The card provider wants evidence within days. */
  chargeback: 24,
  'refund-credit': 24,
  'revision-answered': 24,
  /** The customer wants to cancel or has cancelled: nothing may be cut meanwhile. */
  'customer-cancels': 4,
  /** The workshop waits for an answer. */
  'workshop-problem': 4,
  /** A part of the shop, or a service it depends on, does not work. */
  alert: 4,
  /** Staff choose the day. */
  'own-task': 24,
} as const satisfies Record<TaskKind, number>;

/** Calls to customers: due while the shop is open. */
export const callTasks: readonly TaskKind[] = [
  'call-customer',
  'arrange-delivery',
  'undelivered-mail',
  'revision-answered',
];

export type StaffTaskKind = TaskKind;
export const staffTaskKinds = Object.keys(staffTaskHours) as StaffTaskKind[];
