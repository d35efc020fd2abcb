import type { QuoteResponse } from '../quotes/quote-response';

/** One line of a basket. */
export interface BasketItem {
  id: string;
  quoteId: string;
  /** As saved (D3); `paymentBlocker` says why it cannot be paid (D21). */
  quote: QuoteResponse;
}

/** A basket, oldest item first. An unknown one is empty (D10). */
export interface BasketResponse {
  items: BasketItem[];
  /** Sum of all lines, pounds with 2 decimals. */
  totalAmount: string;
  count: number;
}
