import type { QuoteResponse } from '@app/contracts';
import { useState } from 'react';
import { addToBasket } from '../../../lib/basket/add-to-basket';
import { isBasketEmpty } from '../../../lib/basket/known-basket';
import type { AfterAdding } from '../components/saved-view';

interface AddingOptions {
  /** The quote in the basket whose line the first one takes. */
  replaces: string | null;
  onKeepShopping: () => void;
  onOpenBasket: () => void;
}

/** Putting saved quotes into the basket, and what comes after (specification §4). */
export function useAdding(options: AddingOptions) {
  const [replaces, setReplaces] = useState(options.replaces);
  const [adding, setAdding] = useState<AfterAdding | null>(null);
  /** A deposit on one quote alone is offered only to those who had nothing in their basket. */
  const [wasEmpty] = useState(isBasketEmpty);

  const add = async (quote: QuoteResponse, next: AfterAdding) => {
    setAdding(next);
    const isAdded = await addToBasket({ quoteId: quote.id, replacesQuoteId: replaces });
    setAdding(null);
    if (!isAdded) return;
    setReplaces(null);
    if (next === 'open-basket') options.onOpenBasket();
    else options.onKeepShopping();
  };

  return {
    replaces,
    adding,
    wasEmpty,
    /** One at a time: a second press while it is under way is the same wish. */
    add: (quote: QuoteResponse, next: AfterAdding) => void (adding ?? add(quote, next)),
  };
}
