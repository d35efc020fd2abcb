import type { QuoteResponse } from '../quotes/quote-response';

/** One line of a basket. */
export interface BasketItem {
  id: string;
  quoteId: string;
  /** As saved (D3); `paymentBlocker` says why the line cannot be paid, where it cannot (D21). */
  quote: QuoteResponse;
}

/** A basket, oldest line first. One that nobody has begun is empty (D10). */
export interface BasketResponse {
  items: BasketItem[];
  /** Sum of all lines, pounds with 2 decimals. */
  totalAmount: string;
  count: number;
}
