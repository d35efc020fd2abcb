import { basketLimits } from '../basket/basket-limits';
import type { OrderStage } from './order-stage';
import type { JobLabel, QuoteResponse } from './quote-response';

/** Characters of a job's name, and quotes in it. */
export const jobLimits = { name: 120, quotes: basketLimits.items } as const;

/**
 * `POST /api/jobs`: has the quotes of a basket be one job. From the same basket once more it is the same job, with the
 * quotes that are in the basket now, as long as no money has come in on it.
 */
export interface NameJobRequest {
  basketSessionId: string;
  name: string;
}

/** `GET /api/jobs/{id}`. Its id grants reading: it names nobody, like a quote (D9). */
export interface JobResponse extends JobLabel {
  createdAt: string;
  /** Those that stand for its tops now, in the order of the job; each says why it cannot be paid, where it cannot (D21). */
  tops: JobTop[];
  totalAmount: string;
  /** On all of them; none of them is paid without the others. */
  depositAmount: string;
  /** What has come in on all of them, less what was given back. */
  receivedAmount: string;
}

export interface JobTop {
  quote: QuoteResponse;
  /** Null: it is no order. */
  stage: OrderStage | null;
}

/** `PUT /api/admin/quotes/{id}/job`: the job of a quote has this name and these quotes from now on, itself among them or not. */
export interface SetJobRequest {
  name: string;
  /** References. Changed only as long as no money has come in; none: there is no job any more. */
  references: string[];
}

/** A job as staff see it beside one of its quotes. */
export interface AdminJob extends JobLabel {
  tops: { id: string; reference: string; quantity: number; stage: OrderStage | null; totalPrice: string }[];
  /** No money has come in: quotes can be put in and taken out. */
  canChange: boolean;
}
