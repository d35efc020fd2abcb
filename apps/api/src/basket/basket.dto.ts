import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { quoteIdPattern, type AddBasketItemRequest } from '@app/contracts';
import { OptionalPublicId, RequiredPublicId } from '../platform/validation/public-id';

/** Which quote to put into a basket. */
export class AddBasketItemDto implements AddBasketItemRequest {
  @ApiProperty({ pattern: quoteIdPattern.source, example: 'kLSwY2vXZwqkrDQuVyeBfQ' })
  @RequiredPublicId()
  quoteId: string;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    pattern: quoteIdPattern.source,
    description: 'The quote in the basket whose line this one takes',
  })
  @OptionalPublicId()
  replacesQuoteId?: string | null;
}
