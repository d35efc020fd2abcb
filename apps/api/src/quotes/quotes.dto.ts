import {
  basketSessionPattern,
  emailQuoteLimits,
  type EmailQuoteRequest,
  type SaveQuoteRequest,
} from '@app/contracts';
import {
  dtoOf,
  optionalAmount,
  optionalLine,
  optionalOrEmpty,
  optionalPublicId,
  optionalPublicIdList,
  requiredEmail,
  shaped,
} from '../platform/validation';
import { TopDto } from './save/top.dto';

export class SaveQuoteDto extends dtoOf<Partial<SaveQuoteRequest>>({
  ...TopDto.rules,
  area: optionalAmount,
  basePrice: optionalAmount,
  totalPrice: optionalAmount,
  /** A name such as browsers give their baskets (D10). */
  basketSessionId: optionalOrEmpty(shaped(basketSessionPattern, 'This must be the name of a basket.')),
}) {}

/** In either form (specification §7); `readMailInput` says what is missing. */
export class EmailQuoteDto extends dtoOf<EmailQuoteRequest>({
  quoteId: optionalPublicId,
  quoteIds: optionalPublicIdList(emailQuoteLimits.quotes),
  email: requiredEmail,
  name: optionalLine(emailQuoteLimits.name),
  phone: optionalLine(emailQuoteLimits.phone),
}) {}
