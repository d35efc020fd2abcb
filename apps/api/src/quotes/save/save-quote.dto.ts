import { ApiPropertyOptional } from '@nestjs/swagger';
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

const optionalAmount = { oneOf: [{ type: 'number', nullable: true }, { type: 'string' }] };
const ignored = { ...optionalAmount, description: 'Accepted and ignored: the server works it out' };

/** A configuration with what the visitor was shown of its price. */
export class SaveQuoteDto extends TopDto implements Partial<SaveQuoteRequest> {
  @ApiPropertyOptional(ignored)
  @Amount()
  area?: number | string | null;

  @ApiPropertyOptional(ignored)
  @Amount()
  basePrice?: number | string | null;

  @ApiPropertyOptional({
    ...optionalAmount,
    example: '477.00',
    description: 'The price that the visitor was shown: where it is out of date, nothing is saved',
  })
  @Amount()
  totalPrice?: number | string | null;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    pattern: basketSessionPattern.source,
    description:
      'The browser’s basket: only with the one with which the first quote for a top was saved does another take its place',
  })
  @BasketSession()
  basketSessionId?: string | null;
}
