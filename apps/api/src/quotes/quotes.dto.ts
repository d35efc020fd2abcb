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
  matchingPattern,
} from '../platform/validation';
import { TopDto } from './save/top.dto';

export class SaveQuoteDto extends dtoOf<Partial<SaveQuoteRequest>>({
  ...TopDto.rules,
  area: optionalAmount,
  basePrice: optionalAmount,
  totalPrice: optionalAmount,
  basketSessionId: optionalOrEmpty(
    matchingPattern(basketSessionPattern, 'This must be the name of a basket.'),
  ),
}) {}

/** With one quote or several (specification §7); `readMailInput` checks that there is one. */
export class EmailQuoteDto extends dtoOf<EmailQuoteRequest>({
  quoteId: optionalPublicId,
  quoteIds: optionalPublicIdList(emailQuoteLimits.quotes),
  email: requiredEmail,
  name: optionalLine(emailQuoteLimits.name),
  phone: optionalLine(emailQuoteLimits.phone),
}) {}
