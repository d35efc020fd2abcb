import { type CreateDepositRequest, depositLimits } from '@app/contracts';
import {
  dtoOf,
  optionalAmount,
  optionalFlag,
  optionalLine,
  optionalPublicId,
  optionalPublicIdList,
  optionalText,
  requiredEmail,
  requiredLine,
  requiredPhone,
} from '../../platform/validation';

export class CreateDepositDto extends dtoOf<CreateDepositRequest>({
  quoteId: optionalPublicId,
  quoteIds: optionalPublicIdList(depositLimits.quotes),
  basketSessionId: optionalLine(100),
  customerName: requiredLine(depositLimits.customerName),
  customerEmail: requiredEmail,
  customerPhone: requiredPhone(depositLimits.customerPhone),
  totalAmount: optionalAmount,
  depositAmount: optionalAmount,
  needsDelivery: optionalFlag,
  deliveryAddress: optionalText(depositLimits.deliveryAddress),
  quotesDescription: optionalText(depositLimits.quotesDescription),
}) {}
