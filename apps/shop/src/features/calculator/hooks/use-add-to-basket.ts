import type { QuoteResponse } from '@app/contracts';
import { useEffect, useRef, useState } from 'react';
import { addToBasket } from '../../../lib/basket/add-to-basket';
import { isBasketEmpty } from '../../../lib/basket/known-basket';
import type { AfterAdding } from '../components/saved-view';

interface AddToBasketOptions {
  /** The quote in the basket whose line the first one takes. */
  replaces: string | null;
  onKeepShopping: () => void;
  onOpenBasket: () => void;
}

/** Putting saved quotes into the basket, and what comes after (specification §4). */
export function useAddToBasket(options: AddToBasketOptions) {
  const [replaces, setReplaces] = useState(options.replaces);
  const [adding, setAdding] = useState<AfterAdding | null>(null);
  /** The call that is waited for. */
  const call = useRef<{ next: AfterAdding } | null>(null);
  /** A deposit on one quote alone is offered only to those who had nothing in their basket. */
  const [wasEmpty] = useState(isBasketEmpty);
  useEffect(
    () => () => {
      call.current = null;
    },
    [],
  );

  const add = async (quote: QuoteResponse, next: AfterAdding) => {
    setAdding(next);
    if (call.current) {
      call.current.next = next;
      return;
    }
    const own = { next };
    call.current = own;
    const isAdded = await addToBasket({ quoteId: quote.id, replacesQuoteId: replaces });
    if (isAdded) setReplaces(null);
    if (call.current !== own) return;
    // The basket takes the calculator's place: until then nothing is to be pressed twice.
    if (isAdded && own.next === 'open-basket') return options.onOpenBasket();
    call.current = null;
    setAdding(null);
    if (isAdded) options.onKeepShopping();
  };

  return {
    replaces,
    adding,
    wasEmpty,
    /** Once at a time; of several presses the last one says what comes after. */
    add: (quote: QuoteResponse, next: AfterAdding) => void add(quote, next),
    /** The visitor turned to something else: the quote goes into the basket, and nothing comes after. */
    forgetNext: () => {
      call.current = null;
      setAdding(null);
    },
  };
}
