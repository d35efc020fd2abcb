import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { emailQuoteLimits, quoteIdPattern, type EmailQuoteRequest } from '@app/contracts';
import { OptionalLine, RequiredEmail } from '../../platform/validation/plain-text';
import { OptionalPublicId, OptionalPublicIdList } from '../../platform/validation/public-id';

/** A request for a mail as it may arrive, in either form (specification §7); `readMailInput` says what is missing. */
export class EmailQuoteDto implements EmailQuoteRequest {
  @ApiPropertyOptional({
    type: String,
    nullable: true,
    pattern: quoteIdPattern.source,
    description: 'The quote, or the first of several',
  })
  @OptionalPublicId()
  quoteId?: string | null;

  @ApiPropertyOptional({
    type: 'array',
    items: { type: 'string', pattern: quoteIdPattern.source },
    maxItems: emailQuoteLimits.quotes,
    nullable: true,
    description: 'Several quotes in one mail, in their order',
  })
  @OptionalPublicIdList(emailQuoteLimits.quotes)
  quoteIds?: string[] | null;

  @ApiProperty({
    maxLength: emailQuoteLimits.email,
    format: 'email',
    example: 'ada@example.com',
    description: 'One address',
  })
  @RequiredEmail()
  email: string;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: emailQuoteLimits.name,
    example: 'Ada Lovelace',
  })
  @OptionalLine(emailQuoteLimits.name)
  name?: string | null;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: emailQuoteLimits.phone,
    example: '0118 496 0123',
  })
  @OptionalLine(emailQuoteLimits.phone)
  phone?: string | null;
}
