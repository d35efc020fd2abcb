/** Adds a saved quote to the basket; adding it again changes nothing (D10). */
export interface AddBasketItemRequest {
  quoteId: string;
  /** Quote in the basket that this edited or renewed one replaces. */
  replacesQuoteId?: string | null;
}
