import { type DecideRefundRequest, type RefundRequest, refundDecisions, refundLimits } from '@app/contracts';
import {
  dtoOf,
  optionalAmount,
  optionalFlag,
  optionalPublicId,
  requiredLine,
  requiredOneOf,
} from '../../platform/validation';

/** Money that is to be given back, as staff ask for it. */
export class RefundDto extends dtoOf<RefundRequest>({
  amount: optionalAmount,
  reason: requiredLine(refundLimits.reason),
  attemptId: optionalPublicId,
  cancelsOrders: optionalFlag,
  refundableAmount: optionalAmount,
}) {}

/** What staff decide about a refund that does not come about by itself. */
export class DecideRefundDto extends dtoOf<DecideRefundRequest>({
  decision: requiredOneOf(refundDecisions),
  note: requiredLine(refundLimits.reason),
}) {}
