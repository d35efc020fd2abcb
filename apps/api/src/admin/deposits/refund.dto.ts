import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  type DecideRefundRequest,
  type RefundDecision,
  type RefundRequest,
  quoteIdPattern,
  refundDecisions,
  refundLimits,
} from '@app/contracts';
import { Amount, OptionalFlag } from '../../platform/validation/form-rules';
import { RequiredOneOf } from '../../platform/validation/one-of';
import { RequiredLine } from '../../platform/validation/plain-text';
import { OptionalPublicId } from '../../platform/validation/public-id';

/** Money that is to be given back, as staff ask for it. */
export class RefundDto implements RefundRequest {
  @ApiProperty({ type: String, example: '47.70', description: 'Pounds, above 0 and at most 2 decimals' })
  @Amount()
  amount: string;

  @ApiProperty({ maxLength: refundLimits.reason, example: 'This colour can no longer be had' })
  @RequiredLine(refundLimits.reason)
  reason: string;

  @ApiPropertyOptional({ type: String, nullable: true, pattern: quoteIdPattern.source })
  @OptionalPublicId()
  attemptId?: string | null;

  @ApiPropertyOptional({ description: 'The orders on its quotes are declined in the same moment' })
  @OptionalFlag()
  cancelsOrders?: boolean;
}

/** What staff decide about a refund that does not come about by itself. */
export class DecideRefundDto implements DecideRefundRequest {
  @ApiProperty({ enum: refundDecisions })
  @RequiredOneOf(refundDecisions)
  decision: RefundDecision;

  @ApiProperty({ maxLength: refundLimits.reason, description: 'Kept on the timeline' })
  @RequiredLine(refundLimits.reason)
  note: string;
}
