import type { QuoteResponse } from '@app/contracts';
import { useEffect, useRef, useState } from 'react';
import { addToBasket } from '../../basket/add-to-basket';
import { isBasketEmpty } from '../../basket/fetched-basket';
import type { AfterAdding } from '../components/saved-view';

interface AddToBasketOptions {
  /** The quote in the basket that the new one takes the place of. */
  replacedQuoteId: string | null;
  onKeepShopping: () => void;
  onOpenBasket: () => void;
}

/** Adds saved quotes to the basket, then opens it or returns to an empty calculator (specification §4). */
export function useAddToBasket(options: AddToBasketOptions) {
  const [replacedQuoteId, setReplacedQuoteId] = useState(options.replacedQuoteId);
  const [adding, setAdding] = useState<AfterAdding | null>(null);
  /** The call in progress. */
  const pendingCall = useRef<{ next: AfterAdding } | null>(null);
  /** A deposit on a single quote is offered only if the basket was empty. */
  const [wasEmpty] = useState(isBasketEmpty);
  useEffect(
    () => () => {
      pendingCall.current = null;
    },
    [],
  );

  const add = async (quote: QuoteResponse, next: AfterAdding) => {
    setAdding(next);
    if (pendingCall.current) {
      pendingCall.current.next = next;
      return;
    }
    const thisCall = { next };
    pendingCall.current = thisCall;
    const isAdded = await addToBasket({ quoteId: quote.id, replacesQuoteId: replacedQuoteId });
    if (isAdded) setReplacedQuoteId(null);
    if (pendingCall.current !== thisCall) return;
    // The buttons stay pending until the basket has replaced the calculator.
    if (isAdded && thisCall.next === 'open-basket') return options.onOpenBasket();
    pendingCall.current = null;
    setAdding(null);
    if (isAdded) options.onKeepShopping();
  };

  return {
    replacedQuoteId,
    adding,
    wasEmpty,
    /** One call at a time; of several presses the last decides what follows. */
    add: (quote: QuoteResponse, next: AfterAdding) => void add(quote, next),
    /** The visitor moved on: the quote is still added, but nothing follows. */
    cancelFollowUp: () => {
      pendingCall.current = null;
      setAdding(null);
    },
  };
}
