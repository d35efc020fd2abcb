import type { BasketResponse } from '@app/contracts';
import { createStore, useStore } from '@app/ui';
import { findBasketSession } from './basket-session';

/** The basket as last fetched; null until then. */
const basket = createStore<BasketResponse | null>(null);

export const setKnownBasket = basket.set;
export const knownBasket = basket.current;
export const useKnownBasket = () => useStore(basket, null);

/** True only if it is known to be empty. */
export function isBasketEmpty(): boolean {
  const known = knownBasket();
  return known ? known.count === 0 : findBasketSession() === null;
}
