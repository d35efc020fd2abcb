import { emailQuoteLimits, type EmailQuoteRequest } from '@app/contracts';
import { OptionalLine, RequiredEmail } from '../../platform/validation/plain-text';
import { OptionalPublicId, OptionalPublicIdList } from '../../platform/validation/public-id';

/** A request for a mail as it may arrive, in either form (specification §7); `readMailInput` says what is missing. */
export class EmailQuoteDto implements EmailQuoteRequest {
  @OptionalPublicId()
  quoteId?: string | null;

  @OptionalPublicIdList(emailQuoteLimits.quotes)
  quoteIds?: string[] | null;

  @RequiredEmail()
  email: string;

  @OptionalLine(emailQuoteLimits.name)
  name?: string | null;

  @OptionalLine(emailQuoteLimits.phone)
  phone?: string | null;
}
