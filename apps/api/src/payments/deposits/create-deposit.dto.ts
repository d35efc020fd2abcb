import { type CreateDepositRequest, depositLimits } from '@app/contracts';
import { Amount, OptionalFlag } from '../../platform/validation/form-rules';
import {
  OptionalLine,
  OptionalText,
  RequiredEmail,
  RequiredLine,
  RequiredPhone,
} from '../../platform/validation/plain-text';
import { OptionalPublicId, OptionalPublicIdList } from '../../platform/validation/public-id';

/** A request for a deposit as it may arrive; `readPaymentInput` says what is missing. */
export class CreateDepositDto implements CreateDepositRequest {
  @OptionalPublicId()
  quoteId?: string | null;

  @OptionalPublicIdList(depositLimits.quotes)
  quoteIds?: string[] | null;

  @OptionalLine(100)
  basketSessionId?: string | null;

  @RequiredLine(depositLimits.customerName)
  customerName: string;

  @RequiredEmail()
  customerEmail: string;

  @RequiredPhone(depositLimits.customerPhone)
  customerPhone: string;

  @Amount()
  totalAmount?: number | string | null;

  @Amount()
  depositAmount?: number | string | null;

  @OptionalFlag()
  needsDelivery?: boolean | null;

  @OptionalText(depositLimits.deliveryAddress)
  deliveryAddress?: string | null;

  @OptionalText(depositLimits.quotesDescription)
  quotesDescription?: string | null;
}
