import { isAgreed } from './quote-standing';
import type { QuoteOfTop } from './is-ordered-under-another';

type CountedQuote = Pick<
  QuoteOfTop,
  'deposit_state' | 'status' | 'standing' | 'deleted_at' | 'has_customer'
> & { reference: string };

/**
 * The current one of all quotes for a top (decision 38): the one with a payment, else the newest. undefined: all are
 * deleted or not agreed to.
 */
export function currentQuoteOf<Quote extends CountedQuote>(sameTop: readonly Quote[]): Quote | undefined {
  const isTopOrdered = sameTop.some(isOrdered);
  const isTopTaken = sameTop.some(isOrderedOrHasCustomer);
  const rankOf = (quote: Quote) => {
    if (quote.deposit_state === 'paid') return 3;
    // A stranger's payment must not determine the quote of somebody else's top.
    if (quote.deposit_state === 'review' && (isOrderedOrHasCustomer(quote) || !isTopTaken)) return 2;
    return quote.deposit_state === 'open' && !isTopOrdered ? 1 : 0;
  };
  return sameTop
    .filter(canBeCurrent)
    .toSorted((a, b) => rankOf(b) - rankOf(a) || numberOf(b) - numberOf(a))[0];
}

export const canBeCurrent = ({ deleted_at, standing }: CountedQuote): boolean =>
  !deleted_at && isAgreed(standing);

const isOrdered = ({ status }: CountedQuote) => status === 'approved' || status === 'completed';
const isOrderedOrHasCustomer = (quote: CountedQuote) => isOrdered(quote) || quote.has_customer;
const numberOf = ({ reference }: CountedQuote) => Number(reference.split('-')[2]);
