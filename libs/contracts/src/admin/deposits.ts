import type { PaymentPurpose } from '../payments/payment-purpose';
import type { OrderLabel } from '../quotes/order';
import type { PaymentStatus } from '../payments/payment-status';

/** A line of `GET /api/admin/deposit-payments` (D33): `?status` is a payment status. */
export interface AdminDeposit {
  id: string;
  purpose: PaymentPurpose;
  /** The first of its quotes (D15). */
  quoteId: string;
  paymentStatus: PaymentStatus;
  customerName: string;
  customerEmail: string;
  customerPhone: string;
  quotes: { id: string; reference: string }[];
  /** Null: it is not placed. */
  order: OrderLabel | null;
  totalAmount: string;
  depositAmount: string;
  refundedAmount: string;
  needsDelivery: boolean;
  deliveryAddress: string | null;
  /** The provider's ids of the latest attempt. */
  sumupCheckoutId: string | null;
  transactionCode: string | null;
  createdAt: string;
  paidAt: string | null;
}

/** `POST /api/admin/deposit-payments/{id}/refunds`. */
export interface RefundRequest {
  /** Pounds, above 0 and at most what was paid and not given back. */
  amount: string;
  /** For our records, and for the customer's mail. */
  reason: string;
  /** The charge, where a deposit has more than one; absent: the one that paid it. */
  attemptId?: string | null;
  /** The orders on its quotes are declined in the same moment; those that are completed stay so. */
  cancelsOrders?: boolean;
  /** What could be given back when this was decided: refused if the sum has changed. */
  refundableAmount?: string;
}
export const refundLimits = { reason: 300 } as const;

/** `send-again`: once more, as the books allow it. `settled-outside`: nothing more is sent, and it counts as given back. */
export const refundDecisions = ['send-again', 'settled-outside'] as const;
export type RefundDecision = (typeof refundDecisions)[number];

/** `POST /api/admin/refunds/{refundId}/decision`. */
export interface DecideRefundRequest {
  decision: RefundDecision;
  /** Kept on the timeline. */
  note: string;
}

/** Of payments that a person has to judge; who has more starts with these. */
export const maxReviewsListed = 100;

/** `GET /api/admin/payment-reviews`: payments that a person has to judge, the hundred oldest. */
export interface PaymentReview {
  attemptId: string;
  depositId: string;
  quotes: { id: string; reference: string }[];
  /** Null: it is not placed. */
  order: OrderLabel | null;
  customerName: string;
  customerPhone: string;
  /** Why, in the words of the records: 'already-paid'. */
  reason: string;
  /** The same for people. */
  words: string;
  askedAmount: string;
  chargedAmount: string | null;
  currency: string;
  checkoutId: string | null;
  transactionCode: string | null;
  since: string;
  dueAt: string | null;
  decisions: ReviewDecision[];
}

/**
 * `accept`: what was charged counts as this deposit. `refund`: it is given back, all of it. `dismiss`: nothing was
 * charged. `settle`: people have settled it outside the shop, and nothing is left to do here.
 */
export const reviewDecisions = ['accept', 'refund', 'dismiss', 'settle'] as const;
export type ReviewDecision = (typeof reviewDecisions)[number];

/** What was decided about a payment under review. */
export interface DecidedReview {
  attemptId: string;
  decision: ReviewDecision;
}

/** `POST /api/admin/payment-reviews/{attemptId}/decision`. */
export interface DecideReviewRequest {
  decision: ReviewDecision;
  /** Kept on the timeline. */
  reason: string;
}
