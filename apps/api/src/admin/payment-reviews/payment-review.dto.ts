import { refundLimits, reviewDecisions, type DecideReviewRequest, type ReviewDecision } from '@app/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { RequiredOneOf } from '../../platform/validation/one-of';
import { RequiredLine } from '../../platform/validation/plain-text';

/** What staff decide about a payment. */
export class DecideReviewDto implements DecideReviewRequest {
  @ApiProperty({ enum: reviewDecisions })
  @RequiredOneOf(reviewDecisions)
  decision: ReviewDecision;

  @ApiProperty({ maxLength: refundLimits.reason, description: 'Kept on the timeline; told with a refund' })
  @RequiredLine(refundLimits.reason)
  reason: string;
}
