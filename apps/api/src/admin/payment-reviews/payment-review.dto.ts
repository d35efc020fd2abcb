import { refundLimits, reviewDecisions, type DecideReviewRequest, type ReviewDecision } from '@app/contracts';
import { RequiredOneOf } from '../../platform/validation/one-of';
import { RequiredLine } from '../../platform/validation/plain-text';

/** What staff decide about a payment. */
export class DecideReviewDto implements DecideReviewRequest {
  @RequiredOneOf(reviewDecisions)
  decision: ReviewDecision;

  @RequiredLine(refundLimits.reason)
  reason: string;
}
