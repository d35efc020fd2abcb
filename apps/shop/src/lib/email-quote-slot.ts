import type { QuoteResponse } from '@app/contracts';
import type { LayerListener } from './history/use-back-closes';

/** Props of the button that emails a saved quote. */
export interface EmailQuoteProps {
  quote: QuoteResponse;
  onLayer?: LayerListener;
}

/** Props of the form that emails the whole basket. */
export interface EmailBasketProps {
  quotes: readonly QuoteResponse[];
}
