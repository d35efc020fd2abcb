import type { OrderStage } from '../../quotes/order-stage';
import type { RecordedMethod } from '../money/ledger';

/** How far an order is when it is cancelled: before its sizes are agreed, before the stone is cut, or after. */
export const cancellingSteps = ['toMeasure', 'measured', 'cut'] as const;
export type CancellingStep = (typeof cancellingSteps)[number];

export const cancellingStepOf = (stage: OrderStage): CancellingStep => {
  if (stage === 'to-measure') return 'toMeasure';
  return stage === 'measured' ? 'measured' : 'cut';
};

/**
 * `GET /api/cancelling-rules`, `PUT /api/admin/cancelling-rules`: what is kept of the payments for a cancelled order, in
 * pounds; null: everything that was paid.
 */
export type CancellingRules = Record<CancellingStep, string | null>;

/** Used until the owner saves other rules. */
export const defaultCancellingRules: CancellingRules = { toMeasure: '0.00', measured: '50.00', cut: null };

/** Pounds, at most two decimals. */
export const keptAmountPattern = /^\d{1,5}(?:\.\d{1,2})?$/;

/**
 * `GET /api/admin/quotes/{id}/cancelling?quoteIds=…` (the quotes to cancel; absent: this one) and
 * `GET /api/orders/{token}/cancelling`: what cancelling now would do.
 */
export interface Cancelling extends CancellingAmounts {
  /** Each top that would be cancelled, in the order's sequence. */
  tops: ({ quoteId: string } & CancellingAmounts)[];
  /** Part of `received` that can be refunded to the card; the rest was paid in another way. */
  toCard: string;
  /** The customer may cancel without staff. */
  canCustomerCancel: boolean;
  /** The customer has asked to cancel. */
  isAsked: boolean;
}

export interface CancellingAmounts {
  /** Of several tops, that of the most advanced. */
  step: CancellingStep;
  /** Paid and not refunded, in pounds. */
  received: string;
  /** Part of it that is refunded by the rules. */
  refunded: string;
}

/** `POST /api/admin/quotes/{id}/cancel`. */
export interface CancelOrderRequest {
  /** Quotes of the order to cancel; absent: this quote only. */
  quoteIds?: string[];
  /** Pounds, at most what was received; refunded to the card first. */
  refunded: string;
  /** How the part that does not go to the card was refunded; null: all of it goes to the card. */
  method?: RecordedMethod | null;
  /** Shown to staff, and sent with the refund. */
  reason: string;
}

/**
 * `POST /api/orders/{token}/cancel`: cancels the order, or asks staff to if the stone is cut or money has to be given
 * back by hand.
 */
export interface CancelOwnOrderRequest {
  /** Amount that was shown; 409 if it has changed. */
  refunded: string;
}
