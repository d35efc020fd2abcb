import { basketSessionPattern, type SaveQuoteRequest } from '@app/contracts';
import { Amount } from '../../platform/validation/form-rules';
import { wireRule } from '../../platform/validation/wire-rule';
import { TopDto } from './top.dto';

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
