/**
 * How a revised quote stands: `proposed` until the customer answers on its share page; `withdrawn` where staff
 * recorded other sizes in the meantime.
 */
export const revisionStates = ['proposed', 'agreed', 'declined', 'withdrawn'] as const;
export type RevisionState = (typeof revisionStates)[number];

/** What a visitor is told about a quote that revises another after measuring. */
export interface QuoteRevision {
  state: RevisionState;
  previousReference: string;
  previousTotal: string;
  /** Pounds; negative where it became cheaper. */
  difference: string;
  /** What was paid already and counts towards it. */
  depositCredited: string;
  /** What delivery of the order costs besides, in pounds; '0.00' where it is collected, or nothing was paid yet. */
  deliveryAmount: string;
  /** Millimetres, as first quoted. */
  previousLength: number;
  previousWidth: number;
  answeredAt: string | null;
}

/** `POST /api/quotes/{id}/consent`: the id is the permission, as everywhere (D9). */
export interface AnswerRevisionRequest {
  isAgreed: boolean;
  /** The price that was shown, in pounds. */
  totalPrice: string;
}
