import { type AddBasketItemRequest } from '@app/contracts';
import { dtoOf, optionalPublicId, requiredPublicId } from '../platform/validation';

/** Which quote to put into a basket. */
export class AddBasketItemDto extends dtoOf<AddBasketItemRequest>({
  quoteId: requiredPublicId,
  replacesQuoteId: optionalPublicId,
}) {}
