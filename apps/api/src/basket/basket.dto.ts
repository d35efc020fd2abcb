import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  basketLimits,
  quoteIdPattern,
  type AddBasketItemRequest,
  type BasketItem,
  type BasketResponse,
} from '@app/contracts';
import { OptionalPublicId, RequiredPublicId } from '../platform/validation/public-id';
import { QuoteDto } from '../quotes';

class BasketItemDto implements BasketItem {
  @ApiProperty({ example: 'mHqTn1w0Qx2sV9LkPz4aYg' }) id: string;
  @ApiProperty({ example: 'kLSwY2vXZwqkrDQuVyeBfQ' }) quoteId: string;
  @ApiProperty({ description: 'As saved; `paymentBlocker` says why it cannot be paid, where it cannot' })
  quote: QuoteDto;
}

/** The documents' view of {@link BasketResponse}. */
export class BasketDto implements BasketResponse {
  @ApiProperty({ type: [BasketItemDto], maxItems: basketLimits.items, description: 'Oldest first' })
  items: BasketItemDto[];
  @ApiProperty({ example: '705.20', description: 'Of all lines' }) totalAmount: string;
  @ApiProperty({ type: 'integer', example: 2 }) count: number;
}

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
