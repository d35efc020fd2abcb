import type { TaskKind } from '@app/contracts';

/** How soon somebody of the team does it, in hours. */
export const staffTaskHours = {
  /** The team promises to call within a day of a payment (specification §1). */
  'call-customer': 24,
  /** More tops than one delivery covers. */
  'arrange-delivery': 24,
  /** Money that does not fit is looked at within the morning or the afternoon. */
  'review-payment': 4,
  /** Both forms promise an answer within a day (specification §8). */
  'answer-contact': 24,
  'answer-trade': 24,
  /** A mail that could not be delivered: its receiver should be told in another way. */
  'undelivered-mail': 24,
  /** Money that was to go back, and of which the provider's books show nothing. */
  'check-refund': 4,
  /** Money that moved at the card provider without the shop. */
  'check-books': 24,
  /** More has come in on an order than its price. */
  'give-back-credit': 24,
  /** A customer has answered to a revised price: the workshop waits for it. */
  'revision-answered': 24,
  /** A customer wants to cancel an order, or has done so: nothing is to be cut meanwhile. */
  'customer-cancels': 4,
  /** Something of the shop's own does not work, or another's that it needs. */
  alert: 4,
} as const satisfies Record<TaskKind, number>;

/** What staff have to do; the same as on the wire. */
export type StaffTaskKind = TaskKind;
export const staffTaskKinds = Object.keys(staffTaskHours) as StaffTaskKind[];
