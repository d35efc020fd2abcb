import { basketLimits } from '../basket/basket-limits';
import type { OrderStage } from './order-stage';
import type { JobLabel, QuoteResponse } from './quote-response';

/** Characters of a job's name, and quotes in it. */
export const jobLimits = { name: 120, quotes: basketLimits.items } as const;

/**
 * `POST /api/jobs`: makes the quotes of a basket one job. The same basket updates its job, until a payment is made or
 * started.
 */
export interface NameJobRequest {
  basketSessionId: string;
  name: string;
}

/** `GET /api/jobs/{id}`. The id grants access; no personal details, as in a quote (D9). */
export interface JobResponse extends JobLabel {
  createdAt: string;
  /** Current quote of each top, in the job's order; `paymentBlocker` says why one cannot be paid (D21). */
  tops: JobTop[];
  totalAmount: string;
  /** Deposit for all tops, paid together. */
  depositAmount: string;
  /** Received for all tops less refunds. */
  receivedAmount: string;
}

export interface JobTop {
  quote: QuoteResponse;
  /** Null: not ordered. */
  stage: OrderStage | null;
}

/** `PUT /api/admin/quotes/{id}/job`: replaces name and quotes of the job of this quote. */
export interface SetJobRequest {
  name: string;
  /** References of all quotes; can change only before any payment. Empty: dissolves the job. */
  references: string[];
}

/** A job as staff see it on one of its quotes. */
export interface AdminJob extends JobLabel {
  tops: { id: string; reference: string; quantity: number; stage: OrderStage | null; totalPrice: string }[];
  /** No payment yet, so quotes can be added and removed. */
  canChange: boolean;
}
