import type { BasketResponse } from '@app/contracts';
import { createStore, useStore } from '@app/ui';
import { findBasketSession } from './basket-session';

/** The basket as last fetched; null until then. */
const basket = createStore<BasketResponse | null>(null);

export const setFetchedBasket = basket.set;
export const fetchedBasket = basket.current;
export const useFetchedBasket = () => useStore(basket, null);

/** True only if it is known to be empty. */
export function isBasketEmpty(): boolean {
  const known = fetchedBasket();
  return known ? known.count === 0 : findBasketSession() === null;
}
