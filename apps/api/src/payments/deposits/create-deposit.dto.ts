import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  type CreateDepositRequest,
  basketSessionPattern,
  depositLimits,
  quoteIdPattern,
} from '@app/contracts';
import { Amount, OptionalFlag } from '../../platform/validation/form-rules';
import {
  OptionalLine,
  OptionalText,
  RequiredEmail,
  RequiredLine,
  RequiredPhone,
} from '../../platform/validation/plain-text';
import { OptionalPublicId, OptionalPublicIdList } from '../../platform/validation/public-id';

const figure = (description: string) => ({
  oneOf: [{ type: 'number', nullable: true }, { type: 'string' }],
  description: `${description} Only compared: where it differs, nothing is set up and the answer has the right one`,
});

/** A request for a deposit as it may arrive; `readPaymentInput` says what is missing. */
export class CreateDepositDto implements CreateDepositRequest {
  @ApiPropertyOptional({ type: String, nullable: true, pattern: quoteIdPattern.source })
  @OptionalPublicId()
  quoteId?: string | null;

  @ApiPropertyOptional({
    type: 'array',
    items: { type: 'string', pattern: quoteIdPattern.source },
    maxItems: depositLimits.quotes,
    nullable: true,
  })
  @OptionalPublicIdList(depositLimits.quotes)
  quoteIds?: string[] | null;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    pattern: basketSessionPattern.source,
    description: 'All quotes in this basket; quotes named besides must be in it',
  })
  @OptionalLine(100)
  basketSessionId?: string | null;

  @ApiProperty({ maxLength: depositLimits.customerName, example: 'Ada Lovelace' })
  @RequiredLine(depositLimits.customerName)
  customerName: string;

  @ApiProperty({ maxLength: depositLimits.customerEmail, format: 'email', example: 'ada@example.com' })
  @RequiredEmail()
  customerEmail: string;

  @ApiProperty({ maxLength: depositLimits.customerPhone, example: '0118 496 0123' })
  @RequiredPhone(depositLimits.customerPhone)
  customerPhone: string;

  @ApiPropertyOptional({ ...figure('Tops plus delivery, in pounds.'), example: '740.20' })
  @Amount()
  totalAmount?: number | string | null;

  @ApiPropertyOptional({ ...figure('10 % of it.'), example: '74.02' })
  @Amount()
  depositAmount?: number | string | null;

  @ApiPropertyOptional({ type: Boolean, nullable: true })
  @OptionalFlag()
  needsDelivery?: boolean | null;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: depositLimits.deliveryAddress,
    description: 'Address and postcode; needed with delivery',
  })
  @OptionalText(depositLimits.deliveryAddress)
  deliveryAddress?: string | null;

  @ApiPropertyOptional({ type: String, nullable: true, maxLength: depositLimits.quotesDescription })
  @OptionalText(depositLimits.quotesDescription)
  quotesDescription?: string | null;
}
