import {
  type DecideRefundRequest,
  type RefundDecision,
  type RefundRequest,
  refundDecisions,
  refundLimits,
} from '@app/contracts';
import { Amount, OptionalFlag } from '../../platform/validation/form-rules';
import { RequiredOneOf } from '../../platform/validation/one-of';
import { RequiredLine } from '../../platform/validation/plain-text';
import { OptionalPublicId } from '../../platform/validation/public-id';

/** Money that is to be given back, as staff ask for it. */
export class RefundDto implements RefundRequest {
  @Amount()
  amount: string;

  @RequiredLine(refundLimits.reason)
  reason: string;

  @OptionalPublicId()
  attemptId?: string | null;

  @OptionalFlag()
  cancelsOrders?: boolean;

  @Amount()
  refundableAmount?: string;
}

/** What staff decide about a refund that does not come about by itself. */
export class DecideRefundDto implements DecideRefundRequest {
  @RequiredOneOf(refundDecisions)
  decision: RefundDecision;

  @RequiredLine(refundLimits.reason)
  note: string;
}
