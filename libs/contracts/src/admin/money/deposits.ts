import type { PaymentPurpose } from '../../payments/payment-purpose';
import type { OrderLabel } from '../../quotes/order';
import type { PaymentStatus } from '../../payments/payment-status';

/** A row of `GET /api/admin/deposit-payments` (D33); `?status` is a payment status. */
export interface AdminDeposit {
  id: string;
  purpose: PaymentPurpose;
  /** First of its quotes (D15). */
  quoteId: string;
  paymentStatus: PaymentStatus;
  customerName: string;
  customerEmail: string;
  customerPhone: string;
  quotes: { id: string; reference: string }[];
  /** Null: the order is not placed yet. */
  order: OrderLabel | null;
  totalAmount: string;
  depositAmount: string;
  refundedAmount: string;
  needsDelivery: boolean;
  deliveryAddress: string | null;
  /** The card provider's ids of the latest attempt. */
  sumupCheckoutId: string | null;
  transactionCode: string | null;
  createdAt: string;
  paidAt: string | null;
}

/** `POST /api/admin/deposit-payments/{id}/refunds`. */
export interface RefundRequest {
  /** Pounds, above 0 and at most what was paid and not yet refunded. */
  amount: string;
  /** Stored, and shown in the customer's mail. */
  reason: string;
  /** Charge to refund if the deposit has several; absent: the one that paid it. */
  attemptId?: string | null;
  /** Also declines the orders on its quotes, except completed ones. */
  cancelsOrders?: boolean;
  /** Refundable amount that was shown; 409 if it has changed. */
  refundableAmount?: string;
}
export const refundLimits = { reason: 300 } as const;

/** `send-again`: the refund is requested again. `settled-outside`: no request is sent, and it counts as refunded. */
export const refundDecisions = ['send-again', 'settled-outside'] as const;
export type RefundDecision = (typeof refundDecisions)[number];

/** `POST /api/admin/refunds/{refundId}/decision`. */
export interface DecideRefundRequest {
  decision: RefundDecision;
  /** Shown on the timeline. */
  note: string;
}

/** Payment reviews that are listed, oldest first. */
export const maxReviewsListed = 100;

/** `GET /api/admin/payment-reviews`: payments that staff must decide on, the hundred oldest. */
export interface PaymentReview {
  attemptId: string;
  depositId: string;
  quotes: { id: string; reference: string }[];
  /** Null: the order is not placed yet. */
  order: OrderLabel | null;
  customerName: string;
  customerPhone: string;
  /** Reason as a code: 'already-paid'. */
  reason: string;
  /** Reason as a sentence. */
  reasonText: string;
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
 * `accept`: the charge counts as this deposit. `refund`: all of it is refunded. `dismiss`: nothing was charged.
 * `settle`: settled outside the shop, nothing is left to do.
 */
export const reviewDecisions = ['accept', 'refund', 'dismiss', 'settle'] as const;
export type ReviewDecision = (typeof reviewDecisions)[number];

/** Decision on a payment under review. */
export interface DecidedReview {
  attemptId: string;
  decision: ReviewDecision;
}

/** `POST /api/admin/payment-reviews/{attemptId}/decision`. */
export interface DecideReviewRequest {
  decision: ReviewDecision;
  /** Shown on the timeline. */
  reason: string;
}
