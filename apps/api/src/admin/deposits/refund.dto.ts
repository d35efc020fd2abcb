import { type DecideRefundRequest, type RefundRequest, refundDecisions, refundLimits } from '@app/contracts';
import {
  dtoOf,
  optionalAmount,
  optionalFlag,
  optionalPublicId,
  requiredLine,
  requiredOneOf,
} from '../../platform/validation';

export class RefundDto extends dtoOf<RefundRequest>({
  amount: optionalAmount,
  reason: requiredLine(refundLimits.reason),
  attemptId: optionalPublicId,
  cancelsOrders: optionalFlag,
  refundableAmount: optionalAmount,
}) {}

export class DecideRefundDto extends dtoOf<DecideRefundRequest>({
  decision: requiredOneOf(refundDecisions),
  note: requiredLine(refundLimits.reason),
}) {}
