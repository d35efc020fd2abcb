import type { OrderStage } from '../quotes/order-stage';
import type { RecordedMeans } from './ledger';

/** Until when an order is cancelled: before its sizes are agreed, before the stone is cut, after that. */
export const cancellingSteps = ['toMeasure', 'measured', 'cut'] as const;
export type CancellingStep = (typeof cancellingSteps)[number];

export const cancellingStepOf = (stage: OrderStage): CancellingStep => {
  if (stage === 'to-measure') return 'toMeasure';
  return stage === 'measured' ? 'measured' : 'cut';
};

/**
 * `GET /api/cancelling-rules`, `PUT /api/admin/cancelling-rules`: what is kept of the deposit where an order is cancelled,
 * in pounds; null: all that was paid.
 */
export type CancellingRules = Record<CancellingStep, string | null>;

/** As long as nobody has said anything else. */
export const defaultCancellingRules: CancellingRules = { toMeasure: '0.00', measured: '50.00', cut: null };

/** Pounds, at most two decimals. */
export const keptAmountPattern = /^\d{1,5}(?:\.\d{1,2})?$/;

/** `GET /api/admin/quotes/{id}/cancelling?quoteIds=…` (those that are cancelled; absent: it alone) and `GET /api/orders/{token}/cancelling`: what cancelling it now would do. */
export interface Cancelling {
  step: CancellingStep;
  /** Pounds that were paid and not given back. */
  received: string;
  /** Of these, by the rules. */
  givenBack: string;
  /** Of what was received, what can go back to the card; the rest was paid otherwise. */
  toCard: string;
  /** Its customer may cancel it without asking. */
  canCustomerCancel: boolean;
  /** Its customer has asked for it. */
  isAsked: boolean;
}

/** `POST /api/admin/quotes/{id}/cancel`. */
export interface CancelOrderRequest {
  /** The tops of its order that are cancelled; absent: that of the quote alone. */
  quoteIds?: string[];
  /** Pounds, at most what was received; to the card first. */
  givenBack: string;
  /** How what does not go to the card was given back; null: all of it does. */
  means?: RecordedMeans | null;
  /** For staff, and with the refund. */
  reason: string;
}

/** `POST /api/orders/{token}/cancel`: cancels it, or asks for it where the stone is cut or something has to be given back by hand. */
export interface CancelOwnOrderRequest {
  /** As it was shown; if it has changed, the request is a conflict. */
  givenBack: string;
}
