import { type AddBasketItemRequest } from '@app/contracts';
import { OptionalPublicId, RequiredPublicId } from '../platform/validation/public-id';

/** Which quote to put into a basket. */
export class AddBasketItemDto implements AddBasketItemRequest {
  @RequiredPublicId()
  quoteId: string;

  @OptionalPublicId()
  replacesQuoteId?: string | null;
}
