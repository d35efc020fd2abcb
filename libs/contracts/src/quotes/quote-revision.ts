/**
 * State of a revised quote: `proposed` until the customer answers; `withdrawn` if staff recorded other sizes before that.
 */
export const revisionStates = ['proposed', 'agreed', 'declined', 'withdrawn'] as const;
export type RevisionState = (typeof revisionStates)[number];

/** A revised quote, compared with the one it revises. Amounts in pounds. */
export interface QuoteRevision {
  state: RevisionState;
  previousReference: string;
  previousTotal: string;
  /** Negative: it became cheaper. */
  difference: string;
  /** Paid deposit that counts towards it. */
  depositCredited: string;
  /** Delivery of the order, in addition; '0.00': collected, or nothing paid yet. */
  deliveryAmount: string;
  /** Millimetres, as first quoted. */
  previousLength: number;
  previousWidth: number;
  answeredAt: string | null;
}

/** `POST /api/quotes/{id}/consent`. The id grants access (D9). */
export interface AnswerRevisionRequest {
  isAgreed: boolean;
  /** Price that was shown, in pounds. */
  totalPrice: string;
}
