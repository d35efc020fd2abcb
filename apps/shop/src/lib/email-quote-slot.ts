import type { QuoteResponse } from '@app/contracts';

/** Props of the button that emails a saved quote. */
export interface EmailQuoteProps {
  quote: QuoteResponse;
  onOpen?: () => void;
}

/** Props of the form that emails the whole basket. */
export interface EmailBasketProps {
  quotes: readonly QuoteResponse[];
}
