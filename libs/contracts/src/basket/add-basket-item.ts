/** Puts a saved quote into the basket; one that is in it already stays once (D10). */
export interface AddBasketItemRequest {
  quoteId: string;
  /** A quote in the basket whose line this one takes, in its place: an edited or renewed quote. */
  replacesQuoteId?: string | null;
}
