import {
  refundLimits,
  reviewDecisions,
  type DecideReviewRequest,
  type PaymentReview,
  type ReviewDecision,
} from '@app/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { RequiredOneOf } from '../../platform/validation/one-of';
import { RequiredLine } from '../../platform/validation/plain-text';

class ReviewedQuoteDto {
  @ApiProperty() id: string;
  @ApiProperty({ example: 'VT-26-00412' }) reference: string;
}

/** The documents' view of {@link PaymentReview}. */
export class PaymentReviewDto implements PaymentReview {
  @ApiProperty({ example: 'kLSwY2vXZwqkrDQuVyeBfQ' }) attemptId: string;
  @ApiProperty() depositId: string;
  @ApiProperty({ type: [ReviewedQuoteDto] }) quotes: ReviewedQuoteDto[];
  @ApiProperty() customerName: string;
  @ApiProperty() customerPhone: string;
  @ApiProperty({ example: 'already-paid' }) reason: string;
  @ApiProperty({ description: 'The reason in words' }) words: string;
  @ApiProperty({ example: '35.70' }) askedAmount: string;
  @ApiProperty({ type: String, nullable: true, description: 'As far as it is known' }) chargedAmount:
    | string
    | null;
  @ApiProperty({ example: 'GBP' }) currency: string;
  @ApiProperty({ type: String, nullable: true }) checkoutId: string | null;
  @ApiProperty({ type: String, nullable: true }) transactionCode: string | null;
  @ApiProperty({ format: 'date-time' }) since: string;
  @ApiProperty({ type: String, nullable: true, format: 'date-time' }) dueAt: string | null;
  @ApiProperty({ enum: reviewDecisions, isArray: true }) decisions: ReviewDecision[];
}

/** What staff decide about a payment. */
export class DecideReviewDto implements DecideReviewRequest {
  @ApiProperty({ enum: reviewDecisions })
  @RequiredOneOf(reviewDecisions)
  decision: ReviewDecision;

  @ApiProperty({ maxLength: refundLimits.reason, description: 'Kept on the timeline; told with a refund' })
  @RequiredLine(refundLimits.reason)
  reason: string;
}

/** What was decided. */
export class DecidedReviewDto {
  @ApiProperty() attemptId: string;
  @ApiProperty({ enum: reviewDecisions }) decision: ReviewDecision;
}
