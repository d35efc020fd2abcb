import type { QuoteResponse } from '@app/contracts';
import { useEffect, useRef, useState } from 'react';
import { addToBasket } from '../../basket/add-to-basket';
import { isBasketEmpty } from '../../basket/fetched-basket';
import type { AfterAdding } from '../components/saved-view';

interface AddToBasketOptions {
  replaces: string | null;
  onKeepShopping: () => void;
  onOpenBasket: () => void;
}

/** Adds saved quotes to the basket, and what follows (specification §4). */
export function useAddToBasket(options: AddToBasketOptions) {
  const [replaces, setReplaces] = useState(options.replaces);
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
    const isAdded = await addToBasket({ quoteId: quote.id, replacesQuoteId: replaces });
    if (isAdded) setReplaces(null);
    if (pendingCall.current !== thisCall) return;
    // The basket replaces the calculator: until then nothing may be pressed twice.
    if (isAdded && thisCall.next === 'open-basket') return options.onOpenBasket();
    pendingCall.current = null;
    setAdding(null);
    if (isAdded) options.onKeepShopping();
  };

  return {
    replaces,
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
