import type { BasketResponse } from '@app/contracts';
import { createStore, useStore } from '@app/ui';
import { findBasketSession } from './basket-session';

/** The basket as the API last told it; null until it has. */
const basket = createStore<BasketResponse | null>(null);

export const setKnownBasket = basket.set;
export const knownBasket = basket.current;
export const useKnownBasket = () => useStore(basket, null);

/** Whether there is certainly nothing in it. */
export function isBasketEmpty(): boolean {
  const known = knownBasket();
  return known ? known.count === 0 : findBasketSession() === null;
}
