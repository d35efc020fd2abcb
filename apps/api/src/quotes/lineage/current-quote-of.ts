import { isAgreed } from './quote-standing';
import type { QuoteOfTop } from './is-ordered-under-another';

type CountedQuote = Pick<
  QuoteOfTop,
  'deposit_state' | 'status' | 'standing' | 'deleted_at' | 'has_customer'
> & { reference: string };

/**
 * Of all quotes for a top, the one that counts (decision 38): the one with money, else the newest. undefined: all are
 * deleted or not agreed to.
 */
export function currentQuoteOf<Quote extends CountedQuote>(sameTop: readonly Quote[]): Quote | undefined {
  const isTopOrdered = sameTop.some(isOrdered);
  const isTopTaken = sameTop.some(isTaken);
  const rankOf = (quote: Quote) => {
    if (quote.deposit_state === 'paid') return 3;
    // A stranger's payment must not decide about somebody else's top.
    if (quote.deposit_state === 'review' && (isTaken(quote) || !isTopTaken)) return 2;
    return quote.deposit_state === 'open' && !isTopOrdered ? 1 : 0;
  };
  return sameTop
    .filter(canBeCurrent)
    .toSorted((one, other) => rankOf(other) - rankOf(one) || numberOf(other) - numberOf(one))[0];
}

export const canBeCurrent = ({ deleted_at, standing }: CountedQuote): boolean =>
  !deleted_at && isAgreed(standing);

const isOrdered = ({ status }: CountedQuote) => status === 'approved' || status === 'completed';
const isTaken = (quote: CountedQuote) => isOrdered(quote) || quote.has_customer;
const numberOf = ({ reference }: CountedQuote) => Number(reference.split('-')[2]);
