import type { SaveQuoteRequest } from '@app/contracts';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Amount } from '../platform/validation/amount';
import { TopDto } from './top.dto';

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
}
