import type { QuoteResponse } from '@app/contracts';
import type { TellLayer } from './history/use-back-closes';

/** What the calculator hands to the button that has a saved quote sent by email. */
export interface EmailQuoteProps {
  quote: QuoteResponse;
  onLayer?: TellLayer;
}

/** What the basket hands to the form that has all of it sent in one email. */
export interface EmailBasketProps {
  quotes: readonly QuoteResponse[];
}
