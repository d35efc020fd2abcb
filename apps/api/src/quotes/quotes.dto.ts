import {
  basketSessionPattern,
  type AnswerRevisionRequest,
  emailQuoteLimits,
  type EmailQuoteRequest,
  type SaveQuoteRequest,
} from '@app/contracts';
import { Amount, RequiredFlag } from '../platform/validation/form-rules';
import { OptionalLine, RequiredEmail } from '../platform/validation/plain-text';
import { OptionalPublicId, OptionalPublicIdList } from '../platform/validation/public-id';
import { requiredWireRule, wireRule } from '../platform/validation/wire-rule';
import { TopDto } from './save/top.dto';

/** A name such as browsers give their baskets (D10); '' means absent. */
const BasketSession = () =>
  wireRule({
    name: 'basketSession',
    accepts: (value) => value === '' || (typeof value === 'string' && basketSessionPattern.test(value)),
    message: 'This must be the name of a basket.',
    schema: { type: 'string', pattern: basketSessionPattern.source },
  });

/** A configuration with what the visitor was shown of its price. */
export class SaveQuoteDto extends TopDto implements Partial<SaveQuoteRequest> {
  @Amount()
  area?: number | string | null;

  @Amount()
  basePrice?: number | string | null;

  @Amount()
  totalPrice?: number | string | null;

  @BasketSession()
  basketSessionId?: string | null;
}

/** In either form (specification §7); `readMailInput` says what is missing. */
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

const pounds = /^\d{1,10}\.\d{2}$/;

/** An amount exactly as it was sent to the reader. */
const RequiredPounds = () =>
  requiredWireRule({
    name: 'requiredPounds',
    accepts: (value) => typeof value === 'string' && pounds.test(value),
    message: 'This must be an amount such as 477.00.',
    schema: { type: 'string', pattern: pounds.source },
  });

export class AnswerRevisionDto implements AnswerRevisionRequest {
  @RequiredFlag()
  isAgreed: boolean;

  @RequiredPounds()
  totalPrice: string;
}
